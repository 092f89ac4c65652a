// The service worker. SITE, written above, has `root`, `cache`, `offline` and `shell`; all are paths of this site.
//
// Pages come from the network and, without one, from what was kept; files come from what was kept and else from
// the network. A cache belongs to one version of the site. A new version fetches anew what the last one kept,
// and only then drops it, so that nothing is lost and no page meets the style or scripts of another version:
// their names change with their content.

/** All caches of this site begin with it: other sites may share the host. */
const PREFIX = SITE.cache.slice(0, SITE.cache.lastIndexOf(" ") + 1);
const AT_ONCE = 6;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
  refresh();
});
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keep(event.data.keep));
});
self.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path === null) return;
  event.respondWith(isPage(event.request, path) ? page(event) : file(event));
});

async function install() {
  const cache = await caches.open(SITE.cache);
  await cache.addAll(SITE.shell.map((path) => new Request(path, { cache: "no-cache" })));
  await self.skipWaiting();
}

/** The path below the root of what the worker answers for; null for everything else. */
function pathOf(request) {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(SITE.root)) return null;
  const path = url.pathname.slice(SITE.root.length);
  // Whoever asks for a file with "no-cache" keeps it himself.
  const isKeeping = request.mode !== "navigate" && request.cache === "no-cache";
  return isKeeping || path.startsWith("api/") || path === "sw.js" || request.headers.has("range") ? null : path;
}

function isPage(request, path) {
  return request.mode === "navigate" || path === "" || path.endsWith("/") || path.endsWith(".html");
}

/** An address without what does not change the file behind it. */
function plain(address) {
  const url = new URL(address, location);
  url.search = url.hash = "";
  return url.href;
}

async function page(event) {
  const address = plain(event.request.url);
  try {
    const answer = await fetch(event.request);
    if (answer.ok && !answer.redirected) event.waitUntil(put(address, answer.clone()));
    return answer;
  } catch {
    const kept = await find(address);
    if (kept) return kept;
    if (!address.endsWith("/") && (await find(`${address}/`))) return Response.redirect(`${address}/`);
    return (await find(plain(SITE.offline))) ?? Response.error();
  }
}

async function file(event) {
  const address = plain(event.request.url);
  const kept = await (await caches.open(SITE.cache)).match(address, { ignoreVary: true });
  if (kept) return kept;
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(put(address, answer.clone()));
    return answer;
  } catch {
    return (await find(address)) ?? Response.error();
  }
}

/** What was kept under an address, by this version or else by an earlier one. */
async function find(address) {
  for (const name of [SITE.cache, ...(await earlier())]) {
    const kept = await (await caches.open(name)).match(address, { ignoreVary: true });
    if (kept) return kept;
  }
  return undefined;
}

/** The caches of earlier versions of this site. */
async function earlier() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== SITE.cache);
}

/** Keeps an answer; a full disk is no reason not to show it. */
async function put(address, answer) {
  try {
    await (await caches.open(SITE.cache)).put(address, answer);
  } catch (error) {
    console.warn(`not kept: ${address}`, error);
  }
}

/** Keeps pages and files that were shown before the worker was there. */
async function keep(addresses) {
  const wanted = [...new Set(addresses.map(plain))].filter((address) => pathOf(new Request(address)) !== null);
  const cache = await caches.open(SITE.cache);
  await inParallel(wanted, async (address) => {
    if (await cache.match(address, { ignoreVary: true })) return;
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) await put(address, answer);
  });
}

/** Brings what earlier versions kept up to date, then drops them. Without a network they stay. */
async function refresh() {
  const cache = await caches.open(SITE.cache);
  for (const name of await earlier()) {
    const old = await caches.open(name);
    let isDone = true;
    await inParallel(await old.keys(), async ({ url }) => {
      try {
        if (!(await cache.match(url, { ignoreVary: true }))) {
          const answer = await fetch(url, { cache: "no-cache" });
          if (answer.ok && !answer.redirected) await cache.put(url, answer);
        }
      } catch {
        isDone = false;
      }
    });
    if (isDone) await caches.delete(name);
  }
}

async function inParallel(items, work) {
  const queue = items.values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const item of queue) await work(item);
  });
  await Promise.all(workers);
}
