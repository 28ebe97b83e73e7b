import type { ClientDirective } from "astro";

/** What shows that somebody is about to use a tool: a pointer over it, a finger on it, the focus in it. */
const signs = ["pointerover", "touchstart", "focusin"];

/**
 * The directive `client:used`: a tool in a chapter is hydrated when it is about to be used, and at once where it must show
 * numbers that are not the page's own (before-hydration.script.ts). Who only reads the page fetches no React.
 */
const whenUsed: ClientDirective = (load, _options, island) => {
  const stop = new AbortController();
  const wake = async () => {
    stop.abort();
    const hydrate = await load();
    await hydrate();
  };
  const { signal } = stop;
  const wakeWhen = (numbersCome: boolean) => numbersCome && wake();
  // The page's script, which looks for numbers, runs when the page has been read.
  addEventListener(
    "DOMContentLoaded",
    () => wakeWhen(document.documentElement.dataset.reopening !== undefined),
    { signal },
  );
  // A link to this same page brings numbers as well.
  addEventListener("hashchange", () => wakeWhen(location.hash.includes("=")), { signal });
  // Back to a page that the browser had kept whole: other pages may have brought numbers since.
  addEventListener("pageshow", ({ persisted }) => wakeWhen(persisted), { signal });
  for (const sign of signs) island.addEventListener(sign, wake, { signal, passive: true });
};

export default whenUsed;
