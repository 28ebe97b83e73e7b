import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { missingNoticeSettings, noticeSettings } from "./notice-settings.ts";

test("without any setting the site runs with the defaults", () => {
  const config = readConfig({});
  expect(config).toMatchObject({ production: false, host: "127.0.0.1", port: 3000 });
  expect(config).toMatchObject({ operationsPort: 3001 });
  expect(config.dataDir).toBe(`${process.cwd()}/data`);
  expect(config.site).toEqual({
    productName: "Ikhaya",
    companyName: "Ikhaya Property Tools",
    partnerName: "Partner Home Loans",
    partnerUrl: "https://partner.example",
    email: "hello@ikhaya.example",
    city: "Cape Town",
    siteUrl: "http://localhost:3000",
    leadRetentionMonths: 24,
    analyticsRetentionMonths: 14,
  });
});

const details = Object.fromEntries(Object.values(noticeSettings).map((name) => [name, `the ${name}`]));
const allDetails = {
  ...details,
  COMPANY_PHONE: "+27 21 555 0100",
  INFORMATION_OFFICER_EMAIL: "io@example.com",
};

test("the notices get what is set, and nothing in the place of what is not", () => {
  const { site } = readConfig({ COMPANY_REGISTRATION: " 2026/123456/07 ", HOSTING_COUNTRY: "" });
  expect(site.companyRegistration).toBe("2026/123456/07");
  expect(Object.keys(site)).not.toContain("hostingCountry");
  for (const [detail, name] of Object.entries(noticeSettings)) {
    expect(readConfig(allDetails).site).toHaveProperty(detail, Reflect.get(allDetails, name));
  }
});

