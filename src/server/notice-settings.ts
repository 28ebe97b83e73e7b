import type { NoticeDetails } from "#contract/page-context.ts";

/** The settings that the notices are filled in from. All may be left out; the notices then leave out what they hold. */
export const noticeSettings: Record<keyof NoticeDetails, string> = {
  companyStatus: "COMPANY_STATUS",
  companyRegistration: "COMPANY_REGISTRATION",
  companyDirectors: "COMPANY_DIRECTORS",
  companyAddress: "COMPANY_ADDRESS",
  companyPhone: "COMPANY_PHONE",
  serviceAddress: "SERVICE_ADDRESS",
  informationOfficer: "INFORMATION_OFFICER",
  informationOfficerEmail: "INFORMATION_OFFICER_EMAIL",
  hostingCompany: "HOSTING_COMPANY",
  hostingCountry: "HOSTING_COUNTRY",
  mailCompany: "MAIL_COMPANY",
  partnerRegistration: "PARTNER_REGISTRATION",
};

/** What the operator is told once at the start in production; undefined when nothing is missing. */
export function missingNoticeSettings(site: NoticeDetails): string | undefined {
  const missing = (Object.keys(noticeSettings) as (keyof NoticeDetails)[])
    .filter((detail) => site[detail] === undefined)
    .map((detail) => noticeSettings[detail]);
  if (missing.length === 0) return undefined;
  return `The notices at /privacy, /legal and /paia leave out what is not set: ${missing.join(", ")}.`;
}
