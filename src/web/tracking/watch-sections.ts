import { onHidden } from "./on-hidden.ts";
import { track } from "./track.ts";
import { watchVisible } from "./visible.ts";

/** The landing page's sections: when a quarter of one comes into view, and for how long it stays. */
export function watchSections(): void {
  if (location.pathname !== "/") return;
  const inView = new Set<string>();
  const since = new Map<string, number>();

  function enter(id: string) {
    if (since.has(id)) return;
    since.set(id, Date.now());
    track("section_view", id);
  }

  function leave(id: string) {
    const seconds = Math.round((Date.now() - (since.get(id) ?? 0)) / 1_000);
    if (since.delete(id)) track("section_exit", id, `${seconds}s`);
  }

  watchVisible("#home,#features,#insights,#contact", 0.25, ({ id }, visible) => {
    if (visible) {
      inView.add(id);
      enter(id);
    } else {
      inView.delete(id);
      leave(id);
    }
  });
  // Nobody looks at a hidden tab. When it is shown again the observer does not fire: nothing has moved.
  onHidden(() => {
    for (const id of since.keys()) leave(id);
  });
  addEventListener("visibilitychange", () => {
    if (!document.hidden) inView.forEach(enter);
  });
}
