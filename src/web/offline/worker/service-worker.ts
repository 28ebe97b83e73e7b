import { Route, Router } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from "workbox-strategies";
import { leadRequestPath } from "#contract/lead.ts";
import { cacheNames, type Kept, keptMark, offlinePath } from "../kept.ts";

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: scripts/service-worker.ts. */
declare const KEPT: Kept;

const { pages: pagesOf, files: filesOf } = cacheNames;
const ours = /^(pages|files)-/;

/** After this time a kept page is shown; its notice says of which day it is. */
const patienceSeconds = 6;

/** The network first: a kept page, marked as such, only when the network does not answer. */
const pages = new NetworkFirst({
  cacheName: pagesOf(KEPT.version),
  networkTimeoutSeconds: patienceSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => location.origin + pagePath(request.url),
      // No redirects, no errors, no login page of a public network.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && response.type === "basic" && !response.redirected ? response : null,
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && marked(cachedResponse),
      handlerDidError: offlinePage,
    },
  ],
});

/** Contact pages, and addresses that lead nowhere: never kept, and never the browser's own page of an error. */
const others = new NetworkOnly({ plugins: [{ handlerDidError: offlinePage }] });

/** A contact form that is sent as a page, as all are without the dialog. */
const sent = new NetworkOnly({ plugins: [{ handlerDidError: async () => notSentPage() }] });

/** A file with a hash in its name never changes. */
const files = new CacheFirst({
  cacheName: filesOf(KEPT.version),
  plugins: [{ cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) }],
});

const router = new Router();
router.registerRoute(
  new Route(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_astro/"), files),
);
router.registerRoute(
  new Route(
    ({ url, sameOrigin }) => sameOrigin && Object.hasOwn(KEPT.redirects, url.pathname),
    async ({ url }) => Response.redirect(`${KEPT.redirects[url.pathname]}${url.search}`, 302),
  ),
);
router.registerRoute(
  new Route(({ url, sameOrigin }) => sameOrigin && KEPT.readable.includes(pagePath(url.href)), pages),
);
router.registerRoute(
  new Route(({ request, sameOrigin }) => sameOrigin && request.mode === "navigate", others),
);
router.registerRoute(
  new Route(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.mode === "navigate" && url.pathname === leadRequestPath,
    sent,
    "POST",
  ),
);
router.addFetchListener();
// The page that is open when the worker starts is kept too: it sends its own address and its files.
router.addCacheListener();

/** The path of a page without its query, which does not change the page. The front page has two paths. */
function pagePath(address: string): string {
  const { pathname } = new URL(address);
  return pathname === "/home" ? "/" : pathname;
}

async function offlinePage(): Promise<Response | undefined> {
  const page = await caches.match(new URL(offlinePath, location.origin).href, { ignoreVary: true });
  return page && marked(page);
}

/** Small and without the site's look: it stands in for the browser's own page of an error. */
function notSentPage(): Response {
  const html = `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Your request was not sent</title>
</head>
<body>
<main>
<h1>Your request was not sent</h1>
<p>You seem to be offline. Go back to the form: what you typed is still there. Send it again once you are connected.</p>
</main>
</body>
</html>
`;
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": "default-src 'none'" },
  });
}

/** The page as it was kept, marked so that it shows its notice. */
async function marked(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  const html = (await response.text()).replace("<html ", `<html ${keptMark} `);
  return new Response(html, { status: response.status, headers });
}

self.addEventListener("install", (event) => event.waitUntil(keep(event)));

/**
 * Fetches what is to work without a connection. With Save-Data that is only the offline page; pages that they
 * open are kept then. There is no skipWaiting: open pages keep the worker and the files of
 * their own build until the last of them is closed.
 */
async function keep(event: ExtendableEvent): Promise<void> {
  await fetched(pages, [offlinePath], event);
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, "connection");
  if (connection?.saveData) return;
  await fetched(files, KEPT.files, event);
  await fetched(pages, KEPT.pages, event);
  // Pages read under an earlier build are fetched again; an address that no longer exists is no failure.
  await Promise.allSettled((await pagesKeptBefore()).map((path) => fetched(pages, [path], event)));
}

/** One after the other, so that the visitor's own requests come first. */
async function fetched(strategy: Strategy, paths: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const path of paths) {
    const request = new Request(path, { priority: "low" });
    const [response, done] = strategy.handleAll({ event, request });
    const { status } = await response;
    await done;
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
  }
}

async function pagesKeptBefore(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = new Set(requests.flat().map(({ url }) => new URL(url).pathname));
  const fetchedAlready = [offlinePath, ...KEPT.pages];
  return [...paths].filter((path) => KEPT.readable.includes(path) && !fetchedAlready.includes(path));
}

self.addEventListener("activate", (event) => event.waitUntil(dropOtherBuilds()));

async function dropOtherBuilds(): Promise<void> {
  const current = [pagesOf(KEPT.version), filesOf(KEPT.version)];
  const others = (await caches.keys()).filter((name) => ours.test(name) && !current.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
