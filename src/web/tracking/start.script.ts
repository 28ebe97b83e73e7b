import { loadScript } from "./load-script.ts";
import { onceOpened } from "./prerendering.ts";

/** The tracker comes when the page is loaded and the browser has nothing else to do. */
const load = () => loadScript(document.documentElement.dataset.tracker, "module");

function whenIdle(): void {
  // Safari has no idle callback; there a page that is loaded has to do.
  if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 4_000 });
  else setTimeout(load);
}

onceOpened(() => {
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
});
