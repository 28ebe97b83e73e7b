/** Whether the browser only makes this page ready ahead: it is not seen before it is opened, and perhaps never. */
export const prerendering = (): boolean => Boolean(Reflect.get(document, "prerendering"));

/** Runs something now, or when a page that was made ready ahead is opened. */
export function onceOpened(run: () => void): void {
  if (prerendering()) document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}
