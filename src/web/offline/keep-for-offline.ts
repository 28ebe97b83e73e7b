import { workerPath } from "./kept.ts";

/**
 * Keeps the calculators and what is read on this device, for when there is no connection. It begins once the
 * visitor has touched the page and the page has nothing else to do: who only looks in pays nothing for it.
 */
export function keepForOffline(): void {
  const { serviceWorker } = navigator;
  // A page that has a worker already leaves it to the browser to look for a newer one.
  if (!import.meta.env.PROD || !serviceWorker || serviceWorker.controller) return;
  const signs = ["pointerdown", "keydown", "scroll"];
  const begin = () => {
    // Nothing can be fetched now; the next touch asks again.
    if (!navigator.onLine) return;
    for (const sign of signs) removeEventListener(sign, begin);
    // Not every browser tells when it is idle.
    if ("requestIdleCallback" in window) requestIdleCallback(() => void start(serviceWorker));
    else setTimeout(() => void start(serviceWorker), 2_000);
  };
  // The page may have been scrolled before this script came.
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
