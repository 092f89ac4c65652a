/** The address of the site's root, whatever it is published under. */
export const root = new URL("..", import.meta.url);

let loading;

/**
 * The facts of every species in columns; loaded on the first call.
 *
 * @returns {Promise<object>} the search data, see `SearchData.swift`
 */
export function load() {
  loading ??= fetch(document.querySelector("[data-search]").dataset.search).then((answer) => {
    if (!answer.ok) throw new Error(`search data: ${answer.status}`);
    return answer.json();
  }).then(complete);
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Slugs that names tell and numbers that follow each other are left out of the file. */
function complete(data) {
  for (const { slugs, names } of [data, data.chart, data.moves, ...Object.values(data.groups)].filter(Boolean)) {
    names.forEach((name, index) => (slugs[index] ||= name.toLowerCase().replaceAll(" ", "-")));
  }
  const first = data.numbers;
  if (Number.isInteger(first)) data.numbers = data.slugs.map((_, index) => first + index);
  for (const group of Object.values(data.groups)) {
    group.also = new Map(group.also?.map(([species, ...own]) => [species, own]));
  }
  return data;
}

/**
 * The address of a species' page.
 *
 * @param {string} slug
 * @returns {string}
 */
export function address(slug) {
  return new URL(`pokemon/${encodeURIComponent(slug)}/`, root).href;
}

/**
 * The address of a species' picture.
 *
 * @param {object} data
 * @param {number} index
 * @returns {string}
 */
export function picture(data, index) {
  const pattern = data.pictures[data.pictureOf?.[index] ?? 0];
  const path = pattern.replace("{slug}", data.slugs[index]).replace("{number}", data.numbers?.[index]);
  return new URL(path, root).href;
}

/**
 * A number as pages write it.
 *
 * @param {object} data
 * @param {number} index
 * @returns {string} `#0025`; empty if it has none
 */
export function number(data, index) {
  const number = data.numbers?.[index] ?? null;
  return number === null ? "" : `#${String(number).padStart(4, "0")}`;
}

/**
 * The positions of a species' entries in a group.
 *
 * @param {object} group
 * @param {number} index
 * @returns {number[]}
 */
export function entries(group, index) {
  return [group.of[index]].flat();
}

/**
 * The positions of the entries that a species or any of its forms is in.
 *
 * @param {object} group
 * @param {number} index
 * @returns {number[]}
 */
export function entriesOfForms(group, index) {
  return [...entries(group, index), ...(group.also.get(index) ?? [])];
}

/**
 * The sum of a species' stats.
 *
 * @param {object} data
 * @param {number} index
 * @returns {number | null} null if it has none
 */
export function total(data, index) {
  const values = (data.stats ?? []).map((stat) => stat.of[index]).filter((value) => value !== null);
  return values.length ? values.reduce((sum, value) => sum + value) : null;
}

/**
 * Everything that species can be measured by, with its values.
 *
 * @param {object} data
 * @returns {{key: string, name: string, of: (number | null)[], unit?: string}[]} heights in metres, weights in kilograms
 */
export function measures(data) {
  const stats = data.stats ?? [];
  const tenths = (values) => values.map((value) => (value === null ? null : Math.round(value * 10) / 100));
  return [
    ...stats,
    stats.length > 1 && { key: "total", name: "Total", of: data.slugs.map((_, index) => total(data, index)) },
    data.heights && { key: "height", name: "Height", unit: "m", of: tenths(data.heights) },
    data.weights && { key: "weight", name: "Weight", unit: "kg", of: tenths(data.weights) },
  ].filter(Boolean);
}
