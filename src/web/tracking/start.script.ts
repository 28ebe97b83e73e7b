import { afterPaint } from "#web/site/after-paint.ts";
import { onceOpened } from "#web/site/prerendering.ts";
import { loadScript } from "./load-script.ts";

/** The tracker comes when the page is loaded and painted and the browser has nothing else to do. */
const load = () => loadScript(document.documentElement.dataset.tracker, "module");

function whenIdle(): void {
  // Safari has no idle callback; there a page that is loaded has to do.
  if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 4_000 });
  else setTimeout(load);
}

function start(): void {
  if (document.readyState === "complete") afterPaint(whenIdle);
  else addEventListener("load", () => afterPaint(whenIdle));
}

onceOpened(start);
