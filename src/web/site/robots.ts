import type { SiteInfo } from "#contract/page-context.ts";
import { canonicalUrl } from "./addresses.ts";

/** Everything may be read; the site map says what there is. */
export function robots(site: SiteInfo): string {
  return `User-agent: *
Allow: /

Sitemap: ${canonicalUrl(site, "/sitemap.xml")}
`;
}
