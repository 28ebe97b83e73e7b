import type { ClientDirective } from "astro";
import { keptForSession } from "#web/components/kept/session-text.ts";

/** What shows that somebody is about to use a part, or uses it: a pointer over it, a finger on it, the focus in it, an entry. */
const signs = ["pointerover", "touchstart", "focusin", "input"];

/**
 * The directive `client:used={places}`: a part of a page is hydrated when it is about to be used, and at once where it must
 * show what is not the page's own: a link's numbers, or those kept in one of the places, if it has any. Until then a page of
 * an answer shows no others. A page that is only read fetches no React.
 */
const whenUsed: ClientDirective = (load, { value }, island) => {
  const places = Array.isArray(value) ? value : [value];
  const stop = new AbortController();
  const wake = async () => {
    stop.abort();
    const hydrate = await load();
    await hydrate();
  };
  const { signal } = stop;
  const wakeWhen = (numbersCome: boolean) => numbersCome && wake();
  const linked = () => location.hash.includes("=");
  const kept = () => places.some((place) => typeof place === "string" && keptForSession(place) !== undefined);
  // A field may have been reached while the page was still coming.
  const reached = () => island.matches(":focus-within");
  if (linked() || kept()) document.documentElement.dataset.reopening = "";
  // What is entered before is noted by a script of the page (before-hydration.script.ts), which comes first.
  addEventListener("DOMContentLoaded", () => wakeWhen(linked() || kept() || reached()), { signal });
  // A link to this same page brings numbers as well.
  addEventListener("hashchange", () => wakeWhen(linked()), { signal });
  // Back to a page that the browser had kept whole: other pages may have brought numbers since.
  addEventListener("pageshow", ({ persisted }) => wakeWhen(persisted), { signal });
  for (const sign of signs) island.addEventListener(sign, wake, { signal, passive: true });
};

export default whenUsed;
