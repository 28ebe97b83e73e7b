import type { awakeEvent, wakingMark } from "#web/components/later/waking-mark.ts";
import { loadScript } from "#web/tracking/load-script.ts";
import { afterPaint } from "./after-paint.ts";

// As the compiler knows them: these lines stand in the page, and fetch nothing.
const mark: typeof wakingMark = "data-waking";
const awake: typeof awakeEvent = "awake";

/** What is pressed before its script is here waits for it and is pressed again then: nobody has to press twice. */
const waiting = new Set<HTMLElement>();
const asleep = `[data-late], [${mark}] button`;

function hold(event: MouseEvent): void {
  const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(asleep);
  // A press with Ctrl or Cmd asks for a new tab, and needs no script.
  if (!pressed || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  waiting.add(pressed);
}

function release(): void {
  for (const pressed of waiting) {
    if (pressed.matches(asleep)) continue;
    waiting.delete(pressed);
    pressed.click();
  }
}

addEventListener("click", hold, true);
addEventListener(awake, release);

/** Settled when the script has run, and when it cannot be fetched: what is a link still leads somewhere. */
function arrived({ dataset }: HTMLElement): Promise<unknown> {
  return new Promise((settle) => {
    const script = loadScript(dataset.script, "module");
    if (script) script.onload = script.onerror = settle;
  });
}

/** The scripts that a page names by `data-script` are fetched when it has been painted. */
afterPaint(() => {
  const named = document.querySelectorAll<HTMLElement>("[data-script]");
  void Promise.all([...named].map(arrived)).then(() => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-late]")) delete dataset.late;
    release();
  });
});
