import type { SiteInfo } from "./page-context.ts";
import type { RecipientSite } from "./recipients.ts";

// Not in consent.ts, so that a page with a contact button does not load the words of the form.

/** Who receives the details, and where a visitor objects to it. */
export type ConsentNames = { partnerName: string; objectionEmail: string };

/** What a form is opened with: who receives which requests, where it is not the site's own partner alone. */
export type FormNames = ConsentNames & Pick<RecipientSite, "recipients">;

/** The Information Officer answers objections, where one is set. */
export const consentNames = (site: ConsentSite): FormNames => ({
  partnerName: site.partnerName,
  ...(site.recipients && { recipients: site.recipients }),
  objectionEmail: site.informationOfficerEmail ?? site.email,
});

export type ConsentSite = Pick<SiteInfo, "partnerName" | "recipients" | "email" | "informationOfficerEmail">;
