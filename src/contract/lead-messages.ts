import type { CallTime, LeadSource } from "./lead.ts";

const callBack = "Thank you! A professional loan originator will contact you shortly.";

const thanks: Partial<Record<LeadSource, string>> = {
  interest_sensitivity_calculator:
    "Thank you! A professional loan originator will contact you shortly to discuss better rates.",
  extra_payment_calculator:
    "Thank you! A loan originator will contact you to discuss strategies for paying off your loan faster.",
};

/** What a visitor reads when a request is stored. */
export const leadThanks = (source: LeadSource): string => thanks[source] ?? callBack;

/** Used when the server has no sentence of its own. */
export const tryAgain = "Please try again.";

/** What a visitor reads when it is not. */
export const leadFailure = (sentence: string): string =>
  `There was an error submitting your request. ${sentence}`;

/** The page that thanks for a form sent without scripts; each of the five has its own. */
export const leadSentPath = (source: LeadSource): string => `/contact/sent/${source}`;

/** The anchor on that page at which it says which time was chosen for the call. */
export const callTimeAnchor = (time: CallTime): string => `call-${time}`;
