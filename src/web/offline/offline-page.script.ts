import type { keptMark } from "./kept.ts";

// Only types are imported: this script is inline, because nothing else may be kept on the device.
const mark: typeof keptMark = "data-kept";

/** The pages that this device can open: all of them with a connection, else the kept ones. */
const offline = document.documentElement.hasAttribute(mark);
for (const item of document.querySelectorAll<HTMLElement>("[data-kept-page]")) {
  const address = item.querySelector("a")?.href ?? "";
  item.hidden = offline && !(await caches.match(address, { ignoreVary: true }));
}
