import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { analyticsLimits } from "#contract/analytics.ts";
import { figureMark } from "#web/components/field/figure-mark.ts";
import { impersonal, line } from "./clean-text.ts";
import { pageName } from "./page-name.ts";

const built = join(import.meta.dirname, "../../../dist/client/_astro");

/** The size of a built script as it is sent, in bytes. */
function sent(name: string): number {
  const files = readdirSync(built).filter((file) => new RegExp(`^${name}-[\\w-]+\\.js\\.br$`).test(file));
  expect(files).toHaveLength(1);
  return statSync(join(built, files[0] ?? "")).size;
}

test("the tracker is at most 2.5 kB, and the script that measures speed is separate", () => {
  expect(sent("tracker")).toBeLessThanOrEqual(2_500);
  expect(sent("page-speed")).toBeLessThanOrEqual(3_500);
});

test("the tracker is one file that shares nothing with the pages' own scripts", () => {
  const file = readdirSync(built).find((name) => /^tracker-[\w-]+\.js$/.test(name)) ?? "";
  expect(readFileSync(join(built, file), "utf8")).not.toMatch(/\bimport\b|\bexport\b/);
});

test("pages are named as the specification names them", () => {
  expect(pageName("/", "A title")).toEqual(["home", "Home"]);
  expect(pageName("/home", "A title")).toEqual(["home", "Home"]);
  expect(pageName("/calculator/extra-payment", "")).toEqual(["calculator", "Calculator – extra payment"]);
  expect(pageName("/education/tips-tricks", "")).toEqual(["education", "Education – tips tricks"]);
  expect(pageName("/education/articles/deeper", "Not found")).toEqual(["other", "Not found"]);
  expect(pageName("/privacy", "")).toEqual(["other", "Page"]);
});

test("personal details are removed from texts and addresses", () => {
  expect(impersonal("write to thandi@example.com or 082 123 4567")).toBe("write to … or …");
  expect(impersonal("/?firstName=Thandi&last_name=Nkosi&x=1&utm_source=a")).toBe(
    "/?firstName=…&last_name=…&x=1&utm_source=a",
  );
  expect(impersonal("https://home.example/a?E-Mail=t%40x.org&cellphone=1")).toBe(
    "https://home.example/a?E-Mail=…&cellphone=…",
  );
  expect(impersonal("2,000,000")).toBe("2,000,000");
  expect(impersonal("2026-02-01")).toBe("2026-02-01");
});

test("a text is one line, cut to its limit, and never ends in half a character", () => {
  expect(line("a\tb\nc\u2028d", 10)).toBe("abcd");
  expect(line(`${"x".repeat(analyticsLimits.value - 1)}🏠`, analyticsLimits.value)).toBe(
    "x".repeat(analyticsLimits.value - 1),
  );
});

test("every field is marked to show its value but those that say who somebody is, and free text", () => {
  for (const name of ["purchasePrice", "loanType", "levy", "extra-example-owed", "article-search"])
    expect(figureMark(name), name).toEqual({ "data-figure": "" });
  for (const name of ["firstName", "lastName", "email", "phone", "currentLender", "offers.0.name"])
    expect(figureMark(name), name).toEqual({});
});
