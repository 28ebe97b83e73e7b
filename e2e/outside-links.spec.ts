import { addresses } from "../src/web/site/site-addresses.ts";
import { sources } from "../src/web/site/sources.table.ts";
import { expect, test } from "./site.ts";

// Only asked for: no browser is needed.
test.use({ quietConsole: undefined });

// The partner as the site is started here, without a configuration of its own.
const partner = "https://partner.example";

test("every link that leads outside is in the table of sources, or leads to the partner", async ({
  request,
}) => {
  const known: readonly string[] = Object.values(sources).map(({ url }) => url);
  const seen = new Set<string>();
  for (const { path } of addresses) {
    const html = await (await request.get(path)).text();
    for (const [, href = ""] of html.matchAll(/<a\s[^>]*?href="(https?:[^"]+)"/g))
      seen.add(href.replaceAll("&amp;", "&"));
  }
  expect(seen.size).toBeGreaterThan(10);
  // The legal pages name the site's own address.
  const ours = (url: string) => url.startsWith("http://localhost");
  const unknown = [...seen].filter(
    (url) => !known.includes(url) && !ours(url) && new URL(url).origin !== partner,
  );
  expect(unknown).toEqual([]);
});
