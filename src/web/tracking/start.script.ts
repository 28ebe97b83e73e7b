import { loadScript } from "./load-script.ts";
import { onceOpened } from "./prerendering.ts";
import { watchClicks } from "./watch-clicks.ts";
import { watchFields } from "./watch-fields.ts";
import { watchQuestions } from "./watch-questions.ts";

// What a visitor does counts from the start: it waits in the queue until the tracker is there.
watchClicks();
watchFields();
watchQuestions();

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
