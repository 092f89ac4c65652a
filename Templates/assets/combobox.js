import { address, entries, load, number, picture, root } from "./data.js";
import { element } from "./dom.js";
import { find } from "./match.js";

const SHOWN = 8;

/**
 * Brings a search form to life: results while typing, arrows, Enter and Escape.
 *
 * @param {HTMLFormElement} form with an input, a listbox and a status
 * @param {{choose?: (slug: string) => void}} options what to do with a species in place of opening its page
 */
export function attach(form, { choose } = {}) {
  const input = form.querySelector("[role=combobox]");
  const list = form.querySelector("[role=listbox]");
  const status = form.querySelector("[role=status]");
  let active = -1;

  const options = () => [...list.querySelectorAll("[role=option]")];

  function activate(position) {
    active = position;
    options().forEach((option, index) => option.setAttribute("aria-selected", index === position));
    const option = options()[position];
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  }

  function close() {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    activate(-1);
  }

  function show(results, message) {
    list.replaceChildren(...results);
    results.forEach((option, index) => (option.id = `${list.id}-${index}`));
    list.hidden = !results.length;
    input.setAttribute("aria-expanded", String(results.length > 0));
    activate(-1);
    status.textContent = message;
  }

  async function update() {
    const query = input.value;
    if (!query.trim()) {
      status.textContent = "";
      return close();
    }
    try {
      const data = await load();
      if (input.value !== query) return;
      const { groups, species } = find(data, query);
      const results = choose
        ? species.slice(0, SHOWN).map((hit) => speciesOption(data, hit))
        : [...firstGroups(data, groups, species), ...rest(data, query, groups, species)];
      show(results, message(groups.length + species.length));
    } catch {
      show([], "The search data cannot be loaded. Are you offline?");
    }
  }

  function open(option) {
    if (choose && option.dataset.slug) {
      input.value = "";
      close();
      choose(option.dataset.slug);
    } else {
      location.href = option.href;
    }
  }

  input.addEventListener("input", update);
  input.addEventListener("focus", () => list.childElementCount && input.value && update());
  input.addEventListener("keydown", (event) => {
    const count = list.hidden ? 0 : options().length;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count) {
      event.preventDefault();
      const next = active + (event.key === "ArrowDown" ? 1 : -1);
      activate(next < -1 ? count - 1 : next === count ? -1 : next);
    } else if (event.key === "Escape" && !list.hidden) {
      event.preventDefault();
      close();
    }
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const chosen = active;
    if (list.hidden) await update();
    const option = options()[Math.max(chosen, 0)];
    if (option && !list.hidden) open(option);
  });
  list.addEventListener("click", (event) => {
    const option = event.target.closest("[data-slug]");
    if (!choose || !option) return;
    event.preventDefault();
    open(option);
  });
  form.addEventListener("focusout", (event) => {
    if (!form.contains(event.relatedTarget)) close();
  });
  // A press on a result must not take the focus, or the list closes before the click arrives.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  if (input.value) update();
}

function message(count) {
  if (!count) return "No results.";
  return count === 1 ? "1 result." : `${count} results.`;
}

/** How many types, moves and so on there is room for: many only where few species are found. */
function room(species) {
  return Math.max(2, SHOWN - species.length);
}

/** A type that is named in full comes before the species of that name's beginning. */
function firstGroups(data, groups, species) {
  const best = species[0]?.rank ?? Infinity;
  const first = groups.filter((group) => group.rank < best).slice(0, room(species));
  return first.map((group) => groupOption(data, group)).filter(Boolean);
}

function rest(data, query, groups, species) {
  const best = species[0]?.rank ?? Infinity;
  const later = groups.filter((group) => group.rank >= best).slice(0, room(species));
  const options = [
    ...species.slice(0, SHOWN).map((hit) => speciesOption(data, hit)),
    ...later.map((group) => groupOption(data, group)),
  ].filter(Boolean);
  if (species.length > SHOWN) {
    const href = new URL(`?${new URLSearchParams({ q: query })}`, root).href;
    options.push(element("a", { role: "option", href, class: "more" }, `All ${species.length} Pokémon`));
  }
  return options;
}

function speciesOption(data, { index, name, of }) {
  const types = data.groups.type;
  const hash = name?.form ? `#form-${name.form}` : "";
  const note = of && of.group !== "type" ? data.groups[of.group].names[of.entry] : null;
  return element(
    "a",
    { role: "option", href: address(data.slugs[index]) + hash, "data-slug": data.slugs[index] },
    element("img", { src: picture(data, index), alt: "", width: 40, height: 40 }),
    element(
      "span",
      { class: "option-name" },
      data.names[index],
      name && element("span", { class: "muted", lang: name.lang }, ` ${name.text}`),
    ),
    element(
      "span",
      { class: "option-note muted" },
      note ?? (types ? entries(types, index).map((entry) => types.names[entry]).join(", ") : ""),
    ),
    element("span", { class: "option-number muted" }, number(data, index)),
  );
}

function groupOption(data, { group, entry }) {
  const { path, slugs, names, label } = data.groups[group] ?? data.moves;
  if (!path) return null;
  const href = new URL(`${path}${encodeURIComponent(slugs[entry])}/`, root).href;
  return element(
    "a",
    { role: "option", href },
    element("span", { class: "option-name" }, names[entry]),
    element("span", { class: "option-note muted" }, label),
  );
}
