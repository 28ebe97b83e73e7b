import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("without any setting the site runs with the defaults", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ production: false, host: "127.0.0.1", port: 3000 });
  expect(config.dataDir).toBe(`${process.cwd()}/data`);
  expect(config.site).toEqual({
    productName: "Ikhaya",
    companyName: "Ikhaya Property Tools",
    partnerName: "Partner Home Loans",
    partnerUrl: "https://partner.example",
    email: "hello@ikhaya.example",
    city: "Cape Town",
    siteUrl: "http://localhost:3000",
  });
});

test("in production the server listens on every address unless told otherwise", () => {
  expect(readConfig({ NODE_ENV: "production" }).host).toBe("0.0.0.0");
  expect(readConfig({ NODE_ENV: "production", HOST: "10.0.0.1" }).host).toBe("10.0.0.1");
});

test("an address loses the slash at its end, so that paths can be added", () => {
  const { site } = readConfig({
    PARTNER_URL: "https://loans.example/za/",
    SITE_URL: "https://home.example/",
  });
  expect(site.partnerUrl).toBe("https://loans.example/za");
  expect(site.siteUrl).toBe("https://home.example");
});

test.for([
  ["PORT", "three"],
  ["PORT", "70000"],
  ["PORT", "-1"],
  ["PORT", "3000.5"],
  ["DATA_DIR", import.meta.filename],
  ["PARTNER_URL", "partner"],
  ["PARTNER_URL", "javascript:alert(1)"],
  ["SITE_URL", "https://user:word@home.example"],
  ["CONTACT_EMAIL", "nobody"],
  ["PRODUCT_NAME", "two\nlines"],
  ["CITY", "x".repeat(201)],
] as const)("a bad %s (%s) is refused in one plain sentence that names it", ([name, value]) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
});
