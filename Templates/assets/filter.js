import { entriesOfForms, measures } from "./data.js";
import { find } from "./match.js";

function measured(data, params, shown) {
  for (const { key, of } of measures(data)) {
    const [low, high] = [params.get(`min-${key}`), params.get(`max-${key}`)];
    if (!low && !high) continue;
    const isWithin = (value) => value != null && value >= Number(low ?? -Infinity) && value <= Number(high || Infinity);
    shown = shown.filter((index) => isWithin(of[index]));
  }
  return shown;
}

/**
 * The species that an address asks for, in the order that it asks for.
 *
 * @param {object} data the search data
 * @param {URLSearchParams} params `q`, a group's key with a slug, `min-` and `max-` with a measure, `sort`, `reverse`
 * @returns {number[]} positions of species
 */
export function filtered(data, params) {
  let shown = [...data.slugs.keys()];
  if (params.get("q")) {
    const found = new Set(find(data, params.get("q")).species.map((hit) => hit.index));
    shown = shown.filter((index) => found.has(index));
  }
  for (const [key, group] of Object.entries(data.groups)) {
    for (const slug of params.getAll(key)) {
      const wanted = group.slugs.indexOf(slug);
      shown = shown.filter((index) => entriesOfForms(group, index).includes(wanted));
    }
  }
  shown = sorted(data, params.get("sort"), measured(data, params, shown));
  return params.has("reverse") ? shown.reverse() : shown;
}

/** Names by the alphabet, measures from the highest; what has no value comes last. */
function sorted(data, key, shown) {
  if (key === "name") {
    const { compare } = new Intl.Collator();
    return shown.sort((a, b) => compare(data.names[a], data.names[b]));
  }
  const values = measures(data).find((measure) => measure.key === key)?.of;
  return values ? shown.sort((a, b) => (values[b] ?? -Infinity) - (values[a] ?? -Infinity) || a - b) : shown;
}
