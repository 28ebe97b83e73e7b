import { prerendering } from "./prerendering.ts";

/**
 * Runs something once the page has been painted. On a slow phone a script that is fetched or run earlier competes
 * with the first letters. A page that is not on show, or only made ready ahead, is not painted: there it runs at once.
 */
export function afterPaint(run: () => void): void {
  const { supportedEntryTypes } = PerformanceObserver;
  if (document.hidden || prerendering() || !supportedEntryTypes.includes("paint")) {
    run();
    return;
  }
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    run();
  });
  painted.observe({ type: "paint", buffered: true });
}
