import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base, type Frame, type Page } from "@playwright/test";
import { type BuiltSite, builtSite } from "./site.ts";

type HostPage = { html: string; headers?: Record<string, string> };

export type Hosts = {
  /** Our own site, which lets this host frame its answers. */
  site: string;
  /** Puts a page on the host's site, which is another one; resolves to its address. */
  host: (html: string, headers?: Record<string, string>) => string;
  /** The same on a site that is not on the list. */
  stranger: (html: string) => string;
};

/** Servers of two other sites beside ours. No console is watched: a browser says there what it refuses. */
export const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures' names from the pattern
    async ({}, use) => {
      const pages = new Map<string, HostPage>();
      const server = createServer(({ url = "/" }, response) => {
        const page = pages.get(url);
        response.writeHead(page ? 200 : 404, {
          "content-type": "text/html; charset=utf-8",
          ...page?.headers,
        });
        response.end(page?.html);
      });
      await new Promise<void>((resolve) => server.listen(0, resolve));
      const { port } = server.address() as AddressInfo;
      const site: BuiltSite = await builtSite({ EMBED_ORIGINS: `http://localhost:${port}` });
      const put = (origin: string) => (html: string, headers?: Record<string, string>) => {
        const path = `/listing/${pages.size}`;
        pages.set(path, {
          html: `<!doctype html><title>Listing</title>${html}`,
          ...(headers && { headers }),
        });
        return origin + path;
      };
      await use({
        site: site.url,
        host: put(`http://localhost:${port}`),
        stranger: put(`http://host.localhost:${port}`),
      });
      await site.close();
      server.close();
      server.closeAllConnections();
    },
    { scope: "worker" },
  ],
});

/** The frame of ours on a host's page, once it is there; `index` of several. */
export async function framed(page: Page, index = 0): Promise<Frame> {
  const handle = await page.locator("iframe").nth(index).elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error("There is no such frame.");
  await frame.waitForLoadState("domcontentloaded");
  return frame;
}
