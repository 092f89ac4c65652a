import { load } from "./data.js";
import { element } from "./dom.js";

/** The cards of the list, which stand in groups or, sorted otherwise, in one row of their own. */
class Cards {
  constructor() {
    this.groups = [...document.querySelectorAll("main ul.cards")].map((list) => ({
      list,
      section: list.closest(".list-group") ?? list,
      cards: [...list.children],
    }));
    const cards = this.groups.flatMap((group) => group.cards);
    this.bySlug = new Map(cards.map((card) => [Cards.slug(card), card]));
    this.row = element("ul", { class: "cards", hidden: true });
    this.groups[0].section.before(this.row);
  }

  static slug(card) {
    return decodeURIComponent(card.querySelector("a").pathname.split("/").at(-2));
  }

  /** Shows some cards in their groups. */
  showGrouped(slugs) {
    const shown = new Set(slugs);
    for (const [slug, card] of this.bySlug) card.hidden = !shown.has(slug);
    for (const { list, section, cards } of this.groups) {
      if (list.children.length !== cards.length || this.isRow) list.append(...cards);
      section.hidden = cards.every((card) => card.hidden);
    }
    this.isRow = false;
    this.row.hidden = true;
  }

  /** Shows some cards in this order. */
  showInOrder(slugs) {
    const cards = slugs.map((slug) => this.bySlug.get(slug)).filter(Boolean);
    for (const card of cards) card.hidden = false;
    for (const { list, cards } of this.groups) list.append(...cards);
    this.row.replaceChildren(...cards);
    this.row.hidden = false;
    this.isRow = true;
    for (const { section } of this.groups) section.hidden = true;
  }
}

/** What the form asks for, without what it leaves open. */
function paramsOf(form) {
  return new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
}

/** Sets every field to what the address says. */
function fill(form, params) {
  const seen = new Map();
  for (const field of form.elements) {
    if (!field.name) continue;
    const position = seen.get(field.name) ?? 0;
    seen.set(field.name, position + 1);
    const value = params.getAll(field.name)[position] ?? "";
    if (field.type === "checkbox") field.checked = value !== "";
    else field.value = value;
  }
}

function isTyped(field) {
  return field.matches("[type=text], [type=number]");
}

/**
 * Brings filters and sorting of the list to life. What is asked for stands in the address.
 *
 * @param {HTMLFormElement[]} forms the panel above the list
 */
export function start([form]) {
  const [toggle, panel] = [form.querySelector("[aria-controls]"), form.querySelector("[data-filters]")];
  const [reset, status] = [form.querySelector("[data-reset]"), form.querySelector("[role=status]")];
  const everything = status.textContent;
  const cards = new Cards();
  let typedIn = null;

  async function makeFields() {
    const [data, { fields }] = await Promise.all([load(), import("./fields.js")]);
    if (!panel.childElementCount) {
      panel.append(...fields(data));
      fill(form, new URLSearchParams(location.search));
    }
    return data;
  }

  async function apply() {
    const params = new URLSearchParams(location.search);
    const isPlain = ![...params.keys()].length;
    reset.classList.toggle("unseen", isPlain);
    if (isPlain) {
      cards.showGrouped(cards.bySlug.keys());
      status.textContent = everything;
      return;
    }
    const [data, { filtered }] = await Promise.all([makeFields(), import("./filter.js")]);
    const slugs = filtered(data, params).map((index) => data.slugs[index]);
    if (params.has("sort") || params.has("reverse")) cards.showInOrder(slugs);
    else cards.showGrouped(slugs);
    status.textContent = `${slugs.length} of ${everything}`;
  }

  function goTo(params, isReplacing) {
    const url = new URL(location);
    url.search = params;
    if (url.href === location.href) return;
    history[isReplacing ? "replaceState" : "pushState"](null, "", url);
    run();
  }

  function run() {
    return apply().catch(() => (status.textContent = "The data for filters cannot be loaded. Are you offline?"));
  }

  toggle.addEventListener("click", async () => {
    await makeFields();
    panel.hidden = !panel.hidden;
    toggle.setAttribute("aria-expanded", String(!panel.hidden));
  });
  function update({ target }) {
    // While someone types, the address changes along; "back" leads to where they began.
    goTo(paramsOf(form), isTyped(target) && target === typedIn);
    typedIn = isTyped(target) ? target : null;
  }

  form.addEventListener("input", update);
  form.addEventListener("change", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  reset.addEventListener("click", () => {
    const none = new URLSearchParams();
    fill(form, none);
    goTo(none);
    toggle.focus();
  });
  addEventListener("popstate", () => {
    fill(form, new URLSearchParams(location.search));
    typedIn = null;
    run();
  });
  fill(form, new URLSearchParams(location.search));
  run().then(() => restorePlace(cards));
  addEventListener("pagehide", () => keepPlace(cards));
}

/** Back at the list, the card that was at the top is there again, however long the list is by now. */
function restorePlace(cards) {
  const isReturning = performance.getEntriesByType("navigation")[0]?.type !== "navigate";
  const { slug, top } = JSON.parse(sessionStorage.getItem(placeKey()) ?? "{}");
  const card = cards.bySlug.get(slug);
  if (!isReturning || !card) return;
  card.scrollIntoView({ behavior: "instant" });
  scrollBy({ top: -top, behavior: "instant" });
}

/** Keeps the first card that is seen, if the page has been scrolled at all. */
function keepPlace(cards) {
  const edge = (card) => card.getBoundingClientRect();
  const seen = [...cards.bySlug].find(([, card]) => card.checkVisibility() && edge(card).bottom > 0);
  if (scrollY && seen) sessionStorage.setItem(placeKey(), JSON.stringify({ slug: seen[0], top: edge(seen[1]).top }));
  else sessionStorage.removeItem(placeKey());
}

function placeKey() {
  return `place ${location.href}`;
}
