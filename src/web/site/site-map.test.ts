import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { canonicalUrl } from "./addresses.ts";
import { site } from "./example-site.ts";
import { llmsText } from "./llms-text.ts";
import { manifest } from "./manifest.ts";
import { robots } from "./robots.ts";
import { addresses } from "./site-addresses.ts";
import { siteMap } from "./site-map.ts";
import { sharedPicture } from "./theme.ts";

const publicFile = (path: string) => new URL(`../public${path}`, import.meta.url);

test("the site map holds every address once, and no other", () => {
  const found = [...siteMap(site).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(found).toEqual(addresses.map(({ path }) => canonicalUrl(site, path)));
});

test("robots.txt allows everything and names the site map", () => {
  expect(robots(site)).toContain("Allow: /\n");
  expect(robots(site)).toContain("Sitemap: https://ikhaya.example/sitemap.xml");
});

test("the page for language models has a title, a summary and a link to every address but the first", () => {
  const text = llmsText(site);
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  for (const { path } of addresses.slice(1)) expect(text).toContain(`(${canonicalUrl(site, path)})`);
});

test("every icon of the manifest exists, one of them for a phone's own mask", () => {
  const { icons } = manifest(site) as { icons: { src: string; sizes: string; purpose?: string }[] };
  for (const { src } of icons) expect(existsSync(publicFile(src))).toBe(true);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
});

test("the shared picture has the size that the head promises and is light", () => {
  const picture = readFileSync(publicFile(sharedPicture.path));
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
    sharedPicture.width,
    sharedPicture.height,
  ]);
  expect(picture.length).toBeLessThan(60_000);
});
