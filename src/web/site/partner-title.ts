import type { SiteInfo } from "#contract/page-context.ts";

/** What the partner is, after "is a"; with the number of its registration where the operator gave it. */
export const partnerTitle = ({ partnerRegistration }: Pick<SiteInfo, "partnerRegistration">): string =>
  `registered bond originator${partnerRegistration ? ` (${partnerRegistration})` : ""}`;
