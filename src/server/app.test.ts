import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageIds } from "#contract/page-ids.ts";
import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import type { PageHandler } from "./pages/pages.ts";

const build = new URL("../../dist/", import.meta.url);
let app: FastifyInstance;
const address = "https://ikhaya.example";
const noStorage = () => Promise.reject(new Error("These tests store nothing."));

beforeAll(async () => {
  if (!existsSync(build)) throw new Error("These tests need the built website: npm run build");
  const { handler } = (await import(new URL("server/entry.mjs", build).href)) as { handler: PageHandler };
  app = await buildApp({
    config: readConfig({ SITE_URL: address }),
    pages: handler,
    assets: fileURLToPath(new URL("client/", build)),
    acceptLead: noStorage,
  });
});

afterAll(() => app.close());

const pages = [
  "/",
  "/glossary",
  "/offer-to-purchase",
  "/privacy",
  "/legal",
  "/paia",
  ...pageIds.calculator.map((tab) => `/calculator/${tab}`),
  ...pageIds.education.map((section) => `/education/${section}`),
];

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

test.for(pages)("%s answers with a whole page under its own canonical address", async (path) => {
  const response = await app.inject(path);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(canonicalOf(response.body)).toBe(`https://ikhaya.example${path}`);
  expect(response.body).toMatch(/<title>[^<]+ \| Ikhaya<\/title>/);
  expect(response.body).toMatch(/<meta name="description" content="[^"]{50,}"/);
  expect(response.body).toContain('<main id="main"');
  // What the first paint waits for; a page without it would stay white until all of it has come.
  const [, awaited] = /<link rel="expect" href="#([\w-]+)" blocking="render">/.exec(response.body) ?? [];
  expect(response.body).toContain(` id="${awaited}"`);
  expect(response.body).not.toContain('name="robots" content="noindex"');
  expect(response.body).not.toMatch(/\sstyle="/);
});

test.for([
  ["/calculator", "/calculator/affordability"],
  ["/calculator?utm_source=a%20b&x=1", "/calculator/affordability?utm_source=a%20b&x=1"],
  ["/education", "/education/articles"],
  ["/education?x=1", "/education/articles?x=1"],
] as const)("%s leads to %s and keeps the query", async ([from, to]) => {
  const response = await app.inject(from);
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe(to);
});

test.for([
  ["/home", "https://ikhaya.example/", false],
  ["/calculator/nonsense", "https://ikhaya.example/calculator/affordability", true],
  ["/calculator/constructor", "https://ikhaya.example/calculator/affordability", true],
  ["/education/nonsense", "https://ikhaya.example/education/articles", true],
  ["/education/unknown", "https://ikhaya.example/education/articles", true],
] as const)("%s is shown, with %s as its canonical address", async ([path, canonical, noindex]) => {
  const response = await app.inject(path);
  expect(response.statusCode).toBe(200);
  expect(canonicalOf(response.body)).toBe(canonical);
  expect(response.body.includes('name="robots" content="noindex"')).toBe(noindex);
});

test("an unknown calculator is affordability, whose tab is marked", async () => {
  const { body } = await app.inject("/calculator/nonsense");
  expect(body).toContain("Calculate how much you could afford");
  const [, marked = ""] =
    /<a\s[^>]*aria-current="page"[^>]*>(.*?)<\/a>/s.exec(body.split("<main")[1] ?? "") ?? [];
  expect(marked).toContain("Affordability Calculator");
});

/** Every page that a link leads to, from the front page on, and what is wrong on the way. */
async function crawled(): Promise<{ seen: Map<string, string>; broken: string[] }> {
  const seen = new Map<string, string>();
  const broken: string[] = [];
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    let response = await app.inject(path);
    if (response.statusCode === 302) response = await app.inject(String(response.headers.location));
    if (response.statusCode !== 200) broken.push(`${path}: ${response.statusCode}`);
    seen.set(path, response.body);
    for (const [, href = ""] of response.body.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
      const target = new URL(href.replaceAll("&amp;", "&"), new URL(path, address));
      const isNew = !seen.has(target.pathname) && !waiting.includes(target.pathname);
      if (target.origin === address && isNew) waiting.push(target.pathname);
    }
  }
  return { seen, broken };
}

