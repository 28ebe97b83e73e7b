import { existsSync } from "node:fs";
import { sources } from "../src/web/site/sources.table.ts";
import { checkLinks } from "./link-check.ts";

/** Every address outside the site that its pages link to: the sources, and the partner if one is configured. */
if (existsSync(".env")) process.loadEnvFile();
const { PARTNER_URL } = process.env;
const urls = [...Object.values(sources).map(({ url }) => url), ...(PARTNER_URL ? [PARTNER_URL] : [])];
const counts = { answers: 0, redirects: 0, fails: 0 };

for await (const { url, state, detail } of checkLinks([...new Set(urls)], {
  patienceMs: 15_000,
  pauseMs: 1_000,
})) {
  counts[state] += 1;
  console.log(`${state.padEnd(9)}  ${url}\n           ${detail}`);
}

const { answers, redirects, fails } = counts;
console.log(`\n${answers} answer, ${redirects} redirect, ${fails} fail.`);
if (fails > 0)
  console.log("Open what fails in a browser before you replace it: some sites turn programs away.");
process.exitCode = fails > 0 ? 1 : 0;
