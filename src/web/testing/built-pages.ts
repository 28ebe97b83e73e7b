import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { inject } from "light-my-request";
import type { PageContext } from "#contract/page-context.ts";
import { site } from "#web/site/example-site.ts";
import { addresses } from "#web/site/site-addresses.ts";

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: PageContext,
) => Promise<void>;

const build = new URL("../../../dist/server/entry.mjs", import.meta.url);

/** Every address of the built site with the words of its page, structured data included, and lists of sources left out. */
export async function pagesOf(context: Omit<PageContext, "site">): Promise<Map<string, string>> {
  if (!existsSync(build)) throw new Error("These tests need the built website: npm run build");
  const { handler } = (await import(build.href)) as { handler: Handler };
  const locals = { ...context, site };
  const pages = new Map<string, string>();
  for (const path of [...addresses.map((address) => address.path), "/offline", "/404", "/llms.txt"]) {
    const { payload } = await inject(
      (request, response) =>
        void handler(
          request as unknown as IncomingMessage,
          response as unknown as ServerResponse,
          () => response.end(),
          locals,
        ),
      { method: "GET", url: path, headers: { host: new URL(site.siteUrl).host } },
    );
    pages.set(path, wordsOf(payload));
  }
  return pages;
}

/** What visitors and search engines read of a page, with one blank between words. */
function wordsOf(html: string): string {
  return html
    .replace(/<section data-sources[\s\S]*?<\/section>/g, "")
    .replace(/<style[\s\S]*?<\/style>|<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
    .replace(/<\/?(?:strong|em|span|a|b|i)\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/[\s\u00a0]+/g, " ");
}
