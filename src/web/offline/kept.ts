// Shared by the pages, the service worker and the build.

/** Where the service worker is: at the root, because it only handles addresses below its own. */
export const workerPath = "/service-worker.js";

/** Shown without a connection instead of a page that is not kept on the device. */
export const offlinePath = "/offline";

/** The service worker's caches of one build. */
export const cacheNames = {
  pages: (version: string) => `pages-${version}`,
  files: (version: string) => `files-${version}`,
};

/** On the <html> of a page that was kept on the device: its notice shows, see offline-notice.module.css. */
export const keptMark = "data-kept";

/** What the build tells the service worker. */
export type Kept = {
  /** Names the build: each has caches of its own. */
  version: string;
  /** Addresses that are kept once a visitor has touched the page. */
  pages: readonly string[];
  /** Addresses that are kept once they are opened. No others ever are. */
  readable: readonly string[];
  /** Addresses that redirect, as on the server. */
  redirects: Readonly<Record<string, string>>;
  /** Scripts, styles and fonts; their names contain a hash. */
  files: readonly string[];
};
