import { embedNames } from "./embed-frame.ts";
import { toolIds } from "./tools.ts";

/**
 * The ids that an address of these folders may end with, in their order. Any other id shows what the page in
 * `src/web/pages` shows for an unknown one, and the server renders that once for all of them.
 */
export const pageIds = {
  calculator: ["affordability", "calculator", "sensitivity", "extra-payment"],
  education: [
    "articles",
    "getting-started",
    "financial-preparation",
    "understanding-costs",
    "loan-process",
    "investment-basics",
    "tips-tricks",
  ],
  tools: toolIds,
  embed: embedNames,
  contact: ["landing", "calculators", "guide", "sensitivity", "extra-payments"],
} as const;

/** Names of contact forms that people try, after the part of the site that they were in, and the form that each means. */
export const otherFormNames: Readonly<Record<string, (typeof pageIds.contact)[number]>> = {
  calculator: "calculators",
  education: "guide",
  "extra-payment": "extra-payments",
};
