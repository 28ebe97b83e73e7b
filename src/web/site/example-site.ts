import type { SiteInfo } from "#contract/page-context.ts";

/** A configured site for tests, with a name that must be escaped wherever it is written. */
export const site: SiteInfo = {
  productName: "Ikhaya & </script> Co",
  companyName: "Ikhaya Property Tools",
  partnerName: "Partner Home Loans",
  partnerUrl: "https://partner.example",
  email: "hello@ikhaya.example",
  city: "Cape Town",
  siteUrl: "https://ikhaya.example",
  leadRetentionMonths: 24,
  analyticsRetentionMonths: 14,
};
