import { entriesOfForms } from "./data.js";
import { fold, foldedFromWords } from "./fold.js";

const indexes = new WeakMap();

/** All names of every species, and of every group that has a page or can be searched for, folded once. */
function indexOf(data) {
  if (!indexes.has(data)) indexes.set(data, makeIndex(data));
  return indexes.get(data);
}

function makeIndex(data) {
  const languages = Object.entries(data.others ?? {});
  const species = data.names.map((name, index) => [
    named(name),
    named(data.slugs[index]),
    ...languages.filter(([, names]) => names[index]).map(([lang, names]) => ({ ...named(names[index]), lang })),
  ]);
  for (const { name, slug, of } of data.forms ?? []) {
    const words = name.toLowerCase().split(" ").filter((word) => word !== "{}");
    const ending = slug || ["{}", ...words].join("-");
    for (const index of of) {
      const form = ending.replace("{}", data.slugs[index]);
      species[index].push({ ...named(name.replace("{}", data.names[index])), form });
    }
  }
  const groups = ["type", "ability", "generation", "egg-group"].filter((key) => data.groups[key]).flatMap((key) => {
    const group = data.groups[key];
    return group.names.map((name, entry) => ({
      key,
      entry,
      names: [name, ...(group.others?.[entry] ?? [])].map(named),
    }));
  });
  const moves = (data.moves?.names ?? []).map((name, entry) => ({ key: "move", entry, names: [named(name)] }));
  return { species, groups: [...groups, ...moves] };
}

function named(text) {
  return { text, folded: foldedFromWords(text) };
}

/** How well a name fits: 0 is the whole name, 1 its beginning, 2 the beginning of a word, 3 a part of it. */
function fit({ folded }, wanted) {
  if (folded[0] === wanted) return 0;
  if (folded[0]?.startsWith(wanted)) return 1;
  if (folded.some((end) => end.startsWith(wanted))) return 2;
  return folded[0]?.includes(wanted) ? 3 : Infinity;
}

function fitOfNumber(number, query) {
  const digits = /^#?\s*(\d+)$/.exec(query.normalize("NFKC").trim())?.[1];
  if (digits === undefined || number == null) return Infinity;
  if (Number(digits) === number) return -1;
  return String(number).startsWith(digits) ? 2.5 : Infinity;
}

/** Species whose number or name fits, and the name that does. */
function speciesByName(data, query) {
  const wanted = fold(query);
  return indexOf(data).species.flatMap((names, index) => {
    let best = { index, rank: fitOfNumber(data.numbers?.[index], query) };
    names.forEach((name, position) => {
      const rank = fit(name, wanted) + (position ? 0.5 : 0);
      if (rank < best.rank) best = { index, rank, name: (name.lang || name.form) && name };
    });
    return best.rank < Infinity ? [best] : [];
  });
}

function groupsByName(data, query) {
  const wanted = fold(query);
  if (wanted.length < 2) return [];
  return indexOf(data).groups.flatMap(({ key, entry, names }) => {
    const rank = Math.min(...names.map((name) => fit(name, wanted)));
    return rank < 3 ? [{ group: key, entry, rank: rank + 0.75 }] : [];
  });
}

function members(data, { group, entry, rank }) {
  const found = data.groups[group];
  if (!found) return [];
  return data.slugs.flatMap((_, index) =>
    entriesOfForms(found, index).includes(entry) ? [{ index, rank: rank + 4, of: { group, entry } }] : [],
  );
}

/** Hits for one term, the best one of every species. */
function hits(data, query) {
  const groups = groupsByName(data, query);
  const found = new Map();
  for (const hit of [...speciesByName(data, query), ...groups.flatMap((group) => members(data, group))]) {
    if (!(found.get(hit.index)?.rank <= hit.rank)) found.set(hit.index, hit);
  }
  return { groups, species: [...found.values()] };
}

/** Species that every word fits, where no species fits the words together. */
function hitsOfWords(data, words) {
  const [first, ...others] = words.map((word) => new Map(hits(data, word).species.map((hit) => [hit.index, hit])));
  return [...first.values()].filter(({ index }) => others.every((found) => found.has(index)));
}

/**
 * Everything that a query finds, the best first: by number, by any name, by type, ability, generation, egg group;
 * moves by their names.
 *
 * @param {object} data the search data
 * @param {string} query
 * @returns {{groups: {group: string, entry: number}[],
 *   species: {index: number, name?: {text: string, lang?: string, form?: string}, of?: {group: string, entry: number}}[]}}
 */
export function find(data, query) {
  if (!fold(query)) return { groups: [], species: [] };
  const found = hits(data, query);
  const words = query.split(/[\s,]+/).filter(fold);
  if (!found.species.length && !found.groups.length && words.length > 1) found.species = hitsOfWords(data, words);
  found.species.sort((a, b) => a.rank - b.rank || a.index - b.index);
  found.groups.sort((a, b) => a.rank - b.rank);
  return found;
}