test("every link of the site leads to a page, and every anchor to a place on it", async () => {
  const { seen, broken } = await crawled();
  for (const [path, html] of seen) {
    for (const [, href = ""] of html.matchAll(/<a\s[^>]*?href="([^"]*#[^"]+)"/g)) {
      const target = new URL(href, new URL(path, address));
      const page = seen.get(target.pathname);
      const id = decodeURIComponent(target.hash.slice(1));
      // Numbers for a calculator, not a place on its page.
      if (id.includes("=")) continue;
      if (target.origin === address && !page?.includes(`id="${id}"`)) broken.push(`${path} → ${href}`);
    }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(14);
});

/** The kinds of structured data that a page has for machines. */
function kindsIn(html: string): string[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks.flatMap(([, json = "{}"]) => {
    const data = JSON.parse(json);
    return (data["@graph"] ?? [data]).map((part: Record<string, unknown>) => part["@type"]);
  });
}

test.for([
  "/",
  "/calculator/calculator",
  "/education/loan-process",
  "/education/getting-started",
  "/tools/cash-needed",
])("%s has its structured data", async (path) => {
  const kinds = kindsIn((await app.inject(path)).body);
  expect(kinds).toEqual(expect.arrayContaining(["WebSite", "Organization"]));
  if (/^.(calculator|tools)/.test(path)) expect(kinds).toContain("WebApplication");
  if (path.startsWith("/tools")) expect(kinds).toContain("FAQPage");
  if (path.startsWith("/education")) expect(kinds).toContain("BreadcrumbList");
});

test("site map, robots, manifest and pictures are there", async () => {
  expect((await app.inject("/sitemap.xml")).body.match(/<loc>/g)?.length).toBe(28);
  for (const path of [
    "/robots.txt",
    "/llms.txt",
    "/manifest.webmanifest",
    "/og.png",
    "/icon.svg",
    "/icon-192.png",
  ]) {
    expect((await app.inject(path)).statusCode, path).toBe(200);
  }
});

test("every contact page is there", async () => {
  for (const id of pageIds.contact) expect((await app.inject(`/contact/${id}`)).statusCode).toBe(200);
});

test.for([
  "/nothing",
  "/contact/nobody",
  "/contact/mortgage",
  "/contact/not-sent",
  "/contact/sent",
  "/contact/sent/mortgage",
  "/calculator/affordability/deeper",
  "/education/articles/deeper",
  "/%E0%A4%A",
  "/../../etc/passwd",
  "/..%2f..%2fetc%2fpasswd",
  "/.env",
  "/.git/config",
  "/_astro/nothing.js",
  "/%00",
  "/a%0d%0aset-cookie:x=1",
  `/${"long/".repeat(1_000)}`,
  `/${"x".repeat(8_000)}`,
  "/<script>alert(1)</script>",
])("the path %s is a 404 page, never a stack trace", async (path) => {
  const response = await app.inject(path);
  expect(response.statusCode).toBe(404);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.body).toContain('<main id="main"');
  expect(response.body).not.toMatch(/node_modules|\bat .+:\d+:\d+|Error:|root:x:/);
  expect(response.headers["set-cookie"]).toBeUndefined();
});

test("the first answer of each calculator is in the HTML before any script runs", async () => {
  const html = (path: string) => app.inject(path).then(({ body }) => body.replaceAll("\u00a0", " "));
  expect(await html("/calculator/calculator")).toContain("R19 638");
  expect(await html("/calculator/calculator")).toContain("R122 432");
  expect(await html("/calculator/sensitivity")).toContain("R25 917");
  expect(await html("/calculator/extra-payment")).toContain("R244 531");
  expect(await html("/calculator/affordability")).toContain("for example, on R30 000 a month");
  expect(await html("/tools/cash-needed")).toContain("R134 682");
});

