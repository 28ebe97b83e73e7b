import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import mdx from "@astrojs/mdx";
import node from "@astrojs/node";
import react from "@astrojs/react";
import type { AstroIntegration } from "astro";
import { defineConfig } from "astro/config";
import { leadRequestPath } from "./src/contract/lead.ts";
import { readConfig } from "./src/server/config.ts";
import { pageContext } from "./src/server/pages/page-context.ts";

/** Scripts, styles and icons are compressed once, at build time, for the server to send as they are. */
const compressedAssets: AstroIntegration = {
  name: "compressed-assets",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      const root = fileURLToPath(dir);
      const files = await readdir(root, { recursive: true });
      await Promise.all(
        files
          .filter((file) => /\.(js|css|svg|json|txt|xml|webmanifest)$/.test(file))
          .map(async (file) => {
            const content = await readFile(join(root, file));
            await writeFile(join(root, `${file}.br`), await promisify(brotliCompress)(content));
            await writeFile(join(root, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
          }),
      );
    },
  },
};

/** In development Astro serves the pages itself; this gives them what the server gives them otherwise. */
const developmentContext: AstroIntegration = {
  name: "development-context",
  hooks: {
    "astro:server:setup": ({ server }) => {
      const config = readConfig(process.env);
      server.middlewares.use((request, _response, next) => {
        Reflect.set(request, Symbol.for("astro.locals"), pageContext(config));
        next();
      });
    },
  },
};

/** `client:press`: an island that wakes on the first press inside it. */
const pressDirective: AstroIntegration = {
  name: "press-directive",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      addClientDirective({
        name: "press",
        entrypoint: fileURLToPath(new URL("./src/web/site/press-directive.ts", import.meta.url)),
      });
    },
  },
};

export default defineConfig({
  srcDir: "./src/web",
  publicDir: "./src/web/public",
  output: "server",
  trailingSlash: "ignore",
  adapter: node({ mode: "middleware" }),
  markdown: { syntaxHighlight: false },
  integrations: [react(), mdx(), pressDirective, compressedAssets, developmentContext],
  devToolbar: { enabled: false },
  // Same-origin checks belong to the server, which answers every post itself.
  security: {
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    },
  },
  vite: {
    // The tracker is built apart from the pages’ scripts, as a worker would be: one file that shares nothing with them.
    worker: { format: "es" },
    optimizeDeps: {
      // Named, because development would otherwise find them one by one and load React twice meanwhile.
      include: [
        "@internationalized/date",
        "@maskito/core",
        "@maskito/kit",
        "@maskito/react",
        "d3-array",
        "papaparse",
        "wouter",
      ],
    },
    server: {
      proxy: Object.fromEntries(
        [leadRequestPath, "/analytics"].map((path) => [
          path,
          `http://127.0.0.1:${process.env.API_PORT ?? 3100}`,
        ]),
      ),
    },
  },
});
