/// The program that keeps a page in the browser up to date.
enum ReloadScript {
  /// Where it and its events stand below the base path. No file of a site is there: names with a dot are not served.
  static let folder = ".pokesite"
  static let name = "reload.js"
  static let eventsName = "events"

  static let program = #"""
    // Keeps this page up to date while `pokesite serve` runs. No file of the site holds it.
    (() => {
      const own = document.currentScript;
      const root = new URL("..", own.src);
      const pause = 500;
      // One for browsers without scripts is none of this page's, though a parsed page has it as an element.
      const sheetSelector = 'link[rel~="stylesheet" i]:not(noscript *)';

      let version = own.dataset.page;
      let known = null;
      let stream = null;
      let overlay = null;
      let work = Promise.resolve();
      // What the page said when it was loaded, to compare the next version with.
      let shown = new Promise((done) => {
        if (document.readyState === "complete") done(load());
        else addEventListener("load", () => done(load()));
      });
      shown.catch(() => {});

      // Events

      function connect() {
        if (stream) return;
        const address = new URL("events", own.src);
        if (known !== null) address.searchParams.set("since", known);
        stream = new EventSource(address);
        stream.onmessage = ({ data }) => {
          work = work.then(() => take(JSON.parse(data))).catch(() => {});
        };
        // Not left to the browser: the address changes with what is known.
        stream.onerror = () => {
          disconnect();
          setTimeout(() => document.hidden || connect(), pause);
        };
      }

      function disconnect() {
        stream?.close();
        stream = null;
      }

      // A browser opens six connections to a server: pages that nobody sees must not hold them.
      document.addEventListener("visibilitychange", () => (document.hidden ? disconnect() : connect()));
      addEventListener("pagehide", disconnect);
      addEventListener("pageshow", (event) => event.persisted && connect());
      leaveWorker().catch(() => {}).then(() => document.hidden || connect());

      /**
       * A service worker of the site that was here before answers with files that it has kept. It would keep the
       * events too, and could not end before they do. So it goes before anything else is asked for.
       */
      async function leaveWorker() {
        if (!navigator.serviceWorker?.controller) return;
        for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
        for (const name of await caches.keys()) await caches.delete(name);
        const key = "pokesite-preview-left";
        const last = Number(sessionStorage.getItem(key));
        sessionStorage.setItem(key, Date.now());
        // Not over and over, should another script bring the worker back.
        if (Date.now() - last > 5000) {
          location.reload();
          await new Promise(() => {});
        }
      }

      async function take({ number, changed, problems, count }) {
        showProblems(problems, count);
        await refresh(changed, number);
        await shown;
        // To be seen in the browser's inspector: the page is as new as this.
        own.dataset.known = known = number;
      }

      // The page

      /** The page as the server has it: its version, its style sheets, and all the rest as text. */
      async function load() {
        const answer = await fetch(location.href, { cache: "no-cache" });
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const tag = page.querySelector("script[data-page]");
        const sheets = [...page.querySelectorAll(sheetSelector)];
        for (const element of [tag, ...sheets]) element?.remove();
        return { version: tag?.dataset.page, sheets, text: page.documentElement.outerHTML };
      }

      async function refresh(changed, number) {
        const latest = await load();
        if (latest.version !== version) {
          const before = await shown;
          if (before.version !== version || before.text !== latest.text) return location.reload();
          await putSheets(latest.sheets);
          version = latest.version;
          shown = Promise.resolve(latest);
        }
        await refreshFiles(changed, number);
      }

      /** Files that changed under the address that they had. */
      async function refreshFiles(changed, number) {
        if (changed === null) return location.reload();
        const addresses = new Set(changed.map((path) => new URL(path.split("/").map(encodeURIComponent).join("/"), root).href));
        const sheets = [...document.querySelectorAll(sheetSelector)];
        const isSheet = (address) => sheets.some((sheet) => plain(sheet.href) === address);
        // What a script has fetched is not asked for: it may be a list of all files, which changes with any.
        const used = performance.getEntriesByType("resource").filter((entry) => !["fetch", "xmlhttprequest"].includes(entry.initiatorType));
        const shownAddresses = new Set(used.map((entry) => plain(entry.name)));
        for (const picture of document.images) shownAddresses.add(plain(picture.currentSrc || picture.src));
        if ([...addresses].some((address) => shownAddresses.has(address) && !isSheet(address))) return location.reload();
        if (!sheets.some((sheet) => addresses.has(plain(sheet.href)))) return;
        await putSheets(sheets.map((sheet) => {
          const copy = sheet.cloneNode();
          if (addresses.has(plain(sheet.href))) copy.href = `${plain(sheet.href)}?preview=${number}`;
          return copy;
        }));
      }

      function plain(address) {
        const url = new URL(address, location);
        url.search = url.hash = "";
        return url.href;
      }

      /** New sheets take the place of the old ones when they are there, so that the page is never bare. */
      async function putSheets(sheets) {
        const old = [...document.querySelectorAll(sheetSelector)];
        const fresh = sheets.map((sheet) => document.importNode(sheet));
        const loaded = fresh.map((sheet) => new Promise((done) => (sheet.onload = sheet.onerror = done)));
        if (old.length) old.at(-1).after(...fresh);
        else document.head.append(...fresh);
        await Promise.all(loaded);
        for (const sheet of old) sheet.remove();
      }

      // Errors

      function showProblems(problems, count) {
        overlay?.remove();
        overlay = null;
        if (!problems.length) return;
        overlay = element("div", "");
        overlay.id = "pokesite-problems";
        overlay.setAttribute("role", "alert");
        const shadow = overlay.attachShadow({ mode: "open" });
        const style = new CSSStyleSheet();
        style.replaceSync(look);
        shadow.adoptedStyleSheets = [style];
        const close = element("button", "Close");
        close.addEventListener("click", () => overlay?.remove());
        const title = count === 1 ? "One error keeps the site from being built" : `${count} errors keep the site from being built`;
        shadow.append(close, element("h2", title), ...problems.map(problemElement));
        if (count > problems.length) shadow.append(element("p", `and ${count - problems.length} more, in the terminal`));
        shadow.append(element("p", "This is the last version that could be built. The message goes when the error is mended."));
        document.documentElement.append(overlay);
      }

      function problemElement({ place, summary, details }) {
        const section = element("section", "");
        if (place) section.append(element("h3", place));
        section.append(element("p", summary));
        if (details) section.append(element("pre", details));
        return section;
      }

      function element(name, text) {
        const made = document.createElement(name);
        made.textContent = text;
        return made;
      }

      addEventListener("keydown", (event) => event.key === "Escape" && overlay?.remove());

      const look = `
        :host { all: initial; position: fixed; inset: auto 0 0 0; z-index: 2147483647; box-sizing: border-box;
          max-height: 70vh; overflow: auto; padding: 1rem 1.5rem; background: #1b1c24; color: #f4f4f8;
          border-top: 4px solid #ff6b6b; font: 16px/1.5 system-ui, sans-serif; }
        h2 { margin: 0 0 .5rem; font-size: 1.15rem; }
        h3 { margin: 1rem 0 0; font: 600 .95rem ui-monospace, monospace; color: #ffb3b3; overflow-wrap: anywhere; }
        p { margin: .25rem 0; }
        pre { margin: .25rem 0; padding: .5rem; overflow: auto; background: #0d0e13; font: .875rem/1.4 ui-monospace, monospace; }
        button { float: right; min-width: 44px; min-height: 44px; padding: 0 1rem; font: inherit;
          color: inherit; background: none; border: 1px solid currentColor; border-radius: .5rem; cursor: pointer; }
      `;
    })();

    """#
}
