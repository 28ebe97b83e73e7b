import { consentNames } from "#contract/consent-names.ts";
import type { SiteInfo } from "#contract/page-context.ts";
import { type Fact, mailLink, phoneLink, webLink } from "./facts.tsx";

/** A detail that the law asks for, as a sentence names it, and what the operator gave. */
export type AskedDetail = readonly [name: string, value: string | undefined];

/** What POPIA and section 51 of PAIA ask of whoever is responsible. */
export const responsibleDetails = (site: SiteInfo): readonly AskedDetail[] => [
  ["the street address", site.companyAddress],
  ["the phone number", site.companyPhone],
  ["the Information Officer’s name", site.informationOfficer],
];

/** What section 43 of the Electronic Communications and Transactions Act asks of who runs a site. */
export const companyDetails = (site: SiteInfo): readonly AskedDetail[] => [
  ["the legal status", site.companyStatus],
  ["the registration number", site.companyRegistration],
  ["the office bearers", site.companyDirectors],
  ["the street address", site.companyAddress],
  ["the phone number", site.companyPhone],
];

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
