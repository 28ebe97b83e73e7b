import { type EventType, track } from "./track.ts";

/** Presses on marked elements, and on the partner's articles; a link opened in a new tab counts too. */
export function watchClicks(): void {
  function onClick({ target, button }: MouseEvent) {
    if (!(target instanceof Element) || button > 1) return;
    const marked = target.closest<HTMLElement>("[data-track-event],[data-track-name]");
    if (marked) {
      const { trackEvent = "click", trackName = marked.localName } = marked.dataset;
      track(trackEvent as EventType, trackName);
    }
    const article = target.closest<HTMLElement>("[data-article-id]")?.dataset.articleId;
    if (!article) return;
    track("article_view", article);
    if (target.closest("a")) track("article_click", article);
  }
  // Not in the capture phase: a press before hydration is stopped there and repeated later.
  for (const press of ["click", "auxclick"] as const) document.addEventListener(press, onClick);
}
