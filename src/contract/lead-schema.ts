import { type Static, Type } from "typebox";
import { callTimes, figurePattern, leadLimits, leadSources, linePattern, loanTypes } from "./lead.ts";
import { type CalculationFigure, type ToolId, toolIds, tools } from "./tools.ts";

// Apart from lead.ts, so that a form which needs a limit or a type does not bring the schema library
// to the browser: import from here with `import type` only.

const line = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: linePattern });

/** Forms send what was typed: a number, or digits with separators; an empty field is an empty text. */
const figure = Type.Union([
  Type.Number({ minimum: -1e12, maximum: 1e12 }),
  Type.String({ maxLength: leadLimits.figure, pattern: figurePattern }),
]);

const closed = { additionalProperties: false };

const sensitivityCalculation = Type.Object(
  { loanAmount: figure, currentRate: figure, loanTerm: figure },
  closed,
);

const extraPaymentCalculation = Type.Object(
  { loanAmount: figure, extraPayment: figure, potentialSavings: figure },
  closed,
);

/** What was worked out with a decision tool: its own figures, as far as there are any, and no others. */
const toolCalculation = (id: ToolId) =>
  Type.Object(
    {
      tool: Type.Literal(id),
      ...Object.fromEntries(tools[id].calculation.map((name) => [name, Type.Optional(figure)] as const)),
    },
    closed,
  );

type ToolCalculation = { tool: ToolId } & Partial<Record<CalculationFigure, Static<typeof figure>>>;

// One shape a tool; the type of all of them together is not worked out one by one.
const anyToolCalculation = Type.Unsafe<ToolCalculation>(Type.Union(toolIds.map(toolCalculation)));

const consent = Type.Object(
  {
    version: line(leadLimits.consentVersion, 1),
    /** The server keeps its own words for the version, and takes these of a page that is older than that. */
    wording: Type.Optional(line(leadLimits.consentWording, 1)),
    /** A box for each way to send offers, unticked unless the visitor ticks it. */
    marketingEmail: Type.Optional(Type.Boolean()),
    marketingPhone: Type.Optional(Type.Boolean()),
    /** The one box for both that older pages have, also in what waits on a device. */
    marketing: Type.Optional(Type.Boolean()),
  },
  closed,
);

/** The body of POST /contact/loan-originator: the specification's fields, then what our own forms add. */
export const leadRequestSchema = Type.Object(
  {
    firstName: line(leadLimits.name, 1),
    lastName: line(leadLimits.name, 1),
    email: line(leadLimits.email, 1),
    phone: line(leadLimits.phone, 1),
    loanType: Type.Enum([...loanTypes]),
    source: Type.Enum([...leadSources]),

    callTime: Type.Optional(Type.Enum([...callTimes])),
    currentLender: Type.Optional(line(leadLimits.lender)),
    currentRate: Type.Optional(figure),
    loanBalance: Type.Optional(figure),
    interestInExtraPayments: Type.Optional(Type.Boolean()),
    currentCalculation: Type.Optional(
      Type.Union([sensitivityCalculation, extraPaymentCalculation, anyToolCalculation]),
    ),

    /** Chosen by the form once a filled-in form, so that a retry makes no second lead. */
    requestId: Type.Optional(
      Type.String({
        pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$",
      }),
    ),
    consent: Type.Optional(consent),
    /** That the form was opened on our page, see lead-proof.ts. */
    proof: Type.Optional(Type.String({ maxLength: leadLimits.proof })),
    /** By the visitor's own clock; what older pages send, and no longer looked at. */
    openedAt: Type.Optional(Type.Union([Type.Number(), Type.String({ maxLength: 40 })])),
    /** A field that no person sees; whoever fills it in is a program. */
    website: Type.Optional(Type.String({ maxLength: leadLimits.trap })),
  },
  closed,
);

export type LeadRequest = Static<typeof leadRequestSchema>;
export type LeadConsent = Static<typeof consent>;
