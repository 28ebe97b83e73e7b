/**
 * Runs something once the browser has painted the page: scripts that are fetched earlier take a slow phone's line
 * and processor from the first letters. A page that is not on show is not painted: there it runs at once.
 */
export function afterPaint(run: () => void): void {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) {
    run();
    return;
  }
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe({ type: "paint", buffered: true });
}
