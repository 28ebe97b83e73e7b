import { callTimeWords, type LeadSource, type LoanType } from "#contract/lead.ts";
import type { PartnerLead } from "#contract/partner-body.ts";
import { calculationFigures, tools } from "#contract/tools.ts";
import { type Html, html } from "../../html.ts";
import { spokenTime } from "../../south-african-time.ts";
import { linkFor } from "../outcomes/outcome-links.ts";
import { outcomeNames, outcomeWords } from "../outcomes/outcome-names.ts";
import { percentText, randText } from "./figures.ts";

/** A lead as an e-mail says it. */
export type Message = { subject: string; text: string; html: string };

export const loans: Record<LoanType, string> = {
  new: "New home loan",
  refinance: "Refinancing",
  investment: "Investment property",
  restructure: "Loan restructuring",
};

export const forms: Record<LeadSource, string> = {
  landing_page: "Front page",
  calculator_app: "Calculators",
  education_page: "Buyer Guide",
  interest_sensitivity_calculator: "Rate Sensitivity calculator",
  extra_payment_calculator: "Extra Payments calculator",
};

type Row = readonly [label: string, value: string, link?: string];
type Part = { title: string; rows: readonly Row[] };
/** What may be said of the lead, and the page on which to say it. */
type Answer = readonly [words: string, url: string];

/** The message to the partner, as plain text and as a plain page of the same words. */
export function leadMessage(lead: PartnerLead): Message {
  const name = `${lead.firstName} ${lead.lastName}`;
  const asked = loans[lead.loanType];
  const subject = `${lead.test ? "TEST, nobody to call: " : ""}${asked}${lead.correctionOf ? ", corrected" : ""}: please call ${name}`;
  const test =
    lead.test && "This is a test of the connection. Nobody asked for a call, so please call nobody.";
  const correction =
    lead.correctionOf &&
    `This seems to correct request ${lead.correctionOf} of somebody with the same name within the last day. ` +
      "Please use these details, and the earlier ones if they lead nowhere.";
  const unproven =
    lead.unproven &&
    "This request is unproven: it did not come through our own forms. " +
      "Please make sure first that the person asked for a call.";
  const notes = [test, correction, unproven].filter((note) => note !== undefined);
  const parts = partsOf(lead, name, asked).filter(({ rows }) => rows.length > 0);
  const { outcomeUrl } = lead;
  const answers = outcomeUrl
    ? outcomeNames.map((name): Answer => [outcomeWords[name], linkFor(outcomeUrl, name)])
    : [];
  return { subject, text: textOf(parts, notes, answers), html: pageOf(subject, parts, notes, answers).html };
}

function partsOf(lead: PartnerLead, name: string, asked: string): Part[] {
  const { phone, email, callTime, consent, interestInExtraPayments: extra } = lead;
  const now: (Row | false)[] = [
    has(lead.currentLender) && ["Lender", lead.currentLender],
    has(lead.currentRate) && ["Rate", percentText(lead.currentRate)],
    has(lead.loanBalance) && ["Loan balance", randText(lead.loanBalance)],
    extra !== undefined && ["Wants to pay extra each month", extra ? "yes" : "no"],
  ];
  return [
    {
      title: "Who to call",
      rows: [
        ["Name", name],
        ["Phone", phone, `tel:${phone.replace(/ ext\. /, ";ext=")}`],
        ["E-mail", email, `mailto:${encodeURIComponent(email).replace("%40", "@")}`],
        ...(callTime ? [["Best time to call", callTimeWords[callTime]] as const] : []),
        ["Asked about", asked],
      ],
    },
    { title: "The visitor’s loan today", rows: now.filter((row) => row !== false) },
    { title: "The calculation on our site", rows: calculationRows(lead.currentCalculation) },
    {
      title: "The request",
      rows: [
        ["Received", spokenTime(new Date(lead.receivedAt))],
        ["Form", forms[lead.source]],
        ...(lead.agent ? [["Agent", lead.agent] as const] : []),
        ...(lead.host ? [["Came from", lead.host] as const] : []),
        ...(consent ? consentRows(consent) : []),
        ["Request", lead.id],
      ],
    },
  ];
}

const has = (value: string | undefined): value is string => value !== undefined;

const consentRows = (consent: NonNullable<PartnerLead["consent"]>): Row[] => [
  ["May be sent offers by e-mail", consent.marketingEmail ? "yes" : "no"],
  ["May be phoned with offers", consent.marketingPhone ? "yes" : "no"],
  ["Agreed to", consent.wording],
];

const writtenAs = {
  rand: randText,
  percent: percentText,
  years: (value: number | string) => `${value} years`,
  months: (value: number | string) => `${value} months`,
};

/** What the calculator was set to, which need not be what the visitor pays today. */
const calculationNames: Record<string, [label: string, written: (value: number | string) => string]> = {
  loanAmount: ["Loan", randText],
  currentRate: ["Rate of the calculation", percentText],
  loanTerm: ["Term", (value) => `${value} years`],
  extraPayment: ["Extra payment each month", randText],
  potentialSavings: ["Interest that it saves", randText],
  tool: ["Worked out with", (id) => toolName(String(id))],
  ...Object.fromEntries(
    Object.entries(calculationFigures).map(([name, { label, kind }]) => [name, [label, writtenAs[kind]]]),
  ),
};

const toolName = (id: string): string =>
  Object.hasOwn(tools, id) ? tools[id as keyof typeof tools].name : id;

function calculationRows(calculation: PartnerLead["currentCalculation"] = {}): Row[] {
  return Object.entries(calculation).map(([key, value]) => {
    const [label, written] = calculationNames[key] ?? [key, String];
    return [label, written(value)];
  });
}

const answersTitle = "What became of it";
const answersNote =
  "Please open one when you know. It leads to a page with a button, and only the button records it.";

function textOf(parts: readonly Part[], notes: readonly string[], answers: readonly Answer[]): string {
  const sections = parts.map(({ title, rows }) =>
    [title, ...rows.map(([label, value]) => `  ${label}: ${value}`)].join("\n"),
  );
  const links = answers.map(([words, url]) => `  ${words}: ${url}`);
  const asked = answers.length > 0 ? [[answersTitle, `  ${answersNote}`, ...links].join("\n")] : [];
  return `${[...notes, ...sections, ...asked].join("\n\n")}\n`;
}

function pageOf(
  subject: string,
  parts: readonly Part[],
  notes: readonly string[],
  answers: readonly Answer[],
): Html {
  const row = ([label, value, link]: Row) => html`
<tr><th scope="row" align="left" valign="top">${label}</th><td>${link ? html`<a href="${link}">${value}</a>` : value}</td></tr>`;
  return html`<!doctype html>
<html lang="en-ZA">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body>
${notes.map((note) => html`<p>${note}</p>`)}
${parts.map(
  ({ title, rows }) => html`<h2>${title}</h2>
<table cellpadding="4">${rows.map(row)}
</table>
`,
)}${
  answers.length > 0 &&
  html`<h2>${answersTitle}</h2>
<p>${answersNote}</p>
<ul>${answers.map(([words, url]) => html`<li><a href="${url}">${words}</a></li>`)}</ul>
`
}</body>
</html>
`;
}
