import type { SiteInfo } from "#contract/page-context.ts";

/**
 * What the partner is, after "is a": registered only where the operator gave the number that proves it, see
 * docs/decisions/0061.
 */
export const partnerTitle = ({ partnerRegistration }: SiteInfo): string =>
  partnerRegistration ? `registered bond originator (${partnerRegistration})` : "bond originator";
