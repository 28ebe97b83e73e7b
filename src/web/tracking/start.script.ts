import { loadScript } from "./load-script.ts";
import { onceOpened } from "./prerendering.ts";
import { watchClicks } from "./watch-clicks.ts";
import { watchFields } from "./watch-fields.ts";
import { watchQuestions } from "./watch-questions.ts";

// What a visitor does counts from the start: it waits in the queue until the tracker has loaded.
watchClicks();
watchFields();
watchQuestions();

/** The tracker is loaded when the page has loaded and the browser is idle. */
const load = () => loadScript(document.documentElement.dataset.tracker, "module");

function whenIdle(): void {
  // Safari has no requestIdleCallback; there the load event has to do.
  if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 4_000 });
  else setTimeout(load);
}

onceOpened(() => {
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle);
});
