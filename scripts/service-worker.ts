import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build } from "vite";
import { type Kept, offlinePath, workerPath } from "../src/web/offline/kept.ts";
import { calculatorTabs, guideSections, links, toolsPage } from "../src/web/site/addresses.ts";
import { addresses } from "../src/web/site/site-addresses.ts";
import { toolPages } from "../src/web/site/tool-pages.ts";

const source = fileURLToPath(new URL("../src/web/offline/worker/service-worker.ts", import.meta.url));

/** Bundles the service worker after the build, and tells it what to keep. */
export const serviceWorker: AstroIntegration = {
  name: "service-worker",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      const client = fileURLToPath(dir);
      const kept: Kept = {
        version: await buildVersion(join(client, "..")),
        pages: [...Object.values(calculatorTabs), toolsPage, ...Object.values(toolPages)].map(
          ({ path }) => path,
        ),
        readable: [...addresses.map(({ path }) => path), offlinePath],
        redirects: {
          [links.calculators]: calculatorTabs.affordability.path,
          [links.education]: guideSections.articles.path,
        },
        files: (await readdir(join(client, "_astro"))).sort().map((name) => `/_astro/${name}`),
      };
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "error",
        define: { KEPT: JSON.stringify(kept), "process.env.NODE_ENV": '"production"' },
        build: {
          outDir: client,
          emptyOutDir: false,
          rolldownOptions: { input: source, output: { format: "iife", entryFileNames: workerPath.slice(1) } },
        },
      });
    },
  },
};

/** Changes with whatever the build changes: pages, scripts or styles. */
async function buildVersion(dist: string): Promise<string> {
  const hash = createHash("sha256");
  const entries = await readdir(dist, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) hash.update(file.slice(dist.length)).update(await readFile(file));
  return hash.digest("base64url").slice(0, 12);
}
