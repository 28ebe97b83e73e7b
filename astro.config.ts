import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { satteri } from "@astrojs/markdown-satteri";
import mdx from "@astrojs/mdx";
import node from "@astrojs/node";
import react from "@astrojs/react";
import type { AstroIntegration } from "astro";
import { defineConfig } from "astro/config";
import compressor from "astro-compressor";
import type { Plugin, Rolldown } from "vite";
import { bundledScript } from "./scripts/bundled-script.ts";
import { embedScript } from "./scripts/embed-script.ts";
import { operatorCharts } from "./scripts/operator-charts.ts";
import { serviceWorker } from "./scripts/service-worker.ts";
import { leadRequestPath } from "./src/contract/lead.ts";
import { type ToolId, toolIds } from "./src/contract/tools.ts";
import { readConfig } from "./src/server/config.ts";
import { pageContext } from "./src/server/pages/page-context.ts";
import { describeTables } from "./src/web/guide/prose/described-tables.ts";
import { speculationRules } from "./src/web/site/speculation-rules.ts";

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

const clientDirectives: AstroIntegration = {
  name: "client-directives",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      addClientDirective({ name: "used", entrypoint: "./src/web/answer-page/when-used.ts" });
      addClientDirective({ name: "contact", entrypoint: "./src/web/lead-form/when-contacted.ts" });
    },
  },
};

/** Written by the build, because Astro hydrates only what a page imports by its name, and each tool has a page of its own. */
const toolPage = (id: ToolId) => `---
import AnswerDocument from "#web/answer-page/answer-document.astro";
import { keptPlaces } from "#web/answer-page/kept-numbers.ts";
import { pageProps } from "#web/answer-page/page-of-answer.ts";
import { Questions } from "#web/answer-page/questions.tsx";
import words from "#web/answers/${id}/${id}.content.ts";
import { Page } from "#web/answers/${id}/${id}.tsx";
import { toolPages } from "#web/site/tool-pages.ts";
---

<AnswerDocument address={toolPages["${id}"]} faq={words.questions}>
  <Page client:used={keptPlaces("${id}")} {...pageProps(Astro.locals)} />
  <Questions {...words} />
</AnswerDocument>
`;

/** The pages of the tools, so that a tool is a folder and an entry in the contract. */
const toolRoutes: AstroIntegration = {
  name: "tool-routes",
  hooks: {
    "astro:config:setup": ({ createCodegenDir, injectRoute }) => {
      const folder = createCodegenDir();
      for (const id of toolIds) {
        const entrypoint = new URL(`${id}.astro`, folder);
        writeFileSync(entrypoint, toolPage(id));
        injectRoute({ pattern: `/tools/${id}`, entrypoint });
      }
    },
  },
};

/**
 * A few files in place of thirty: each request costs its headers, and on a phone part of a round trip. A group takes
 * what it imports along, so what small scripts share with the calculators comes first.
 */
const clientChunks: Rolldown.RolldownOptions = {
  optimization: { inlineConst: { mode: "all" } },
  output: {
    codeSplitting: {
      groups: [
        {
          name: "small",
          test: /vite\/preload-helper|tracking\/track\.ts|format\/rand|calculations\/(inputs|loan\/(bank|monthly|yearly))|chart\/(point|nearest-stop)\.ts/,
          priority: 4,
        },
        { name: "react", test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\//, priority: 3 },
        {
          name: "fields",
          test: /web\/(components\/(?!chart\/)|format\/|export\/|site\/)[^?]*(?<!\.script)\.tsx?$/,
          tags: ["$initial"],
          minShareCount: 5,
          priority: 2,
        },
        {
          name: "charts",
          test: /components\/chart\/(?!house|slopes|crossing|columns|stairs|thumb)/,
          priority: 1,
        },
        {
          name: "answers",
          test: /web\/(answer-page|figures|lead-form\/contact-button)[^?]*\.tsx?$|calculations\/(figures|prime-rate)\/[^?]*\.ts$|contract\/[^?]*\.ts$/,
          tags: ["$initial"],
          minShareCount: 10,
          priority: 1,
        },
        { name: "calculators", test: /web\/answers\/calculators\//, tags: ["$initial"], priority: 0 },
      ],
    },
  },
};

/** A page has all its styles in itself, so a script that is fetched later brings none: their files are not written. */
const scriptsWithoutStyles: Plugin = {
  name: "scripts-without-styles",
  // After Astro has put the styles into the pages, before Vite names what is fetched with a script.
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === "chunk") file.viteMetadata?.importedCss.clear();
  },
};

// In the page itself: a file of its own, and one for what it shares, would be fetched one after the other before the first paint.
const script = await bundledScript("document/page.script.ts");
const hashOf = (text: string): `sha256-${string}` =>
  `sha256-${createHash("sha256").update(text).digest("base64")}`;

export default defineConfig({
  srcDir: "./src/web",
  publicDir: "./src/web/public",
  output: "server",
  trailingSlash: "ignore",
  adapter: node({ mode: "middleware" }),
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ hastPlugins: [describeTables] }),
  },
  integrations: [
    // Streamed, a Suspense boundary of more than 12.8 kB would become an inline script, which the policy forbids.
    react({ experimentalDisableStreaming: true }),
    mdx(),
    clientDirectives,
    toolRoutes,
    serviceWorker,
    // After the service worker, whose version changes with all that visitors get.
    operatorCharts,
    embedScript,
    // Scripts and icons once, at build time, for the server to send as they are; after all that writes files.
    compressor({ zstd: false }),
    developmentContext,
  ],
  // In the page itself: a stylesheet of its own costs one more round trip before the first letter is painted.
  build: { inlineStylesheets: "always" },
  devToolbar: { enabled: false },
  // Same-origin checks belong to the server, which answers every post itself.
  security: {
    checkOrigin: false,
    csp: {
      scriptDirective: { hashes: [hashOf(speculationRules), hashOf(script)] },
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        // The one policy of document/trusted-types.ts.
        "trusted-types default",
      ],
    },
  },
  vite: {
    plugins: [scriptsWithoutStyles],
    define: { PAGE_SCRIPT: JSON.stringify(script) },
    // wouter asks for a stand-in for old Reacts; React 19 has the hook itself.
    resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
    environments: { client: { build: { rolldownOptions: clientChunks } } },
    // The tracker and the script that measures page speed are built as workers would be: each one file that shares nothing.
    worker: { format: "es", rolldownOptions: { output: { comments: false } } },
    optimizeDeps: {
      // Named, because development would otherwise find them one by one and load the page anew for each.
      include: ["@maskito/core", "@maskito/react", "d3-array", "d3-shape", "papaparse", "wouter"],
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
