import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build } from "vite";

const source = fileURLToPath(new URL("../src/web/operator/operator-charts.tsx", import.meta.url));

/** Builds the charts of the operator's reports into a separate module, which the server loads. */
export const operatorCharts: AstroIntegration = {
  name: "operator-charts",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "error",
        build: {
          ssr: source,
          target: "esnext",
          outDir: fileURLToPath(new URL("../server/", dir)),
          emptyOutDir: false,
          rolldownOptions: { output: { entryFileNames: "operator-charts.mjs" } },
        },
      });
    },
  },
};
