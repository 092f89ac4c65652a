import { measures } from "./data.js";
import { element } from "./dom.js";

function select(key, label, group) {
  const options = group.slugs.map((slug, index) => element("option", { value: slug }, group.names[index]));
  return element(
    "label",
    {},
    element("span", {}, label),
    element("select", { name: key }, element("option", { value: "" }, "Any"), ...options),
  );
}

function range({ key, name, unit, of }) {
  const values = of.filter((value) => value !== null);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const label = unit ? `${name} in ${unit}` : name;
  const input = (bound, words, placeholder) =>
    element("input", {
      type: "number",
      name: `${bound}-${key}`,
      "aria-label": `${label}, ${words}`,
      placeholder,
      min: 0,
      step: "any",
      inputmode: "decimal",
    });
  return element(
    "div",
    { class: "range" },
    element("span", {}, label),
    input("min", "at least", lowest),
    element("span", { "aria-hidden": "true" }, "–"),
    input("max", "at most", highest),
  );
}

/**
 * Fields for all that the data can be filtered by; what it does not know has none.
 *
 * @param {object} data the search data
 * @returns {HTMLElement[]}
 */
export function fields(data) {
  const text = element("input", { type: "text", name: "q", autocomplete: "off" });
  const selects = Object.entries(data.groups).flatMap(([key, group]) => {
    const isMultiple = group.of.some((own) => own.length > 1);
    const first = select(key, group.label, group);
    return key === "type" && isMultiple ? [first, select(key, "Second type", group)] : [first];
  });
  return [
    element("label", {}, element("span", {}, "Name or number"), text),
    ...selects,
    ...measures(data).map(range),
  ];
}
