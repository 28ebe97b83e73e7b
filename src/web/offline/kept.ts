// What the pages, the service worker and the build agree on.

/** Where the service worker is: at the root, because it may only answer for what lies below it. */
export const workerPath = "/service-worker.js";

/** What a visitor without a connection sees of a page that is not kept on the device. */
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
  /** Addresses that are kept for whoever stays. */
  pages: readonly string[];
  /** Addresses that are kept once they are opened. No other is, whatever a link says. */
  readable: readonly string[];
  /** Addresses that lead to another, as the server would answer them. */
  redirects: Readonly<Record<string, string>>;
  /** Scripts, styles and fonts; their names carry a hash. */
  files: readonly string[];
};
