/**
 * An element. Texts are set as texts and never read as HTML.
 *
 * @param {string} tag
 * @param {Record<string, string | number | boolean | null | undefined>} attributes `true` sets an empty one;
 *   `false`, null and undefined none
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElement}
 */
export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child || child === 0));
  return node;
}
