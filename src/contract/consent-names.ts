import type { SiteInfo } from "./page-context.ts";

// Not in consent.ts, so that a page with a contact button does not load the words of the form.

/** Who receives the details, and where a visitor objects to it. */
export type ConsentNames = { partnerName: string; objectionEmail: string };

/** The Information Officer answers objections, where one is set. */
export const consentNames = (site: ConsentSite): ConsentNames => ({
  partnerName: site.partnerName,
  objectionEmail: site.informationOfficerEmail ?? site.email,
});

export type ConsentSite = Pick<SiteInfo, "partnerName" | "email" | "informationOfficerEmail">;
