import { root } from "./data.js";

const AT_ONCE = 6;

function size(bytes) {
  const units = ["bytes", "kB", "MB", "GB"];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return `${(bytes / 1000 ** power).toFixed(power > 1 ? 1 : 0)} ${units[power]}`;
}

async function loadList() {
  const answer = await fetch(new URL("offline.json", import.meta.url), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`offline.json: ${answer.status}`);
  return answer.json();
}

/** Fetches what is not kept yet, a few at a time. */
async function keep({ cache, paths }, signal, progress) {
  const store = await caches.open(cache);
  const kept = new Set((await store.keys()).map((request) => request.url));
  const wanted = paths.map((path) => new URL(path, root).href).filter((url) => !kept.has(url));
  let done = paths.length - wanted.length;
  const queue = wanted.values();
  async function work() {
    for (const url of queue) {
      signal.throwIfAborted();
      const answer = await fetch(url, { cache: "no-cache", signal });
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      await store.put(url, answer);
      progress(++done);
    }
  }
  progress(done);
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function missing({ cache, paths }) {
  const kept = new Set((await (await caches.open(cache)).keys()).map((request) => request.url));
  return paths.filter((path) => !kept.has(new URL(path, root).href)).length;
}

/** Why it stopped, for people. */
function reason(error) {
  if (error.name === "AbortError") return "Stopped. What is kept so far stays.";
  if (error.name === "QuotaExceededError") return "There is no more room on this device.";
  return "The connection broke off. What is kept so far stays; try again later.";
}

/**
 * Brings the page "Read offline" to life.
 *
 * @param {HTMLElement[]} panels
 */
export function start([panel]) {
  const [button, cancel] = panel.querySelectorAll("button");
  const unkept = document.querySelector("[data-unkept]");
  if (unkept) unkept.hidden = location.pathname.endsWith("/offline.html");
  const [bar, status] = [panel.querySelector("progress"), panel.querySelector("[role=status]")];
  if (!("caches" in window && "serviceWorker" in navigator)) {
    button.disabled = true;
    status.textContent = "This browser cannot keep sites, or not without https.";
    return;
  }
  let stopping;

  async function look() {
    const list = await loadList();
    const count = await missing(list);
    status.textContent = count
      ? `${list.paths.length} files, ${size(list.bytes)}${count < list.paths.length ? `; ${count} are not kept yet` : ""}.`
      : `All ${list.paths.length} files are kept on this device, ${size(list.bytes)}.`;
    button.disabled = !count;
  }

  async function run() {
    stopping = new AbortController();
    button.disabled = true;
    cancel.hidden = bar.hidden = false;
    try {
      const list = await loadList();
      bar.max = list.paths.length;
      await keep(list, stopping.signal, (done) => (bar.value = done));
      await navigator.storage?.persist?.();
      await look();
    } catch (error) {
      stopping.abort();
      status.textContent = reason(error);
      button.disabled = false;
    }
    cancel.hidden = bar.hidden = true;
  }

  button.addEventListener("click", run);
  cancel.addEventListener("click", () => stopping.abort());
  look().catch(() => (status.textContent = ""));
}
