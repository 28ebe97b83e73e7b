import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build, type Rolldown } from "vite";
import { embedScriptPath } from "../src/contract/embed-frame.ts";

const source = fileURLToPath(new URL("../src/web/embed/embed.script.ts", import.meta.url));

/** The script of host pages, bundled into one text that shares nothing with our own pages. */
export async function bundledEmbedScript(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      write: false,
      // A host's visitors may have older browsers than ours.
      target: "es2020",
      rolldownOptions: { input: source, output: { format: "iife", comments: false } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}

/** Puts it among the files that are served as they are. */
export const embedScript: AstroIntegration = {
  name: "embed-script",
  hooks: {
    "astro:build:done": async ({ dir }) =>
      writeFile(new URL(`.${embedScriptPath}`, dir), await bundledEmbedScript()),
  },
};
