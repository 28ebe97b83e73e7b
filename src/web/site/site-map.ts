import type { SiteInfo } from "#contract/page-context.ts";
import { canonicalUrl } from "./addresses.ts";
import { addresses } from "./site-addresses.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Every canonical address, without dates of change: we do not record them, and made-up ones help nobody. */
export function siteMap(site: SiteInfo): string {
  const urls = addresses.map(({ path }) => `<url><loc>${escaped(canonicalUrl(site, path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}
