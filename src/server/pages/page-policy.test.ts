import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { isFramed, policyFor, withFramers, withTag } from "./page-policy.ts";

const source = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

test("a page's policy allows what is in that page and nothing of other pages", () => {
  const policy = `default-src 'self'; script-src 'self' ${source("here()")} ${source("elsewhere()")}; style-src 'self' ${source("a{}")}`;
  const html = '<style>a{}</style><script type="module">here()</script><script src="/x.js"></script>';
  expect(policyFor(policy, html)).toBe(
    `default-src 'self'; script-src 'self' ${source("here()")}; style-src 'self' ${source("a{}")}`,
  );
  expect(policyFor(policy, "<p>elsewhere()</p>")).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'",
  );
});

test("with a tagging service, which adds scripts by their addresses, there are no Trusted Types", () => {
  const policy = "script-src 'self'; require-trusted-types-for 'script'; trusted-types default";
  expect(withTag(policy, { tagScriptUrl: "https://tags.example/tag.js" })).toBe(
    "script-src 'self' https://tags.example",
  );
});

test("a policy says whom it lets frame its page, and one without a word on it lets nobody", () => {
  const policy = "default-src 'self';frame-ancestors 'none';script-src 'self'";
  expect(isFramed(policy)).toBe(false);
  expect(isFramed("default-src 'none'; connect-src 'self'")).toBe(false);
  const framed = withFramers(policy, ["https://www.agency.co.za"]);
  expect(framed).toBe("default-src 'self';frame-ancestors 'self' https://www.agency.co.za;script-src 'self'");
  expect(isFramed(framed)).toBe(true);
  expect(isFramed(withFramers(policy, ["*"]))).toBe(true);
});
