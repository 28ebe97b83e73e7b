import type { keptMark } from "./kept.ts";

// As the compiler knows it: these lines stand in the page and fetch nothing, since nothing else may be kept.
const mark: typeof keptMark = "data-kept";

/** Of all pages, those that this device can open: all while there is a connection, else those that are kept. */
const offline = document.documentElement.hasAttribute(mark);
for (const item of document.querySelectorAll<HTMLElement>("[data-kept-page]")) {
  const address = item.querySelector("a")?.href ?? "";
  item.hidden = offline && !(await caches.match(address, { ignoreVary: true }));
}
