import { attach } from "./combobox.js";
import { address, entries, load, measures, number, picture, root } from "./data.js";
import { element } from "./dom.js";

const MOST = 6;

function read(data) {
  const wanted = new URLSearchParams(location.search).getAll("p").join().split(",");
  return [...new Set(wanted)].map((slug) => data.slugs.indexOf(slug)).filter((index) => index >= 0).slice(0, MOST);
}

/** The search box that adds a species. */
function addForm() {
  return element(
    "form",
    { class: "search", autocomplete: "off" },
    element("label", { for: "add", class: "visually-hidden" }, "Add a Pokémon"),
    element("input", {
      id: "add",
      type: "text",
      role: "combobox",
      placeholder: "Add a Pokémon",
      "aria-expanded": "false",
      "aria-controls": "add-results",
      "aria-autocomplete": "list",
      spellcheck: "false",
    }),
    element("div", { id: "add-results", class: "results", role: "listbox", "aria-label": "Pokémon", hidden: true }),
    element("p", { role: "status", class: "visually-hidden" }),
  );
}

function head(data, index, remove) {
  const name = data.names[index];
  const button = element("button", { type: "button", class: "remove", "aria-label": `Remove ${name}` }, "×");
  button.addEventListener("click", () => remove(index));
  return element(
    "th",
    { scope: "col" },
    button,
    element("img", { src: picture(data, index), alt: "", width: 96, height: 96 }),
    element("a", { href: address(data.slugs[index]) }, name),
    element("span", { class: "muted" }, number(data, index)),
  );
}

function row(label, cells) {
  return element("tr", {}, element("th", { scope: "row" }, label), ...cells);
}

function badge(group, key, entry) {
  const tag = group.path ? "a" : "span";
  const href = group.path && new URL(`${group.path}${encodeURIComponent(group.slugs[entry])}/`, root).href;
  return element(tag, { href, class: key === "type" ? `badge type-${group.slugs[entry]}` : null }, group.names[entry]);
}

function list(items) {
  return element("td", {}, items.length ? element("ul", { class: "plain" }, ...items) : "–");
}

function groupRow(data, key, chosen) {
  const group = data.groups[key];
  const cells = chosen.map((index) => {
    const own = entries(group, index);
    const firstHidden = own.length - (group.hidden?.[index] ?? 0);
    return list(
      own.map((entry, position) =>
        element("li", {}, badge(group, key, entry), position >= firstHidden && element("span", { class: "muted" }, " (hidden)")),
      ),
    );
  });
  return isEmpty(cells) ? null : row(group.label, cells);
}

function isEmpty(cells) {
  return cells.every((cell) => cell.textContent === "–");
}

const FACTORS = { 0: 0, h: 0.5, 1: 1, 2: 2 };

/** The types whose moves do more damage than usual. */
function weaknessRow({ chart, groups }, chosen) {
  if (!chart) return null;
  const cells = chosen.map((index) => {
    const factors = chart.of.map((row) => entries(groups.type, index).reduce((all, type) => all * FACTORS[row[type]], 1));
    const weak = [...factors.keys()].filter((attacker) => factors[attacker] > 1);
    return list(
      weak.map((attacker) =>
        element("li", {}, badge({ ...groups.type, ...chart }, "type", attacker), factors[attacker] > 2 && ` ${factors[attacker]}×`),
      ),
    );
  });
  return isEmpty(cells) ? null : row("Weak to", cells);
}

/** A policy against inline styles lets a picture say its width. */
function bar(percent) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("width", `${percent}%`);
  return svg;
}

/** A measure with bars; the highest of several is named, not only seen. */
function measureRow({ name, unit, of }, chosen) {
  const highest = Math.max(...of.filter((value) => value !== null));
  const best = Math.max(...chosen.map((index) => of[index] ?? -Infinity));
  const cells = chosen.map((index) => {
    const value = of[index];
    if (value === null) return element("td", {}, "–");
    const isBest = chosen.length > 1 && value === best;
    const percent = highest > 0 ? (value / highest) * 100 : 0;
    return element(
      "td",
      { class: isBest ? "best" : null },
      `${value}${unit ? ` ${unit}` : ""}`,
      isBest && element("span", { class: "visually-hidden" }, ", the highest"),
      element("div", { class: "bar", "aria-hidden": "true" }, bar(percent)),
    );
  });
  return isEmpty(cells) ? null : row(name, cells);
}

function table(data, chosen, remove) {
  const groups = Object.keys(data.groups).flatMap((key) => [
    groupRow(data, key, chosen),
    key === "type" && weaknessRow(data, chosen),
  ]);
  const table = element(
    "table",
    { class: "comparison" },
    element("caption", { class: "visually-hidden" }, "Comparison"),
    element("thead", {}, element("tr", {}, element("td"), ...chosen.map((index) => head(data, index, remove)))),
    element("tbody", {}, ...groups, ...measures(data).map((measure) => measureRow(measure, chosen))),
  );
  table.style.setProperty("--count", chosen.length);
  return table;
}

/** Copies the address of the page, which names everyone in it. */
function shareButton(status) {
  const button = element("button", { type: "button", class: "button" }, "Copy link");
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      status.textContent = "The link has been copied.";
    } catch {
      status.textContent = `The link: ${location.href}`;
    }
  });
  return button;
}

/**
 * Brings the comparison to life.
 *
 * @param {HTMLElement[]} places the element that takes it
 */
export async function start([place]) {
  const data = await load();
  const form = addForm();
  const status = element("p", { role: "status", class: "muted" });
  const result = element("div", { class: "scroll", role: "region", "aria-label": "Comparison", tabindex: 0 });
  const tools = element("div", { class: "compare-tools" }, form, shareButton(status));

  function show() {
    const chosen = read(data);
    form.hidden = chosen.length >= MOST;
    result.hidden = !chosen.length;
    result.replaceChildren(table(data, chosen, (index) => goTo(chosen.filter((other) => other !== index))));
    const missing = chosen.length < 2 ? "Add two or more to compare them." : "";
    status.textContent = chosen.length === MOST ? "Six is as many as fit." : missing;
  }

  function goTo(chosen) {
    const url = new URL(location);
    url.search = chosen.length ? `?p=${chosen.map((index) => encodeURIComponent(data.slugs[index])).join(",")}` : "";
    history.pushState(null, "", url);
    show();
  }

  attach(form, { choose: (slug) => goTo([...read(data), data.slugs.indexOf(slug)]) });
  addEventListener("popstate", show);
  place.replaceChildren(tools, status, result);
  show();
}
