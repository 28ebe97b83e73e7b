import { send } from "./calls.ts";
import { loadScript } from "./load-script.ts";
import { onHidden } from "./on-hidden.ts";
import { objects } from "./opt-out.ts";
import { type Entry, track } from "./track.ts";
import { watchArticles } from "./watch-articles.ts";
import { watchPageViews } from "./watch-page-views.ts";
import { watchScroll } from "./watch-scroll.ts";
import { watchSections } from "./watch-sections.ts";

// The whole tracker, one line for each concern, except presses and changes: start.script.ts watches these from the
// start. It also watches while the visitor objects, but sends nothing: each call checks, so that the switch of the
// privacy notice works at once.

window.seen ??= [];
const waiting = window.seen as Entry[];
watchPageViews(watchScroll());
watchSections();
watchArticles();
onHidden(() => {
  track("exit", "page_hidden");
  // There may be no later chance.
  waiting.splice(0).map(send);
});

/** Waiting calls are sent one by one, so that a slow phone is never busy for long. */
function sendWaiting(): void {
  const entry = waiting.shift();
  if (entry) {
    void send(entry);
    setTimeout(sendWaiting);
  } else window.seen = { push: send };
}

setTimeout(sendWaiting);

const { pageSpeed, tagScript } = document.documentElement.dataset;
if (!objects()) {
  // A page that is only read spends no data on measuring. A module runs once, however often it is added.
  for (const touch of ["pointerdown", "keydown", "scroll"]) {
    addEventListener(touch, () => loadScript(pageSpeed, "module"), { once: true });
  }
  loadScript(tagScript);
}
