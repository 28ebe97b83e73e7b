import type { FiguresEdition } from "#calculations/figures/figures.ts";
import type { Query } from "./embed.ts";
import type { RefusedForm } from "./lead-values.ts";
import type { Recipient, RecipientRule } from "./recipients.ts";

/**
 * What the law asks a site to say about who runs it and who handles its data. Only the operator knows it, so each is
 * shown if it is set, and left out if not.
 */
export type NoticeDetails = {
  /** The legal form of the company, such as "Private company". */
  companyStatus?: string;
  companyRegistration?: string;
  /** Its office bearers, separated by commas. */
  companyDirectors?: string;
  /** The street address. */
  companyAddress?: string;
  companyPhone?: string;
  /** Where legal papers are served on it. */
  serviceAddress?: string;
  informationOfficer?: string;
  informationOfficerEmail?: string;
  /** The firm on whose computers the site runs, and in which country they are. */
  hostingCompany?: string;
  hostingCountry?: string;
  /** The firm that handles its mail. */
  mailCompany?: string;
  /** The number under which the partner is registered, and with whom. */
  partnerRegistration?: string;
};

/** The names and addresses that the operator configures; one build can be rebranded. */
export type SiteInfo = NoticeDetails & {
  productName: string;
  companyName: string;
  partnerName: string;
  /** Who gets which requests, in order; without it all are the partner's. */
  recipients?: readonly (Recipient & RecipientRule)[] | undefined;
  /** The partner's own site, without a slash at the end. */
  partnerUrl: string;
  email: string;
  city: string;
  /** This site's own origin, for canonical addresses, without a slash at the end. */
  siteUrl: string;
  /** How long a contact request is kept. */
  leadRetentionMonths: number;
  /** How long analytics rows are kept. */
  analyticsRetentionMonths: number;
};

/** A prime rate that the operator added after the build; `rate` is annual percent. */
export type AddedPrimeRate = { date: string; rate: number };

/** The figures that the operator added after the build. */
export type AddedFigures = {
  primeRates: readonly AddedPrimeRate[];
  /** Days (YYYY-MM-DD) on which a decision on the repo rate is announced. */
  announcementDates: readonly string[];
  /** Days (YYYY-MM-DD) declared public holidays in addition to those of the Act. */
  declaredHolidays: readonly string[];
};

/** Everything that a page is rendered from, apart from its address. */
export type PageContext = {
  site: SiteInfo;
  /** Calendar day in Africa/Johannesburg, YYYY-MM-DD. */
  today: string;
  addedPrimeRates: readonly AddedPrimeRate[];
  /** Days (YYYY-MM-DD) of repo-rate announcements that the operator added, future ones included. */
  addedAnnouncementDates?: readonly string[] | undefined;
  /** Days (YYYY-MM-DD) declared public holidays that the operator added. */
  declaredHolidays?: readonly string[] | undefined;
  /** Whose figures the site shows. */
  edition: FiguresEdition;
  /** The token of a form without scripts: it was opened on a page of ours. */
  formToken?: string | undefined;
  /** A form that was sent without scripts and refused; only in the page that answers it. */
  refusedForm?: RefusedForm | undefined;
  /** The checked part of the address's query, of the few pages that depend on it: see embed.ts. */
  query?: Query | undefined;
  /** The origins whose pages may frame an answer; "*" for all. */
  framers?: readonly string[] | undefined;
  /** The script of an analytics tagging service that the operator configured. */
  tagScriptUrl?: string | undefined;
  /** Other origins that the tagging service loads scripts from or reports to. */
  tagOrigins?: readonly string[] | undefined;
};
