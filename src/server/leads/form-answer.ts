import type { LeadSource } from "#contract/lead.ts";

/** The answer to a form that was sent without scripts; `source` is the form's, where it can be told. */
export type FormAnswer = { status: number; sentence: string; source?: LeadSource };

/** Gives the page for an answer, as HTML. */
export type FormAnswerPage = (answer: FormAnswer) => string;

const thanks = "Thank you! A professional loan originator will contact you shortly.";

const thanksFor: Partial<Record<LeadSource, string>> = {
  interest_sensitivity_calculator:
    "Thank you! A professional loan originator will contact you shortly to discuss better rates.",
  extra_payment_calculator:
    "Thank you! A loan originator will contact you to discuss strategies for paying off your loan faster.",
};

export const thankYou = (source: LeadSource): string => thanksFor[source] ?? thanks;

export const failure = (sentence: string): string =>
  `There was an error submitting your request. ${sentence}`;

/** A page of our own words only: nothing that was sent is shown again. */
export const plainFormAnswerPage: FormAnswerPage = ({ status, sentence }) => {
  const title = status === 200 ? "Request sent" : "Request not sent";
  const way = status === 200 ? "" : "<p>Go back in your browser: what you typed is still there.</p>";
  return `<!doctype html>
<html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body><main id="main"><h1>${title}</h1><p>${sentence}</p>${way}<p><a href="/">Back to Home</a></p></main></body></html>`;
};
