import type { keptInputsPlace } from "./kept-numbers.ts";

// As the compiler knows it: these lines stand in the page, and fetch nothing.
const place: typeof keptInputsPlace = "inputs";
const comparePlace = "compare";

// Until React has hydrated an island: what is entered in it is noted, what is pressed in it is pressed again then.
const asleep = "astro-island[ssr]";
const someSleep = document.querySelector(asleep) !== null;
if (someSleep) window.entered = {};

function note(field: EventTarget | null): void {
  if (!(field instanceof Element && field.closest(asleep))) return;
  window.entered ??= {};
  if (field instanceof HTMLSelectElement) window.entered[field.name] = field.value;
  if (field instanceof HTMLInputElement)
    window.entered[field.name] = field.type === "checkbox" ? String(Number(field.checked)) : field.value;
}

/** Whether a field holds what it did not come with. A slider's end may be before the value that it came with. */
function isEntered(field: HTMLInputElement): boolean {
  if (field.type === "checkbox") return field.checked !== field.defaultChecked;
  const untouched = field.cloneNode() as HTMLInputElement;
  untouched.value = field.defaultValue;
  return field.value !== untouched.value;
}

// These lines run when the page has been read; its fields were there before.
for (const field of document.querySelectorAll<HTMLInputElement>(`${asleep} input:not([type=radio])`))
  if (isEntered(field)) note(field);

addEventListener("input", ({ target }) => note(target), true);

// A press on a link is held as well, if something was entered: the link may take it along.
addEventListener(
  "click",
  (event) => {
    const pressed =
      event.target instanceof Element &&
      event.target.closest<HTMLElement>(`${asleep} :is(button, [type=radio], a:not([target]))`);
    if (!pressed || pressed.matches("[type=submit]")) return;
    const link = pressed instanceof HTMLAnchorElement;
    if (link && Object.keys(window.entered ?? {}).length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const island = pressed.closest("astro-island");
    const press = () => {
      // React hydrates at once what a button goes down on: it must know a radio button as it was before it is checked.
      for (const type of ["mousedown", "click"]) pressed.dispatchEvent(new MouseEvent(type, event));
    };
    island?.addEventListener("astro:hydrate", press, { once: true });
    // Without a connection the link is all that is left.
    if (link) island?.addEventListener("astro:hydration-error", () => location.assign(pressed.href));
  },
  true,
);

// The numbers of a link, or those kept for the session, come with the script; until then no others are shown.
// Nothing is kept of a frame on another site.
const framed = location.pathname.startsWith("/embed/");
if (someSleep && !framed && (location.hash.includes("=") || areKept()))
  document.documentElement.dataset.reopening = "";

function areKept(): boolean {
  try {
    // On the page of a tool, what was entered there and what is kept to compare with it: kept-numbers.ts.
    const tool = location.pathname.split("/")[2];
    const places = [place, comparePlace, "tool:all", `tool:${tool}`, `compare:${tool}`];
    return places.some((name) => sessionStorage.getItem(name));
  } catch {
    // A browser may refuse its storage altogether: then nothing is kept.
    return false;
  }
}
