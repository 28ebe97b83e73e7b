import { type LeadSource, type LoanType, leadSources, loanTypes, loanTypesFor } from "#contract/lead.ts";
import { firstFitting } from "#contract/recipients.ts";
import { closedToListeners } from "../config.ts";
import { OperatorError } from "../operations/operator-error.ts";
import { formats } from "./formats/formats.ts";
import { fixedText, ourFieldNames } from "./formats/our-fields.ts";
import { type FieldMapping, type FormatKind, formatKinds, type PartnerRecord } from "./partner-record.ts";

/** A partner as it is typed: on the page, or behind a command. */
export type PartnerInput = {
  name: string;
  webhookUrl: string;
  email: string;
  kind: string;
  /** A line a field: their name = our name, or = "a fixed text". */
  fields: string;
  subscription: string;
  /** None for all. */
  sources: readonly string[];
  loanTypes: readonly string[];
  active: boolean;
};

/** What a new partner starts with, before anything is typed. */
export const newPartnerInput: PartnerInput = {
  name: "",
  webhookUrl: "",
  email: "",
  kind: "ours",
  fields: "",
  subscription: "",
  sources: [],
  loanTypes: [],
  active: true,
};

export type PartnerProblems = { [Field in keyof PartnerInput]?: string };

/** What is wrong with a partner, a sentence a field. */
export class PartnerProblemsError extends OperatorError {
  readonly problems: PartnerProblems;
  constructor(problems: PartnerProblems) {
    super(Object.values(problems).join(" "), 422);
    this.problems = problems;
  }
}

type Checked = Pick<
  PartnerRecord,
  "name" | "webhookUrl" | "email" | "format" | "sources" | "loanTypes" | "active"
>;

/** What was typed, as it is kept; throws with a sentence for each field that is wrong. */
export function checkedPartner(input: PartnerInput, { canMail }: { canMail: boolean }): Checked {
  const problems: PartnerProblems = {};
  const name = input.name.trim();
  const webhookUrl = input.webhookUrl.trim();
  const email = input.email.trim();
  if (!/^[^\p{Cc}<>]{1,200}$/u.test(name)) {
    problems.name = "The name is what the forms call the partner: one line of at most 200 characters.";
  }
  if (webhookUrl && !closedToListeners(webhookUrl)) {
    problems.webhookUrl = "The address must be an https address such as https://partner.example/leads.";
  }
  if (email && !/^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/.test(email)) {
    problems.email = "This is not an e-mail address.";
  } else if (email && !canMail) {
    problems.email = "Mail needs a mail server: set SMTP_URL and start the server again.";
  }
  const kind = formatKinds.find((known) => known === input.kind) ?? "ours";
  if (kind !== input.kind) problems.kind = `The format must be one of ${formatKinds.join(", ")}.`;
  const { fields, problem } = checkedFields(kind, input.fields);
  if (problem) problems.fields = problem;
  const subscription = input.subscription.trim();
  if (subscription && !/^\d{1,12}$/.test(subscription)) {
    problems.subscription = "HubSpot's number of a subscription is made of digits.";
  }
  const sources = chosen<LeadSource>(leadSources, input.sources);
  if (!sources) problems.sources = `The forms are ${leadSources.join(", ")}.`;
  const types = chosen<LoanType>(loanTypes, input.loanTypes);
  if (!types) problems.loanTypes = `The loan types are ${loanTypes.join(", ")}.`;
  if (Object.keys(problems).length > 0) throw new PartnerProblemsError(problems);
  return {
    name,
    webhookUrl: webhookUrl || null,
    email: email || null,
    format: { kind, fields, subscription: subscription ? Number(subscription) : null },
    sources: sources?.length ? sources : null,
    loanTypes: types?.length ? types : null,
    active: input.active,
  };
}

function chosen<Name extends string>(all: readonly Name[], typed: readonly string[]): Name[] | undefined {
  return typed.every((name) => (all as readonly string[]).includes(name))
    ? all.filter((name) => typed.includes(name))
    : undefined;
}

function checkedFields(kind: FormatKind, text: string): { fields: FieldMapping[]; problem?: string } {
  if (kind === "ours") return { fields: [] };
  const fields: FieldMapping[] = [];
  const lines = text.split("\n").map((line) => line.trim());
  for (const line of lines.filter((line) => line !== "")) {
    const [, theirs = "", ours = ""] = /^([^=\p{Cc}]{1,100}?)\s*=\s*(.{1,500})$/u.exec(line) ?? [];
    const known = ourFieldNames.includes(ours) || fixedText(ours) !== undefined;
    if (!theirs || !known) {
      const said = line.slice(0, 60);
      return {
        fields,
        problem: `This line is not “their name = our name” or “their name = "a text"”: ${said}`,
      };
    }
    fields.push([theirs, ours]);
  }
  if (fields.length === 0) return { fields, problem: "Say at least one field, a line each." };
  if (
    kind === "salesforce" &&
    !fields.some(([theirs, ours]) => theirs === "oid" && /^"00D\w{12,15}"$/.test(ours))
  ) {
    return {
      fields,
      problem: 'Salesforce needs the id of your organisation: oid = "00D and 12 or 15 more letters".',
    };
  }
  return { fields };
}

/** How the mapping is typed. */
const fieldsText = (fields: readonly FieldMapping[]): string =>
  fields.map(([theirs, ours]) => `${theirs} = ${ours}`).join("\n");

export const fieldsOfKind = (kind: FormatKind): string => fieldsText(formats[kind].fields);

/** A partner as it would be typed. */
export const inputOf = (partner: Omit<PartnerRecord, "secrets">): PartnerInput => ({
  name: partner.name,
  webhookUrl: partner.webhookUrl ?? "",
  email: partner.email ?? "",
  kind: partner.format.kind,
  fields: fieldsText(partner.format.fields),
  subscription: String(partner.format.subscription ?? ""),
  sources: partner.sources ?? [],
  loanTypes: partner.loanTypes ?? [],
  active: partner.active,
});

/** Every request must have somebody who gets it, and every name must mean one partner. */
export function checkTogether(partners: readonly PartnerRecord[], changed: PartnerRecord): void {
  const others = partners.filter(({ id }) => id !== changed.id);
  if (others.some(({ name }) => name.toLowerCase() === changed.name.toLowerCase())) {
    throw new PartnerProblemsError({ name: "Another partner has this name." });
  }
  const rules = [...others, changed]
    .filter(({ active }) => active)
    .map(({ sources, loanTypes }) => ({ ...(sources && { sources }), ...(loanTypes && { loanTypes }) }));
  for (const source of leadSources) {
    const left = loanTypesFor(source).find((type) => !firstFitting(rules, source, type));
    if (left === undefined) continue;
    const sentence = `Nobody would get requests of ${source} for ${left}. Let another partner take them first.`;
    throw new PartnerProblemsError({ [changed.active ? "loanTypes" : "active"]: sentence });
  }
}
