import { browserObjects, choose, objects } from "./opt-out.ts";

/** Shows whether this browser is counted, and changes it at once. */
const place = document.querySelector<HTMLElement>("#analytics-switch [data-switch]");
const state = place?.querySelector("[data-state]");
const button = place?.querySelector<HTMLButtonElement>("[data-choice]");

function show(): void {
  if (!place || !state || !button) return;
  place.hidden = false;
  button.parentElement!.hidden = browserObjects();
  button.textContent = objects() ? "Count my visits" : "Do not count my visits";
  state.textContent = sentence();
}

function sentence(): string {
  if (browserObjects()) {
    return "Analytics are off: your browser asks every site not to track you. Nothing is counted, and there are no cookies.";
  }
  return objects()
    ? "Analytics are off in this browser. Nothing is counted, and both cookies are gone."
    : "Analytics are on in this browser. Your visit is counted, without your name.";
}

button?.addEventListener("click", () => {
  choose(objects());
  show();
});
// The choice was changed in another tab.
addEventListener("storage", show);
show();
