import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { checkedOrigin, framingHost } from "./framing.ts";
import type { PageHandler } from "./pages/pages.ts";

const assets = mkdtempSync(join(tmpdir(), "ikhaya-assets-"));
let app: FastifyInstance;
let rendered: string[];
let framers: string[];

/** Frames and forms that show what they were asked for. */
const pages: PageHandler = ({ url = "" }, response, next, { query = {} }) => {
  if (!/^\/(404|privacy|embed\/(?!unknown)[^/]+|contact\/[^/]+)$/.test(url)) return next();
  const text = new URLSearchParams(query).toString();
  rendered.push(`${url} ${text}`);
  if (url === "/404") response.statusCode = 404;
  response.setHeader("content-type", "text/html");
  response.setHeader(
    "content-security-policy",
    "default-src 'self';frame-ancestors 'none';script-src 'self'; style-src 'self';",
  );
  response.end(`<p>${text}</p>`);
};

beforeEach(async () => {
  rendered = [];
  framers = ["https://www.agency.co.za"];
  app = await buildApp({
    config: readConfig({ SITE_URL: "https://ikhaya.example" }),
    pages,
    assets,
    acceptLead: () => Promise.reject(new Error("Nothing is stored.")),
    framers: () => framers,
    logStream: { write: () => {} },
  });
});
afterEach(() => app.close());
const get = (url: string, headers = {}) => app.inject({ url, headers });

test.for([
  ["https://www.agency.co.za", "https://www.agency.co.za"],
  [" HTTPS://Agency.co.za/ ", "https://agency.co.za"],
  ["https://agency.co.za:8443", "https://agency.co.za:8443"],
  ["http://localhost:4000", "http://localhost:4000"],
  ["*", "*"],
  ["http://agency.co.za", undefined],
  ["agency.co.za", undefined],
  ["https://agency.co.za/listings", undefined],
  ["https://*.agency.co.za", undefined],
  ["https://agency.co.za; script-src *", undefined],
  ["'self'", undefined],
  ["https://", undefined],
] as const)("the origin %s is taken as %s", ([typed, origin]) => {
  expect(checkedOrigin(typed)).toBe(origin);
});

test("where a frame stands, its browser says first, then its script, and only of sites that may frame us", () => {
  const site = "https://ikhaya.example";
  const host = "https://www.agency.co.za";
  const from = (referer: string | undefined, named?: string, allowed = [host]) =>
    framingHost({ referer, named }, site, allowed);
  expect(from(`${host}/listing/12?x=1`)).toBe(host);
  expect(from(undefined, host)).toBe(host);
  expect(from(`${host}/`, "https://other.example", ["*"])).toBe(host);
  expect(from("https://stranger.example/", undefined)).toBeUndefined();
  expect(from("https://stranger.example/", host)).toBeUndefined();
  expect(from(`${site}/for-agents`, site, ["*"])).toBeUndefined();
});

test("only frames may be framed, and only by the sites on the list", async () => {
  const frame = await get("/embed/loan?price=1950000");
  expect(frame.statusCode).toBe(200);
  expect(frame.headers["content-security-policy"]).toContain(
    "frame-ancestors 'self' https://www.agency.co.za;",
  );
  expect(frame.headers).not.toHaveProperty("x-frame-options");
  for (const url of ["/privacy", "/contact/landing?agent=TN12", "/embed/nothing", "/nowhere"]) {
    const { headers } = await get(url);
    expect(headers["x-frame-options"], url).toBe("DENY");
    expect(headers["content-security-policy"], url).toContain("frame-ancestors 'none'");
  }
});

test("a change of the list counts at once, also for a browser that has the frame already", async () => {
  const { headers } = await get("/embed/loan");
  framers = [];
  const after = await get("/embed/loan", { "if-none-match": headers.etag });
  expect(after.statusCode).toBe(200);
  expect(after.headers["content-security-policy"]).toContain("frame-ancestors 'self';");
  framers = ["*", "https://www.agency.co.za"];
  expect((await get("/embed/loan")).headers["content-security-policy"]).toContain("frame-ancestors *;");
});

test("what goes wrong can be read in the frame", async () => {
  const refused = await Promise.all(
    Array.from({ length: 140 }, (_, price) => get(`/embed/loan?price=${price}`)),
  );
  const last = refused.find(({ statusCode }) => statusCode === 429)!;
  expect(last.body).toBe("The site is very busy right now. Please try again in a moment.");
  expect(last.headers["retry-after"]).toMatch(/^\d+$/);
  expect(last.headers["content-security-policy"]).toBe(
    "default-src 'none'; frame-ancestors 'self' https://www.agency.co.za",
  );
  expect(last.headers).not.toHaveProperty("x-frame-options");
});

test("a frame is rendered once for each query that means something else", async () => {
  for (const query of ["price=1950000", "price=R%201%20950%20000&v=1", "x=1&price=1,950,000.00&price=2"]) {
    await get(`/embed/loan?${query}`);
  }
  await get("/embed/loan");
  await get("/embed/loan?price=none&utm_source=x");
  expect(rendered).toEqual(["/embed/loan price=1950000", "/embed/loan "]);
});

test("a client may not have frames rendered without end, and what was rendered is there for all", async () => {
  const statuses: number[] = [];
  for (let price = 0; price < 150; price++)
    statuses.push((await get(`/embed/loan?price=${price}`)).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(rendered).toHaveLength(120);
  expect((await get("/embed/loan?price=0")).statusCode).toBe(200);
  expect((await get("/embed/loan")).statusCode).toBe(200);
  const other = await app.inject({ url: "/embed/loan?price=5000", remoteAddress: "203.0.113.9" });
  expect(other.statusCode).toBe(200);
});

test("a hue is a style of its own with its hash, and other sites' names are in no policy", async () => {
  const policy = (await get("/embed/loan?hue=250")).headers["content-security-policy"];
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toContain("unsafe");
});

test("a frame and the form that it leads to know the host's origin, never its address", async () => {
  const referer = "https://www.agency.co.za/listing/12?client=thandi@example.com";
  expect((await get("/embed/loan?agent=TN12", { referer })).body).toBe(
    "<p>agent=TN12&amp;host=https%3A%2F%2Fwww.agency.co.za</p>".replace("&amp;", "&"),
  );
  const { body } = await get("/contact/calculators?agent=TN12&host=https%3A%2F%2Fwww.agency.co.za%2Fx%3Fy");
  expect(body).toBe("<p>agent=TN12&host=https%3A%2F%2Fwww.agency.co.za</p>");
});
