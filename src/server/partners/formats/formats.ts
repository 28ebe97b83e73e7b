import type { PartnerBody, PartnerLead } from "#contract/partner-body.ts";
import { roundedCalculation } from "../../leads/delivery/figures.ts";
import type { FieldMapping, FormatKind, PartnerFormat } from "../partner-record.ts";
import { hubSpotBody, hubSpotProblems } from "./hubspot.ts";
import { mappedFields } from "./our-fields.ts";

type Body = { type: string; body: string };

type Format = {
  label: string;
  write: (format: PartnerFormat, lead: PartnerLead) => Body;
  /** What a new mapping begins with. */
  fields: readonly FieldMapping[];
  /** Whether the body is signed as a Standard Webhook. */
  signed: boolean;
  /** It answers every request alike, whether it took it or not. */
  neverConfirms?: true;
  /** What a refusal says, without anything that a visitor typed. */
  problems?: (format: PartnerFormat, answer: string) => string | undefined;
};

const json = (body: unknown): Body => ({ type: "application/json", body: JSON.stringify(body) });

const form = ({ fields }: PartnerFormat, lead: PartnerLead): Body => ({
  type: "application/x-www-form-urlencoded",
  body: new URLSearchParams(
    mappedFields(fields, lead).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString(),
});

function ours(_format: PartnerFormat, lead: PartnerLead): Body {
  const { currentCalculation: exact } = lead;
  const data = exact ? { ...lead, currentCalculation: roundedCalculation(exact) } : lead;
  return json({ type: "lead.created", timestamp: lead.receivedAt, data } satisfies PartnerBody);
}

const who: readonly FieldMapping[] = [
  ["firstName", "firstName"],
  ["lastName", "lastName"],
  ["email", "email"],
  ["phone", "phone"],
  ["loanType", "loanType"],
  ["reference", "id"],
];

/** How a webhook's body may be written. */
export const formats: Record<FormatKind, Format> = {
  ours: { label: "Our own, signed: docs/partner.md", write: ours, fields: [], signed: true },
  json: {
    label: "JSON under names of their own",
    write: ({ fields }, lead) => json(Object.fromEntries(mappedFields(fields, lead))),
    fields: who,
    signed: true,
  },
  form: { label: "A form under names of their own", write: form, fields: who, signed: true },
  hubspot: {
    label: "HubSpot forms, version 3",
    write: (format, lead) => json(hubSpotBody(format, lead)),
    fields: [
      ["firstname", "firstName"],
      ["lastname", "lastName"],
      ["email", "email"],
      ["phone", "phone"],
    ],
    signed: false,
    problems: hubSpotProblems,
  },
  salesforce: {
    label: "Salesforce Web-to-Lead",
    write: form,
    fields: [
      ["oid", '"00D…"'],
      ["first_name", "firstName"],
      ["last_name", "lastName"],
      ["email", "email"],
      ["phone", "phone"],
      ["company", '"Private person"'],
      ["lead_source", '"Home loan website"'],
      ["description", "summary"],
    ],
    signed: false,
    neverConfirms: true,
  },
};
