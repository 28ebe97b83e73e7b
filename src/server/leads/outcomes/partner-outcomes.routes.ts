import rateLimit from "@fastify/rate-limit";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { clientAddress } from "../../client-address.ts";
import { safeError } from "../../safe-error.ts";
import type { PartnerSecrets } from "../delivery/partner-secrets.ts";
import { refusedLimit, TooManyRequestsError } from "../refused-limit.ts";
import { outcomeEntry, timeProblem } from "./new-outcome.ts";
import type { OutcomeDesk } from "./outcome-desk.ts";
import { isOutcome, outcomeNames } from "./outcome-names.ts";

/** Where a partner's program says what became of a request. */
export const partnerOutcomesPath = "/partner/outcomes";

export type PartnerOutcomeOptions = {
  desk: OutcomeDesk;
  /** Whose signatures are taken, asked for each call. */
  partners: () => Promise<readonly PartnerSecrets[]>;
};

/** Calls a minute and client address. */
const mostCalls = 600;

/** What the partner's developer can mend; its message is the answer. */
class RefusedOutcome extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** POST /partner/outcomes, signed by the partner as a Standard Webhook with the secret that we sign ours with. */
export async function partnerOutcomeRoutes(
  app: FastifyInstance,
  { desk, partners }: PartnerOutcomeOptions,
): Promise<void> {
  // The signature is over the bytes that came.
  app.removeAllContentTypeParsers();
  const asText = { parseAs: "string" } as const;
  app.addContentTypeParser("*", asText, (_request, body, done) => done(null, body));
  await app.register(rateLimit, { global: false, cache: 20_000, keyGenerator: clientAddress });
  const counted = app.createRateLimit({ max: mostCalls, timeWindow: 60_000 });
  const refused = refusedLimit();
  app.addHook("onRequest", async (request) => refused.check(request));
  app.addHook("onResponse", async (request, reply) => refused.count(request, reply.statusCode));
  app.setErrorHandler(sendError);
  app.post(partnerOutcomesPath, { bodyLimit: 4_096 }, async (request) => {
    const limit = await counted(request);
    if (!limit.isAllowed && limit.isExceeded) throw new TooManyRequestsError(limit.ttlInSeconds);
    const body = typeof request.body === "string" ? request.body : "";
    const { id: partner, name: saidBy } = signer(body, request.headers, await partners());
    const { leadId, outcome, at } = checkedBody(body);
    const lead = await desk.lead(leadId);
    if (lead?.partner !== partner) throw unknownLead();
    const problem = timeProblem(at, lead.receivedAt);
    if (problem) throw new RefusedOutcome(422, `"at" cannot be right. ${problem}`);
    const once = [String(partner), String(request.headers["webhook-id"])];
    const added = await desk.add(outcomeEntry({ leadId, outcome, at, way: "webhook", saidBy, once }));
    if (added === "unknown") throw unknownLead();
    return { success: true, ...(added === "known" && { repeated: true }) };
  });
}

const unknownLead = () =>
  new RefusedOutcome(404, '"leadId" is not the id of a request that we sent you, or it was erased.');

/** The partner that signed this. */
function signer(
  body: string,
  headers: FastifyRequest["headers"],
  partners: readonly PartnerSecrets[],
): PartnerSecrets {
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  let reason = "No partner with a webhook secret is known here.";
  for (const partner of partners) {
    for (const secret of partner.secrets) {
      try {
        new Webhook(secret).verify(body, given, { jsonParse: false });
        return partner;
      } catch (error) {
        if (!(error instanceof WebhookVerificationError)) throw error;
        reason = reasonOf(error.message);
      }
    }
  }
  throw new RefusedOutcome(401, reason);
}

function reasonOf(message: string): string {
  if (/header/i.test(message) && /missing/i.test(message)) {
    return "The headers webhook-id, webhook-timestamp and webhook-signature must be there.";
  }
  if (/timestamp|headers/i.test(message)) {
    return "webhook-timestamp must be the seconds since 1970, at most five minutes from now.";
  }
  return "webhook-signature does not fit this body and our common secret.";
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

function checkedBody(body: string) {
  const { leadId, outcome, at, ...others } = parsed(body);
  const [other] = Object.keys(others);
  const time = new Date(typeof at === "string" && isoTime.test(at) ? at : Number.NaN);
  if (typeof leadId !== "string" || !uuid.test(leadId)) {
    throw new RefusedOutcome(422, '"leadId" must be the id of the request, as in data.id of our call.');
  }
  if (!isOutcome(outcome)) {
    throw new RefusedOutcome(422, `"outcome" must be one of ${outcomeNames.join(", ")}.`);
  }
  if (Number.isNaN(time.getTime())) {
    throw new RefusedOutcome(422, '"at" must be an ISO time with its zone, such as 2026-11-22T05:43:10Z.');
  }
  if (other !== undefined) {
    throw new RefusedOutcome(422, `"${other.slice(0, 40)}" is not known: send leadId, outcome and at only.`);
  }
  return { leadId: leadId.toLowerCase(), outcome, at: time };
}

function parsed(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Said below.
  }
  throw new RefusedOutcome(400, 'The body must be JSON such as { "leadId", "outcome", "at" }.');
}

const sentences: Record<number, string> = {
  413: "The body must have at most 4096 bytes.",
  429: "Too many calls came from your address. Please wait as many seconds as Retry-After says.",
  503: "This cannot be stored right now. Please send it again under the same webhook-id.",
};

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500 && status !== 503) request.log.error({ err: safeError(error) });
  if (error instanceof TooManyRequestsError) reply.header("retry-after", error.retryAfter);
  if (status === 503) reply.header("retry-after", "5");
  const other = status < 500 ? "This call cannot be read." : "Something went wrong on our side.";
  const sentence = error instanceof RefusedOutcome ? error.message : (sentences[status] ?? other);
  return reply.code(status).send({ error: sentence });
}
