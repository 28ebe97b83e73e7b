import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { knownToken, operatorToken } from "./operator-token.ts";

const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-token-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("a token is made once, in a file that only its user reads, unless one is configured", () => {
  const unset = { dataDir, operatorToken: undefined };
  expect(knownToken(unset)).toBeUndefined();
  const made = operatorToken(unset);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(statSync(join(dataDir, "operator.token")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, "operator.token"), "utf8")).toBe(`${made}\n`);
  expect([operatorToken(unset), knownToken(unset)]).toEqual([made, made]);
  expect(operatorToken({ dataDir, operatorToken: "configured" })).toBe("configured");
});
