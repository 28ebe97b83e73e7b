import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import type { SiteInfo } from "#contract/page-context.ts";

export type Config = {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  site: SiteInfo;
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
    dataDir: folder(environment, "DATA_DIR", "./data"),
    site: {
      productName: text(environment, "PRODUCT_NAME", "Ikhaya"),
      companyName: text(environment, "COMPANY_NAME", "Ikhaya Property Tools"),
      partnerName: text(environment, "PARTNER_NAME", "Partner Home Loans"),
      partnerUrl: webAddress(environment, "PARTNER_URL", "https://partner.example"),
      email: emailAddress(environment, "CONTACT_EMAIL", "hello@ikhaya.example"),
      city: text(environment, "CITY", "Cape Town"),
      siteUrl: webAddress(environment, "SITE_URL", `http://localhost:${port}`),
    },
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
  if (!plain || !["http:", "https:"].includes(address.protocol)) {
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
