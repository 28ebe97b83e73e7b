import { type Static, Type } from "typebox";
import { callTimes, leadSources, loanTypes } from "./lead.ts";

/** Where a partner's developer finds the schema of the body below. */
export const partnerSchemaPath = "/partner/lead.schema.json";

const told = (description: string) => ({ description });
const id = (description: string) => Type.String({ format: "uuid", description });
const time = (description: string) => Type.String({ format: "date-time", description });
const always = (description: string) => Type.Literal(true, { description });
const asTyped = "as the visitor typed it";

const consent = Type.Object(
  {
    version: Type.String(told("which wording it was")),
    wording: Type.String(told("the words above the button of the form")),
    marketingEmail: Type.Boolean(told("whether offers may be sent by e-mail")),
    marketingPhone: Type.Boolean(told("whether offers may be made by phone")),
    marketingEmailWording: Type.Optional(Type.String(told("the words of the ticked box for e-mail"))),
    marketingPhoneWording: Type.Optional(Type.String(told("the words of the ticked box for phone"))),
    givenAt: time("when it was given"),
  },
  told("what the visitor agreed to; left out for requests of a program that showed no words of ours"),
);

/** A lead as its partner gets it. Fields are only ever added, so a reader leaves out what it does not know. */
const partnerLeadSchema = Type.Object({
  id: id("the same for every try: a second one with this id is the same request"),
  test: Type.Optional(always("sent by the operator to try the connection: nobody asked for a call")),
  receivedAt: time("when the request came"),
  correctionOf: Type.Optional(
    id("the id of the person's first request, which this one corrects: use these details"),
  ),
  unproven: Type.Optional(
    always("it did not come through our own forms: make sure first that the person asked for a call"),
  ),
  source: Type.Enum([...leadSources], told("which form it was")),
  loanType: Type.Enum([...loanTypes], told("what the person asks for")),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(told("as +27821234567, followed by ' ext. 12' if an extension was given")),
  callTime: Type.Optional(Type.Enum([...callTimes], told("when a call suits, in South African time"))),
  currentLender: Type.Optional(Type.String(told(asTyped))),
  currentRate: Type.Optional(Type.String(told(asTyped))),
  loanBalance: Type.Optional(Type.String(told(asTyped))),
  interestInExtraPayments: Type.Optional(Type.Boolean()),
  currentCalculation: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Union([Type.Number(), Type.String()]),
      told("the calculator's values, in whole rand, percent, years and months"),
    ),
  ),
  consent: Type.Optional(consent),
  agent: Type.Optional(
    Type.String(
      told(
        "the reference of the agent in whose frame on another site the person worked it out, up to 40 letters and digits",
      ),
    ),
  ),
  host: Type.Optional(
    Type.String(told("the origin of that site, such as https://www.agency.co.za; never its address")),
  ),
  outcomeUrl: Type.Optional(
    Type.String({ format: "uri", description: "a page on which to say what became of the request" }),
  ),
});

export type PartnerLead = Static<typeof partnerLeadSchema>;

/** The body of the webhook. */
export const partnerBodySchema = Type.Object(
  {
    type: Type.Literal("lead.created"),
    timestamp: time("when the request came"),
    data: partnerLeadSchema,
  },
  {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "A contact request, as the partner gets it by webhook",
  },
);

export type PartnerBody = Static<typeof partnerBodySchema>;
