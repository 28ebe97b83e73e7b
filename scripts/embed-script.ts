import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build } from "vite";
import { embedScriptPath } from "../src/contract/embed-frame.ts";

const source = fileURLToPath(new URL("../src/web/embed/embed.script.ts", import.meta.url));

/** Bundles the script of host pages into one file that shares nothing with our own pages. */
export const embedScript: AstroIntegration = {
  name: "embed-script",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "error",
        build: {
          outDir: fileURLToPath(dir),
          emptyOutDir: false,
          // A host's visitors may have older browsers than ours: no syntax after 2020.
          target: "es2020",
          rolldownOptions: {
            input: source,
            output: { format: "iife", comments: false, entryFileNames: embedScriptPath.slice(1) },
          },
        },
      });
    },
  },
};
