import type { SiteInfo } from "#contract/page-context.ts";

/** Where the partner takes a pre-approval. */
export function preApprovalUrl(site: SiteInfo): string {
  return `${site.partnerUrl}/lets-start`;
}
