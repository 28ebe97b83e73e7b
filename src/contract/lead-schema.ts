import { type Static, Type } from "typebox";
import { agentPattern, originPattern } from "./embed.ts";
import {
  callTimes,
  figurePattern,
  type LoanType,
  leadLimits,
  leadSources,
  linePattern,
  loanTypes,
} from "./lead.ts";
import { type CalculationFigure, type ToolId, toolIds, tools } from "./tools.ts";

// Not in lead.ts, so that a form that needs a limit or a type does not load the schema library
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

/** The results of a decision tool: its own figures, if there are any, and no others. */
const toolCalculation = (id: ToolId) =>
  Type.Object(
    {
      tool: Type.Literal(id),
      ...Object.fromEntries(tools[id].calculation.map((name) => [name, Type.Optional(figure)] as const)),
    },
    closed,
  );

type ToolCalculation = { tool: ToolId } & Partial<Record<CalculationFigure, Static<typeof figure>>>;

// One shape per tool; the type of the union is written by hand.
const anyToolCalculation = Type.Unsafe<ToolCalculation>(Type.Union(toolIds.map(toolCalculation)));

const consent = Type.Object(
  {
    version: line(leadLimits.consentVersion, 1),
    /** Sent by older pages and ignored: the server stores its own words for the version. */
    wording: Type.Optional(line(leadLimits.consentWording, 1)),
    /** A box for each way to send offers, unticked unless the visitor ticks it. */
    marketingEmail: Type.Optional(Type.Boolean()),
    marketingPhone: Type.Optional(Type.Boolean()),
    /** The single box for both channels of older pages, and of requests that wait on a device. */
    marketing: Type.Optional(Type.Boolean()),
  },
  closed,
);

/** Which partner the form named, and under which of its names: see recipients.ts. */
const recipient = Type.String({ pattern: "^[1-9][0-9]{0,6}\\.[1-9][0-9]{0,6}$" });

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

    /** Chosen once for each filled-in form, so that a retry makes no second lead. */
    requestId: Type.Optional(
      Type.String({
        pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$",
      }),
    ),
    consent: Type.Optional(consent),
    /** The path of the page that the form was opened on: which pages bring requests that lead to a bond. */
    page: Type.Optional(line(leadLimits.page)),
    /** Of whom it came from a frame on another site: the agent's reference, and that site's origin. */
    agent: Type.Optional(Type.String({ pattern: agentPattern })),
    host: Type.Optional(Type.String({ pattern: originPattern })),
    /** By loan type where the form named several: without scripts it cannot know which will be chosen. */
    partner: Type.Optional(
      Type.Union([
        recipient,
        Type.Object(
          Object.fromEntries(loanTypes.map((type) => [type, Type.Optional(recipient)])) as Record<
            LoanType,
            ReturnType<typeof Type.Optional<typeof recipient>>
          >,
          closed,
        ),
      ]),
    ),
    /** Proves that the form was opened on our page, see lead-proof.ts. */
    proof: Type.Optional(Type.String({ maxLength: leadLimits.proof })),
    /** By the visitor's own clock; sent by older pages and ignored. */
    openedAt: Type.Optional(Type.Union([Type.Number(), Type.String({ maxLength: 40 })])),
    /** A field that no person sees: only a bot fills it in. */
    website: Type.Optional(Type.String({ maxLength: leadLimits.trap })),
  },
  closed,
);

export type LeadRequest = Static<typeof leadRequestSchema>;
export type LeadConsent = Static<typeof consent>;
