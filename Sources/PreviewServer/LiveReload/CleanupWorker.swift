/// The service worker of a preview: one that takes itself away.
///
/// The worker of a real site answers with files that it has kept. In a preview that would show an author the
/// pictures of yesterday, keep a stream of events for ever, and outlive the preview: the next site at this port
/// would be answered for by the worker of the last one. So every request for a worker's program is answered with
/// this one. A browser takes it for a new version of whichever worker it has, and so loses worker and caches.
enum CleanupWorker {
  static let program = """
    // The preview of pokesite keeps nothing: this takes the place of the site's service worker, and then goes.
    // To try the site offline: pokesite serve --no-watch
    self.addEventListener("install", () => self.skipWaiting());
    self.addEventListener("activate", (event) => event.waitUntil(leave()));

    async function leave() {
      for (const name of await caches.keys()) await caches.delete(name);
      // Pages that the last worker has answered for come anew. A page that had none is not among them.
      const pages = await self.clients.matchAll({ type: "window" });
      await self.registration.unregister();
      // One that has gone on by itself in the meantime cannot be led anywhere.
      for (const page of pages) page.navigate(page.url).catch(() => {});
    }

    """
}