test("the guide's front has of each chapter the figure with which that chapter begins", async () => {
  const text = (path: string) =>
    app.inject(path).then(({ body }) => body.replaceAll("\u00a0", " ").replaceAll("\u2060", ""));
  const front = await text("/education/articles");
  const chapters = [
    ...front.matchAll(/<a href="(\/education\/[a-z-]+)"[^>]*>(?:(?!<\/a>).)*<b[^>]*>([^<]+)<\/b>/gs),
  ];
  expect(chapters).toHaveLength(6);
  // Where a day follows from that time, the sentence begins with the day.
  for (const [, path, figure] of chapters)
    expect(await text(path!), path).toMatch(
      new RegExp(
        `<strong[^>]*><span[^>]*>(?:${figure}|\\d+ \\w+ \\d+</span></strong> <!-- -->[^<]*${figure} )`,
      ),
    );
});

test("a page is compressed as the browser asks, and the same bytes come out", async () => {
  const plain = await app.inject({
    url: "/calculator/calculator",
    headers: { "accept-encoding": "identity" },
  });
  const br = await app.inject({ url: "/calculator/calculator", headers: { "accept-encoding": "gzip, br" } });
  const gz = await app.inject({ url: "/calculator/calculator", headers: { "accept-encoding": "gzip" } });
  expect(br.headers["content-encoding"]).toBe("br");
  expect(gz.headers["content-encoding"]).toBe("gzip");
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
});

test("a browser that has the page already is told so", async () => {
  const { headers } = await app.inject("/calculator/calculator");
  const again = await app.inject({
    url: "/calculator/calculator?other=query",
    headers: { "if-none-match": String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
});

test("the service worker is asked for anew each time and may fetch from this site only", async () => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const { statusCode, headers } = await app.inject({
      url: "/service-worker.js",
      headers: { "accept-encoding": encoding },
    });
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toMatch(/javascript/);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-security-policy"]).toBe("default-src 'none'; connect-src 'self'");
  }
  const { headers } = await app.inject("/calculator/calculator");
  expect(headers["content-security-policy"]).toContain("worker-src 'self'");
});

test("the security policy allows no inline script or style but those with a known hash", async () => {
  for (const path of pages) {
    const { headers } = await app.inject(path);
    const policy = String(headers["content-security-policy"]);
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});

test("only a site that visitors reach over TLS promises it", async () => {
  expect((await app.inject("/legal")).headers["strict-transport-security"]).toBe("max-age=31536000");
  const plain = await buildApp({
    config: readConfig({}),
    assets: fileURLToPath(new URL("client/", build)),
    acceptLead: noStorage,
    pages: (_request, response) => void response.end(),
  });
  expect((await plain.inject("/legal")).headers["strict-transport-security"]).toBeUndefined();
  await plain.close();
});

test("a script with a hash in its name is kept for ever, and sent compressed unless it is tiny", async () => {
  const { body } = await app.inject("/calculator/calculator");
  const scripts = new Set([...body.matchAll(/"(\/_astro\/[^"]+\.js)"/g)].map(([, path]) => path));
  let compressed = 0;
  for (const url of scripts) {
    const { statusCode, headers, rawPayload } = await app.inject({
      url: String(url),
      headers: { "accept-encoding": "br" },
    });
    const encoding = headers["content-encoding"];
    expect(statusCode, url).toBe(200);
    expect(headers["cache-control"], url).toContain("immutable");
    if (rawPayload.length >= 1_024) expect(encoding, url).toBe("br");
    if (encoding === "br") compressed += 1;
  }
  expect(compressed).toBeGreaterThan(0);
});

test("only reading is answered; anything else is refused without a word of the inside", async () => {
  for (const method of ["POST", "PUT", "DELETE"] as const) {
    const response = await app.inject({ method, url: "/calculator/calculator" });
    expect(response.statusCode).toBe(404);
  }
  expect((await app.inject({ method: "HEAD", url: "/" })).statusCode).toBe(200);
});

test("a page that cannot be rendered is a plain sentence, and works again when it can", async () => {
  let broken = true;
  const flaky = await buildApp({
    config: readConfig({}),
    assets: fileURLToPath(new URL("client/", build)),
    acceptLead: noStorage,
    pages: (_request, response) => {
      if (broken) response.statusCode = 500;
      response.setHeader("content-type", "text/html");
      response.end(broken ? "secret of the inside" : "well");
    },
  });
  const first = await flaky.inject("/");
  expect(first.statusCode).toBe(500);
  expect(first.body).toBe("Something went wrong on our side. Please try again.");
  broken = false;
  expect((await flaky.inject("/")).body).toBe("well");
  await flaky.close();
});
