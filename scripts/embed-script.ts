import { writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import { embedScriptPath } from "../src/contract/embed-frame.ts";
import { bundledScript } from "./bundled-script.ts";

/** The script of host pages. A host's visitors may have older browsers than ours. */
export const bundledEmbedScript = (): Promise<string> => bundledScript("embed/embed.script.ts", "es2020");

/** Puts it among the files that are served as they are. */
export const embedScript: AstroIntegration = {
  name: "embed-script",
  hooks: {
    "astro:build:done": async ({ dir }) =>
      writeFile(new URL(`.${embedScriptPath}`, dir), await bundledEmbedScript()),
  },
};
