import { consentNames } from "#contract/consent-names.ts";
import type { SiteInfo } from "#contract/page-context.ts";
import { type Fact, mailLink, phoneLink, webLink } from "./facts.tsx";

/** Who answers for personal information, and where they are reached. */
export const responsibleParty = (site: SiteInfo): Fact[] => [
  ["Name", site.companyName],
  ["Street address", site.companyAddress],
  ["City", site.companyAddress ? undefined : `${site.city}, South Africa`],
  ["Phone", phoneLink(site.companyPhone)],
  ["E-mail", mailLink(site.email)],
  ["Information Officer", site.informationOfficer],
  [
    "The Information Officer’s e-mail",
    site.informationOfficerEmail && mailLink(consentNames(site).objectionEmail),
  ],
];

/** Who runs the site, as section 43 of the Electronic Communications and Transactions Act asks. */
export const companyFacts = (site: SiteInfo): Fact[] => [
  ["Full name", site.companyName],
  ["Legal status", site.companyStatus],
  ["Registration number", site.companyRegistration],
  ["Office bearers", site.companyDirectors],
  ["Street address", site.companyAddress],
  ["City", site.companyAddress ? undefined : `${site.city}, South Africa`],
  ["Legal papers are served at", site.serviceAddress],
  ["Phone", phoneLink(site.companyPhone)],
  ["E-mail", mailLink(site.email)],
  ["Website", webLink(site.siteUrl)],
];
