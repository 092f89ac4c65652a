/** The link whose target is shown gets `aria-current`; without a target in the address it is the first one. */
function update(links) {
  const shown = links.find((link) => link.hash === location.hash) ?? links[0];
  for (const link of links) {
    if (link === shown) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

/**
 * Marks the current tab in every row of tabs.
 *
 * @param {HTMLAnchorElement[]} links
 */
export function start(links) {
  const rows = [...new Set(links.map((link) => link.parentNode.parentNode))].map((row) =>
    links.filter((link) => row.contains(link)),
  );
  const updateAll = () => rows.forEach(update);
  addEventListener("hashchange", updateAll);
  updateAll();
}
