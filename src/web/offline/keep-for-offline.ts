import { workerPath } from "./kept.ts";

/**
 * Keeps the calculators and the pages that are read on this device, for when there is no connection. It starts once the
 * visitor has touched the page and the page is idle: a visitor who only glances at it pays nothing.
 */
export function keepForOffline(): void {
  const { serviceWorker } = navigator;
  // If the page already has a worker, the browser looks for a newer one.
  if (!import.meta.env.PROD || !serviceWorker || serviceWorker.controller) return;
  const signs = ["pointerdown", "keydown", "scroll"];
  const begin = () => {
    // Nothing can be fetched now; the next touch tries again.
    if (!navigator.onLine) return;
    for (const sign of signs) removeEventListener(sign, begin);
    // Not every browser has requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => void start(serviceWorker));
    else setTimeout(() => void start(serviceWorker), 2_000);
  };
  // The page may have been scrolled before this script loaded.
  for (const sign of signs) addEventListener(sign, begin, { passive: true });
  if (scrollY > 0) begin();
}

async function start(serviceWorker: ServiceWorkerContainer): Promise<void> {
  try {
    await serviceWorker.register(workerPath, { updateViaCache: "none" });
    const { active } = await serviceWorker.ready;
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    const urlsToCache = [location.pathname, ...files.filter((name) => name.includes("/_astro/"))];
    active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
  } catch {
    // Private windows and full disks refuse; the site works without.
  }
}
