import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { AddedPrimeRate, SiteInfo } from "#contract/page-context.ts";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import type { PageHandler } from "./pages.ts";

const assets = mkdtempSync(join(tmpdir(), "ikhaya-assets-"));
afterAll(() => rmSync(assets, { recursive: true, force: true }));

let app: FastifyInstance;
let rendered: string[];
let rates: AddedPrimeRate[];
let recipients: SiteInfo["recipients"];

/** Stands in for the build: it renders these addresses, and says of any other that it is not there. */
const pages: PageHandler = ({ url = "" }, response, next, { addedPrimeRates, site }) => {
  if (!/^\/(?:404|privacy|moved|(?:calculator|education|contact)\/[^/]+)?$/.test(url)) return next();
  rendered.push(url);
  if (url === "/moved") return void response.writeHead(302, { location: "/privacy" }).end();
  if (url === "/404" || url.startsWith("/contact/unknown")) response.statusCode = 404;
  response.setHeader("content-type", "text/html");
  response.end(`<p>${url} ${JSON.stringify(addedPrimeRates)} ${JSON.stringify(site.recipients)}</p>`);
};

beforeEach(async () => {
  rendered = [];
  rates = [];
  recipients = undefined;
  app = await buildApp({
    config: readConfig({ SITE_URL: "https://ikhaya.example" }),
    pages,
    assets,
    acceptLead: () => Promise.reject(new Error("Nothing is stored.")),
    recipients: (site) => ({ ...site, recipients }),
    addedFigures: () => ({ primeRates: rates, announcementDates: [], declaredHolidays: [] }),
  });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

test("however many unknown addresses are asked for, one page of each kind is rendered", async () => {
  for (let number = 0; number < 30; number++) {
    for (const folder of ["calculator", "education"]) {
      expect((await get(`/${folder}/${number}?x=${number}`)).statusCode).toBe(200);
    }
    for (const path of [`/contact/${number}`, `/${number}`, `/a/b/${number}`, `/${number}//`]) {
      expect((await get(path)).statusCode).toBe(404);
    }
  }
  expect(rendered.sort()).toEqual(["/404", "/calculator/unknown", "/contact/unknown", "/education/unknown"]);
});

test("unknown addresses do not push a page out that is there", async () => {
  await get("/privacy");
  await Promise.all(Array.from({ length: 400 }, (_, number) => get(`/${number}`)));
  await get("/privacy");
  expect(rendered.filter((url) => url === "/privacy")).toHaveLength(1);
});

test("an address is rendered once, however it is written", async () => {
  for (const path of ["/privacy", "/privacy/", "/privacy///", "/%70rivacy", "/privacy?a=1", "//privacy"]) {
    expect((await get(path)).body).toContain("/privacy");
  }
  expect(rendered).toEqual(["/privacy"]);
});

test("a redirect keeps each visitor's own query", async () => {
  expect((await get("/moved?a=1")).headers.location).toBe("/privacy?a=1");
  expect((await get("/moved?a=2")).headers.location).toBe("/privacy?a=2");
});

test("a new prime rate is shown at once, and a page of the old one counts as another", async () => {
  const { headers } = await get("/");
  rates = [{ date: "2026-01-01", rate: 9.75 }];
  const fresh = await get("/", { "if-none-match": headers.etag });
  expect(fresh.statusCode).toBe(200);
  expect(fresh.body).toContain("9.75");
  expect((await get("/", { "if-none-match": fresh.headers.etag })).statusCode).toBe(304);
});

test.for([
  [undefined, undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0", undefined],
  ["br;q=0.0, gzip;q=0.1", "gzip"],
  ["brotli, xgzip", undefined],
] as const)("a browser that accepts %s gets %s", async ([accepted, encoding]) => {
  const answer = await get("/privacy", accepted && { "accept-encoding": accepted });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.headers.vary).toBe("accept-encoding");
});

test("a page is rendered anew when another partner gets its requests, and not before", async () => {
  await get("/privacy");
  recipients = [{ key: "2.1", name: "Refinance House" }];
  expect((await get("/privacy")).body).toContain("Refinance House");
  await get("/privacy");
  expect(rendered).toEqual(["/privacy", "/privacy"]);
});
