import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { bundledEmbedScript } from "../../../scripts/embed-script.ts";

test("the script of host pages takes 2 kB at most, and nothing of a host's browser but its frames", async () => {
  const code = await bundledEmbedScript();
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(2_048);
  for (const refused of [
    "cookie",
    "localStorage",
    "sessionStorage",
    "fetch(",
    "sendBeacon",
    "innerHTML",
    "eval",
  ]) {
    expect(code).not.toContain(refused);
  }
  // Shut in a function: no name of its own is left on the host's page.
  expect(code).toMatch(/^\(function\(\)\{[\s\S]+\}\)\(\);\s*$/);
});
