import { existsSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { type FiguresEdition, figuresEditions } from "#calculations/figures/figures.ts";
import type { NoticeDetails, SiteInfo } from "#contract/page-context.ts";
import { checkedOrigin } from "./framing.ts";
import { noticeSettings } from "./notice-settings.ts";
import { isThisMachine } from "./this-machine.ts";

/** How long a request may wait for the partner before it is told, unless it is set. */
export const defaultWaitingMinutes = 15;

export type Config = {
  production: boolean;
  host: string;
  port: number;
  /** Where the operator's pages are, on this machine only. */
  operationsPort: number;
  dataDir: string;
  /** The shared PostgreSQL; without it the embedded database in the data folder is used. */
  databaseUrl: string | undefined;
  partner: PartnerConfig;
  /** The mail server for everything that is sent by e-mail. */
  smtpUrl: string | undefined;
  /** How and when the operator is told that something is wrong. */
  alerts: AlertConfig;
  /** With it another program of the operator's may send contact requests. */
  leadApiKey: string | undefined;
  /** Contact requests a minute and client address. */
  rateLimitMax: number;
  /** Contact requests a day that go to the partner without a proof that their form was opened. */
  unprovenDailyLimit: number;
  /** Calls of analytics a minute and client address, and a day in all. */
  analyticsRateLimitMax: number;
  analyticsDailyLimit: number;
  /** Addresses of the proxies whose X-Forwarded-For is believed. */
  trustProxy: string[];
  site: SiteInfo;
  /** Whose figures the site shows: the specification's, or the newest public ones. */
  edition: FiguresEdition;
  /** The script of an analytics tagging service, for every page. */
  tagScriptUrl: string | undefined;
  /** Other origins that the tagging service loads scripts from or reports to. */
  tagOrigins: string[];
  /** Origins whose pages may show our answers in a frame; "*" for all. */
  embedOrigins: string[];
  /** What opens the operator's side; without it the server makes one. */
  operatorToken: string | undefined;
  /** The token of the person who gives a command. */
  personToken: string | undefined;
  /** Addresses of the proxies that sign people in to the operator's side. */
  operationsTrustProxy: string[];
};

/** The ways to the site's own partner; a lead goes every way that is set, and waits while none is. */
type PartnerConfig = {
  webhook: { url: string; secret: string } | undefined;
  email: { to: string } | undefined;
};

type AlertConfig = {
  email: { to: string } | undefined;
  webhookUrl: string | undefined;
  waitingMinutes: number;
  quietDays: number;
};

/** A setting that cannot be used; its message is one plain sentence for the operator. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

/** Reads and checks every setting; throws a ConfigError that names the first bad one. */
export function readConfig(environment: Environment): Config {
  const production = environment.NODE_ENV === "production";
  const port = portNumber(environment, "PORT", 3000);
  return {
    production,
    host: text(environment, "HOST", production ? "0.0.0.0" : "127.0.0.1"),
    port,
    operationsPort: portNumber(environment, "OPERATIONS_PORT", 3001),
    dataDir: folder(environment, "DATA_DIR", "./data"),
    databaseUrl: databaseAddress(environment),
    partner: { webhook: partnerWebhook(environment), email: mailTo(environment, "PARTNER_EMAIL") },
    smtpUrl: smtpUrl(environment),
    alerts: {
      email: mailTo(environment, "OPERATOR_EMAIL"),
      webhookUrl: operatorWebhook(environment),
      waitingMinutes: wholeNumber(environment, "ALERT_WAITING_MINUTES", defaultWaitingMinutes, 1, 10_000),
      quietDays: wholeNumber(environment, "ALERT_QUIET_DAYS", 3, 1, 1_000),
    },
    leadApiKey: leadApiKey(environment),
    rateLimitMax: wholeNumber(environment, "RATE_LIMIT_MAX", 10, 1, 100_000),
    unprovenDailyLimit: wholeNumber(environment, "UNPROVEN_DAILY_LIMIT", 20, 0, 100_000),
    analyticsRateLimitMax: wholeNumber(environment, "ANALYTICS_RATE_LIMIT_MAX", 1_200, 1, 10_000_000),
    analyticsDailyLimit: wholeNumber(environment, "ANALYTICS_DAILY_LIMIT", 500_000, 1, 100_000_000),
    trustProxy: proxyAddresses(environment, "TRUST_PROXY", ["loopback", "linklocal", "uniquelocal"]),
    site: {
      productName: text(environment, "PRODUCT_NAME", "Ikhaya"),
      companyName: text(environment, "COMPANY_NAME", "Ikhaya Property Tools"),
      partnerName: text(environment, "PARTNER_NAME", "Partner Home Loans"),
      partnerUrl: webAddress(environment, "PARTNER_URL", "https://partner.example"),
      email: emailAddress(environment, "CONTACT_EMAIL", "hello@ikhaya.example"),
      city: text(environment, "CITY", "Cape Town"),
      siteUrl: webAddress(environment, "SITE_URL", `http://localhost:${port}`),
      leadRetentionMonths: wholeNumber(environment, "LEAD_RETENTION_MONTHS", 24, 1, 1_200),
      analyticsRetentionMonths: wholeNumber(environment, "ANALYTICS_RETENTION_MONTHS", 14, 1, 1_200),
      ...noticeDetails(environment),
    },
    edition: figuresEdition(environment),
    tagScriptUrl: tagScript(environment),
    tagOrigins: tagOrigins(environment),
    embedOrigins: embedOrigins(environment),
    operatorToken: operatorToken(environment, "OPERATOR_TOKEN"),
    personToken: operatorToken(environment, "PERSON_TOKEN"),
    operationsTrustProxy: proxyAddresses(environment, "OPERATIONS_TRUST_PROXY"),
  };
}

/** A setting that is absent or empty means its default. */
function given(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

function text(environment: Environment, name: string, standard: string): string {
  const value = given(environment, name) ?? standard;
  if (/\p{Cc}/u.test(value) || value.length > 200) {
    throw new ConfigError(`${name} must be one line of at most 200 characters.`);
  }
  return value;
}

function noticeDetails(environment: Environment): NoticeDetails {
  const details: NoticeDetails = {};
  for (const [detail, name] of Object.entries(noticeSettings) as [keyof NoticeDetails, string][]) {
    if (given(environment, name) !== undefined) details[detail] = checkedDetail(environment, detail, name);
  }
  return details;
}

function checkedDetail(environment: Environment, detail: keyof NoticeDetails, name: string): string {
  if (detail === "informationOfficerEmail") return emailAddress(environment, name, "");
  const value = text(environment, name, "");
  if (detail === "companyPhone" && !/^\+?[\d ()-]{9,25}$/.test(value)) {
    throw new ConfigError(`${name} must be a phone number such as +27 21 555 0100, not "${value}".`);
  }
  return value;
}

// Settings that hold a password or a key are never repeated in a message: it may end up in a log.

function databaseAddress(environment: Environment): string | undefined {
  const value = given(environment, "DATABASE_URL");
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !["postgres:", "postgresql:"].includes(new URL(value).protocol)) {
    throw new ConfigError(
      "DATABASE_URL must be a PostgreSQL address such as postgresql://user:password@host:5432/ikhaya.",
    );
  }
  return value;
}

/** Personal details are sent there, so the way must be closed to listeners, unless it never leaves the machine. */
function partnerWebhook(environment: Environment): PartnerConfig["webhook"] {
  const url = given(environment, "PARTNER_WEBHOOK_URL");
  if (url === undefined) return undefined;
  if (!closedToListeners(url)) {
    throw new ConfigError(
      "PARTNER_WEBHOOK_URL must be an https address such as https://partner.example/leads.",
    );
  }
  const secret = given(environment, "PARTNER_WEBHOOK_SECRET") ?? "";
  if (!isWebhookSecret(secret)) {
    throw new ConfigError(
      "PARTNER_WEBHOOK_SECRET must be whsec_ and then 24 to 64 random bytes in base64, as agreed with the partner.",
    );
  }
  return { url, secret };
}

/** As Standard Webhooks has them: 24 to 64 bytes. */
function isWebhookSecret(secret: string): boolean {
  const key = /^(?:whsec_)?([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1] ?? "";
  const bytes = Buffer.from(key, "base64").length;
  return bytes >= 24 && bytes <= 64;
}

/** Long enough that nobody finds it by trying. */
function leadApiKey(environment: Environment): string | undefined {
  const key = given(environment, "LEAD_API_KEY");
  if (key !== undefined && !/^[\w.~+/=-]{32,200}$/.test(key)) {
    throw new ConfigError("LEAD_API_KEY must be 32 to 200 letters, digits and signs of base64.");
  }
  return key;
}

function figuresEdition(environment: Environment): FiguresEdition {
  const value = given(environment, "FIGURES") ?? "specification";
  const edition = figuresEditions.find((name) => name === value);
  if (!edition) throw new ConfigError(`FIGURES must be ${figuresEditions.join(" or ")}, not "${value}".`);
  return edition;
}

/** What runs on every page must come over a way that nobody can change it on. */
function tagScript(environment: Environment): string | undefined {
  const url = given(environment, "TAG_SCRIPT_URL");
  if (url !== undefined && (!closedToListeners(url) || endsPolicy.test(url))) {
    throw new ConfigError(
      "TAG_SCRIPT_URL must be a script's https address such as https://tags.example/tag.js, without blanks, quotes, commas and semicolons.",
    );
  }
  return url && new URL(url).href;
}

/** What would end a source of the content security policy, or an attribute of a page. */
const endsPolicy = /[\s"'`<>,;\\]/;

function tagOrigins(environment: Environment): string[] {
  const list = given(environment, "TAG_ORIGINS");
  if (list === undefined) return [];
  const origins = list.split(",").map((part) => part.trim());
  // After a wildcard too there must be a name and its ending: one for all of a country's sites is refused.
  const origin =
    /^(?:https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/;
  for (const one of origins) {
    if (origin.test(one)) continue;
    throw new ConfigError(
      `TAG_ORIGINS must be origins such as https://tags.example,https://*.tags.example, not "${one}".`,
    );
  }
  return origins;
}

/** Besides those that the operator adds while the site runs. */
function embedOrigins(environment: Environment): string[] {
  const list = given(environment, "EMBED_ORIGINS")?.split(",") ?? [];
  return list.map((one) => {
    const origin = checkedOrigin(one);
    if (origin) return origin;
    throw new ConfigError(
      `EMBED_ORIGINS must be origins such as https://www.agency.co.za,https://agency.co.za, or * for all sites, not "${one.trim()}".`,
    );
  });
}

/** It stands in an address, so it is made of letters that mean nothing there. */
function operatorToken(environment: Environment, name: string): string | undefined {
  const token = given(environment, name);
  if (token !== undefined && !/^[A-Za-z0-9_-]{20,200}$/.test(token)) {
    throw new ConfigError(`${name} must be 20 to 200 letters, digits, hyphens and underscores.`);
  }
  return token;
}

/** An https address, or a plain one on this machine. */
export function closedToListeners(url: string): boolean {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address || address.username) return false;
  return address.protocol === "https:" || (isThisMachine(address) && address.protocol === "http:");
}

/** What chat programs give out; it may hold a secret. */
function operatorWebhook(environment: Environment): string | undefined {
  const url = given(environment, "OPERATOR_WEBHOOK_URL");
  if (url !== undefined && !closedToListeners(url)) {
    throw new ConfigError(
      "OPERATOR_WEBHOOK_URL must be an https address such as https://chat.example/hooks/1.",
    );
  }
  return url;
}

/** An address to which mail is sent. */
function mailTo(environment: Environment, name: string): { to: string } | undefined {
  if (given(environment, name) === undefined) return undefined;
  if (given(environment, "SMTP_URL") === undefined) throw new ConfigError(noMailServer);
  return { to: emailAddress(environment, name, "") };
}

const noMailServer =
  "SMTP_URL must be a mail server's address such as smtps://user:password@mail.example:465.";

function smtpUrl(environment: Environment): string | undefined {
  const url = given(environment, "SMTP_URL");
  if (url !== undefined && !(URL.canParse(url) && ["smtp:", "smtps:"].includes(new URL(url).protocol))) {
    throw new ConfigError(noMailServer);
  }
  return url;
}

/** A bare number or "true" would let a visitor name any address as its own, so only addresses are taken. */
function proxyAddresses(environment: Environment, name: string, words: readonly string[] = []): string[] {
  const addresses = (given(environment, name) ?? "").split(",").map((part) => part.trim());
  const proxies = addresses.filter((address) => address !== "");
  for (const proxy of proxies) {
    const [address = "", bits, ...rest] = proxy.split("/");
    const most = isIP(address) === 6 ? 128 : 32;
    const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
    if (!(isIP(address) && fits && rest.length === 0) && !words.includes(proxy)) {
      throw new ConfigError(
        `${name} must be addresses or networks of proxies such as 127.0.0.1,10.0.0.0/8, not "${proxy}".`,
      );
    }
  }
  return proxies;
}

function wholeNumber(
  environment: Environment,
  name: string,
  standard: number,
  least: number,
  most: number,
): number {
  const value = given(environment, name) ?? String(standard);
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most) {
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
  }
  return number;
}

function portNumber(environment: Environment, name: string, standard: number): number {
  const value = given(environment, name) ?? String(standard);
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new ConfigError(
      `${name} must be a whole number from 0 to 65535 (0 takes any free port), not "${value}".`,
    );
  }
  return port;
}

function webAddress(environment: Environment, name: string, standard: string): string {
  const value = given(environment, name) ?? standard;
  const address = URL.canParse(value) ? new URL(value) : undefined;
  const plain = address && !address.search && !address.hash && !address.username;
  if (!plain || !["http:", "https:"].includes(address.protocol) || endsPolicy.test(value)) {
    throw new ConfigError(`${name} must be a web address such as https://example.com, not "${value}".`);
  }
  return address.href.replace(/\/+$/, "");
}

function emailAddress(environment: Environment, name: string, standard: string): string {
  const value = given(environment, name) ?? standard;
  if (!/^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/.test(value)) {
    throw new ConfigError(`${name} must be an e-mail address such as hello@example.com, not "${value}".`);
  }
  return value;
}

function folder(environment: Environment, name: string, standard: string): string {
  const path = resolve(given(environment, name) ?? standard);
  if (existsSync(path) && !statSync(path).isDirectory()) {
    throw new ConfigError(`${name} must be a folder, but "${path}" is a file.`);
  }
  return path;
}