test("what the notices lack is told in one sentence, by name", () => {
  expect(missingNoticeSettings(readConfig(allDetails).site)).toBeUndefined();
  expect(
    missingNoticeSettings(readConfig({ ...allDetails, COMPANY_PHONE: "", HOSTING_COUNTRY: "" }).site),
  ).toBe(
    "The notices at /privacy, /legal and /paia leave out what is not set: COMPANY_PHONE, HOSTING_COUNTRY.",
  );
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
  ["OPERATIONS_PORT", "70000"],
  ["FIGURES", "newest"],
  ["LEAD_RETENTION_MONTHS", "0"],
  ["LEAD_RETENTION_MONTHS", "two years"],
  ["ANALYTICS_RETENTION_MONTHS", "0"],
  ["DATA_DIR", import.meta.filename],
  ["PARTNER_URL", "partner"],
  ["PARTNER_URL", "javascript:alert(1)"],
  ["PARTNER_URL", 'https://loans.example/"onclick='],
  ["PARTNER_URL", "https://loans.example/a b"],
  ["PARTNER_URL", "https://loans.example;script-src"],
  ["SITE_URL", "https://home.example,https://other.example"],
  ["SITE_URL", "https://user:word@home.example"],
  ["CONTACT_EMAIL", "nobody"],
  ["PRODUCT_NAME", "two\nlines"],
  ["CITY", "x".repeat(201)],
  ["COMPANY_ADDRESS", "two\nlines"],
  ["COMPANY_PHONE", "ask Thandi"],
  ["INFORMATION_OFFICER_EMAIL", "nobody"],
  ["DATABASE_URL", "mysql://user:secret@host/name"],
  ["DATABASE_URL", "secret"],
  ["PARTNER_WEBHOOK_URL", "http://partner.example/leads"],
  ["PARTNER_WEBHOOK_URL", "https://user:secret@partner.example/leads"],
  ["TAG_SCRIPT_URL", "tag.js"],
  ["TAG_SCRIPT_URL", "http://tags.example/tag.js"],
  ["TAG_SCRIPT_URL", "https://user:secret@tags.example/tag.js"],
  ["TAG_SCRIPT_URL", "https://tags.example/;script-src *"],
  ["TAG_SCRIPT_URL", "https://tags.example;script-src/tag.js"],
  ["TAG_SCRIPT_URL", "https://tags.example/tag.js,https://other.example"],
  ["TAG_SCRIPT_URL", "https://tags.example/'tag'.js"],
  ["TAG_ORIGINS", "tags.example"],
  ["TAG_ORIGINS", "*"],
  ["TAG_ORIGINS", "https:"],
  ["TAG_ORIGINS", "https://*"],
  ["TAG_ORIGINS", "https://*.com"],
  ["TAG_ORIGINS", "http://tags.example"],
  ["TAG_ORIGINS", "https://tags.example/path"],
  ["TAG_ORIGINS", "https://tags.example; script-src *"],
  ["TAG_ORIGINS", "https://tags.example 'unsafe-inline'"],
  ["TAG_ORIGINS", "https://tags.example,,https://other.example"],
  ["OPERATOR_TOKEN", "short"],
  ["OPERATOR_TOKEN", "a token with blanks in it"],
  ["ANALYTICS_RATE_LIMIT_MAX", "0"],
  ["ANALYTICS_DAILY_LIMIT", "-1"],
  ["PARTNER_EMAIL", "nobody"],
  ["OPERATOR_EMAIL", "nobody"],
  ["OPERATOR_WEBHOOK_URL", "http://chat.example/hooks/secret"],
  ["ALERT_WAITING_MINUTES", "0"],
  ["ALERT_QUIET_DAYS", "three"],
  ["PERSON_TOKEN", "short"],
  ["OPERATIONS_TRUST_PROXY", "loopback"],
  ["OPERATIONS_TRUST_PROXY", "10.0.0.0/33"],
  ["RATE_LIMIT_MAX", "0"],
  ["RATE_LIMIT_MAX", "many"],
  ["UNPROVEN_DAILY_LIMIT", "-1"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "1"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "0.0.0.0/0"],
] as const)("a bad %s (%s) is refused in one plain sentence that names it", ([name, value]) => {
  const read = () => readConfig({ SMTP_URL: "smtp://localhost", [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
});

const key = Buffer.alloc(24, 7).toString("base64");

test("a partner is reached by webhook, by e-mail, or by both", () => {
  expect(readConfig({}).partner).toEqual({ webhook: undefined, email: undefined });
  const { partner, smtpUrl } = readConfig({
    PARTNER_WEBHOOK_URL: "https://partner.example/leads?from=ikhaya",
    PARTNER_WEBHOOK_SECRET: `whsec_${key}`,
    PARTNER_EMAIL: "leads@partner.example",
    SMTP_URL: "smtps://user:word@mail.example",
  });
  expect(partner).toEqual({
    webhook: { url: "https://partner.example/leads?from=ikhaya", secret: `whsec_${key}` },
    email: { to: "leads@partner.example" },
  });
  expect(smtpUrl).toBe("smtps://user:word@mail.example");
});

test("a webhook needs a secret and e-mail a mail server, and no message repeats a secret", () => {
  const webhook = { PARTNER_WEBHOOK_URL: "http://127.0.0.1:9000/" };
  for (const PARTNER_WEBHOOK_SECRET of ["", "whsec_c2hvcnQ=", "not base64 at all", undefined]) {
    expect(() => readConfig({ ...webhook, PARTNER_WEBHOOK_SECRET })).toThrow(
      /^PARTNER_WEBHOOK_SECRET must be [^\n"]+\.$/,
    );
  }
  expect(readConfig({ ...webhook, PARTNER_WEBHOOK_SECRET: key }).partner.webhook?.secret).toBe(key);
  for (const SMTP_URL of [undefined, "https://secret@mail.example", "secret"]) {
    const read = () => readConfig({ PARTNER_EMAIL: "leads@partner.example", SMTP_URL });
    expect(read).toThrow(/^SMTP_URL must be (?!.*secret)[^\n"]+\.$/);
  }
  expect(() => readConfig({ DATABASE_URL: "mysql://user:secret@host" })).toThrow(/^(?!.*secret)/);
});

test("the operator is told by e-mail, by webhook, by both or by nothing, and no message repeats the webhook", () => {
  expect(readConfig({}).alerts).toEqual({
    email: undefined,
    webhookUrl: undefined,
    waitingMinutes: 15,
    quietDays: 3,
  });
  expect(
    readConfig({
      OPERATOR_EMAIL: "me@example.com",
      SMTP_URL: "smtp://localhost",
      OPERATOR_WEBHOOK_URL: "https://chat.example/hooks/secret",
    }).alerts,
  ).toMatchObject({ email: { to: "me@example.com" }, webhookUrl: "https://chat.example/hooks/secret" });
  expect(() => readConfig({ OPERATOR_EMAIL: "me@example.com" })).toThrow(/^SMTP_URL must be/);
  expect(() => readConfig({ OPERATOR_WEBHOOK_URL: "http://chat.example/secret" })).toThrow(/^(?!.*secret)/);
});

test("a tagging service comes over https, or from this machine, or not at all", () => {
  expect(readConfig({}).tagScriptUrl).toBeUndefined();
  for (const url of ["https://tags.example/tag.js?id=1", "http://localhost:4000/tag.js"]) {
    expect(readConfig({ TAG_SCRIPT_URL: url }).tagScriptUrl).toBe(url);
  }
});

test("the other origins of a tagging service are listed, each whole or with its subdomains", () => {
  expect(readConfig({}).tagOrigins).toEqual([]);
  expect(
    readConfig({ TAG_ORIGINS: "https://tags.example, https://*.collect.example:8443,http://localhost:4000" })
      .tagOrigins,
  ).toEqual(["https://tags.example", "https://*.collect.example:8443", "http://localhost:4000"]);
});

test("proxies are believed by address or network only", () => {
  expect(readConfig({}).trustProxy).toEqual([]);
  expect(readConfig({ TRUST_PROXY: "127.0.0.1, 10.0.0.0/8,loopback, 2001:db8::/32" }).trustProxy).toEqual([
    "127.0.0.1",
    "10.0.0.0/8",
    "loopback",
    "2001:db8::/32",
  ]);
});

test("every setting is in .env.example, in the tables of the documents and in the configuration, with no other beside it", () => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
  const names = (file: string, pattern: RegExp) =>
    [...read(file).matchAll(pattern)].map(([, name]) => name as string);
  const known = [
    ...new Set(names("src/server/config.ts", /environment(?:, "|\.)([A-Z_]{4,})/g)),
    ...Object.values(noticeSettings),
  ].sort();
  expect(known.length).toBeGreaterThan(25);
  expect(names(".env.example", /^# ([A-Z_]+)=/gm).sort()).toEqual(known);
  const row = /^\| `([A-Z_]+)` \|/gm;
  expect([...names("README.md", row), ...names("docs/operations.md", row)].sort()).toEqual(known);
});
