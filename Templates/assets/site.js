import { root } from "./data.js";

/** What brings the parts of a page to life; loaded only where the part is there. */
const PARTS = [
  ["[data-list]", () => import("./list.js")],
  ["[data-compare]", () => import("./compare.js")],
  ["[data-random]", () => import("./random.js")],
  ["nav.tabs a[href^='#']", () => import("./tabs.js")],
  ["table.moves", () => import("./tables.js")],
  ["[data-offline]", () => import("./offline.js")],
];

for (const [selector, start] of PARTS) {
  const found = document.querySelectorAll(selector);
  if (found.length) start().then((part) => part.start([...found]));
}

const searches = [...document.querySelectorAll("form[role=search]")];
for (const form of searches) {
  const attach = () => import("./combobox.js").then((part) => part.attach(form));
  form.addEventListener("focusin", attach, { once: true });
  if (form.contains(document.activeElement)) form.dispatchEvent(new Event("focusin"));
}

document.addEventListener("keydown", (event) => {
  const isTyping = event.target.closest?.("input, textarea, select, [contenteditable]");
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping || !searches.length) return;
  event.preventDefault();
  const input = searches[searches.length - 1].querySelector("input");
  input.focus();
  input.select();
});

if ("serviceWorker" in navigator) {
  addEventListener("load", async () => {
    // Without a worker so far, nobody has kept this page and what it shows.
    const isNew = !navigator.serviceWorker.controller;
    try {
      await navigator.serviceWorker.register(new URL("sw.js", root));
      const { active } = await navigator.serviceWorker.ready;
      const shown = performance.getEntriesByType("resource").map((entry) => entry.name);
      if (isNew) active.postMessage({ keep: [location.href, ...shown] });
    } catch {
      // Browsers refuse workers in private windows and without https: the site works without one.
    }
  });
}
