/** Calls when the tab is hidden, which includes leaving the page. */
export function onHidden(task: () => void): void {
  // On the window, so after listeners on the document.
  addEventListener("visibilitychange", () => document.hidden && task());
}
