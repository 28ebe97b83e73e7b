/** Value-added tax in percent, in force from its date. */
export const vatTable = {
  from: "2018-04-01",
  source: "Value-Added Tax Act 89 of 1991, section 7 (sars.gov.za)",
  checked: "2026-11-21",
  vatPercent: 15,
} as const;
