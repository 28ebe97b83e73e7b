/** A public page or document that sentences and figures of the site rest on. */
type Source = {
  title: string;
  publisher: string;
  url: string;
  /** The day on which what the site says was last compared with it. */
  checked: string;
};

/** Each outside source once, under the name by which chapters call it. */
export const sources = {
  "sars-transfer-duty": {
    title: "Transfer duty: the rates of each year",
    publisher: "SARS",
    url: "https://www.sars.gov.za/tax-rates/transfer-duty/",
    checked: "2026-11-21",
  },
  "reserve-bank": {
    title: "Decisions on the repo rate",
    publisher: "South African Reserve Bank",
    url: "https://www.resbank.co.za/",
    checked: "2026-11-21",
  },
} as const satisfies Record<string, Source>;

export type SourceName = keyof typeof sources;
