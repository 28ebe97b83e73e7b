/** Whether this page is only prerendered: nobody sees it until it is opened, if ever. */
export const prerendering = (): boolean => Boolean(Reflect.get(document, "prerendering"));

/** Runs something now, or when a prerendered page is opened. */
export function onceOpened(run: () => void): void {
  if (prerendering()) document.addEventListener("prerenderingchange", run, { once: true });
  else run();
}
