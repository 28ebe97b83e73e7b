import type { keptInputsPlace, keptToComparePlace } from "./kept-inputs.ts";

// As the compiler knows it: these lines stand in the page, and fetch nothing.
const place: typeof keptInputsPlace = "inputs";
const comparePlace: typeof keptToComparePlace = "compare";

// Until React has hydrated an island: what is entered in it is noted, what is pressed in it is pressed again then.
window.entered = {};

addEventListener(
  "input",
  ({ target }) => {
    if (!(target instanceof Element && target.closest("astro-island[ssr]"))) return;
    window.entered ??= {};
    if (target instanceof HTMLSelectElement) window.entered[target.name] = target.value;
    if (target instanceof HTMLInputElement)
      window.entered[target.name] =
        target.type === "checkbox" ? String(Number(target.checked)) : target.value;
  },
  true,
);

addEventListener(
  "click",
  (event) => {
    const pressed =
      event.target instanceof Element &&
      event.target.closest<HTMLElement>("astro-island[ssr] :is(button, [type=radio])");
    if (!pressed || pressed.matches("[type=submit]")) return;
    event.preventDefault();
    event.stopPropagation();
    const press = () => pressed.click();
    pressed.closest("astro-island")?.addEventListener("astro:hydrate", press, { once: true });
  },
  true,
);

// The numbers of a link, or those kept for the session, come with the script; until then no others are shown.
if (location.hash.includes("=") || areKept()) document.documentElement.dataset.reopening = "";

function areKept(): boolean {
  try {
    // On the page of a tool, what was entered there and what is kept to compare with it: kept-tools.ts.
    const tool = location.pathname.split("/")[2];
    const places = [place, comparePlace, "tool:all", `tool:${tool}`, `compare:${tool}`];
    return places.some((name) => sessionStorage.getItem(name));
  } catch {
    // A browser may refuse its storage altogether: then nothing is kept.
    return false;
  }
}
