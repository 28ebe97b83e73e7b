import type { SiteInfo } from "#contract/page-context.ts";

/** The words of the guide's way to the partner. */
export const contactLabel = "Get Property Financing Help";

/** Heading of the dialog that the guide's buttons open. */
export function contactTitle(site: SiteInfo): string {
  return `${contactLabel} @ ${site.partnerName}`;
}
