import { element } from "./dom.js";

const order = new Intl.Collator(undefined, { numeric: true });

/** Numbers by size, texts by the alphabet, empty cells last. */
function compare(a, b, direction) {
  const isEmpty = (text) => text === "" || text === "–";
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) - isEmpty(b);
  return direction * order.compare(a, b);
}

/** Texts from A, numbers from the highest; a second time the other way round. */
function sort(table, header) {
  const [body] = table.tBodies;
  const isNumber = body.rows[0]?.cells[header.cellIndex]?.matches(".number");
  const before = header.getAttribute("aria-sort") ?? (isNumber ? "ascending" : "descending");
  const direction = before === "ascending" ? -1 : 1;
  for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
  header.setAttribute("aria-sort", direction > 0 ? "ascending" : "descending");
  const text = (row) => row.cells[header.cellIndex]?.textContent.trim() ?? "";
  body.append(...[...body.rows].sort((a, b) => compare(text(a), text(b), direction)));
}

/**
 * Makes tables sortable by the buttons that their headers become.
 *
 * @param {HTMLTableElement[]} tables
 */
export function start(tables) {
  for (const table of tables) {
    for (const header of table.tHead?.rows[0].cells ?? []) {
      const button = element("button", { type: "button", class: "sort" }, ...header.childNodes);
      header.replaceChildren(button);
      button.addEventListener("click", () => sort(table, header));
    }
  }
}
