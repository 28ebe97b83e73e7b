import { createHash, timingSafeEqual } from "node:crypto";
import formBodyParser from "@fastify/formbody";
import rateLimit from "@fastify/rate-limit";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ConsentSite, consentNames } from "#contract/consent-names.ts";
import { type LeadSource, leadBodyLimit, leadRequestPath } from "#contract/lead.ts";
import { leadAnswerPaths } from "#contract/lead-messages.ts";
import { type LeadRequest, leadRequestSchema } from "#contract/lead-schema.ts";
import type { SiteInfo } from "#contract/page-context.ts";
import { clientAddress } from "../client-address.ts";
import { safeError } from "../safe-error.ts";
import { refuseForeignOrigin } from "../same-origin.ts";
import { checkedLead, UnusableLeadError } from "./check-lead.ts";
import { formBody } from "./form-body.ts";
import type { AcceptLead } from "./lead-desk.ts";
import { judged, type Signal } from "./programs/judgement.ts";
import { signalReader } from "./programs/signals.ts";
import type { SavedLead } from "./save-lead.ts";
import { type CountRequest, limitStore } from "./shared-limit.ts";

type SendNotSent = (reply: FastifyReply, sentence: string) => Promise<FastifyReply>;

export type LeadRouteOptions = {
  acceptLead: AcceptLead;
  /** Answers a form that was sent without scripts with a page that says why it was not taken. */
  sendNotSent: SendNotSent;
  /** Requests a minute and client address. */
  rateLimitMax: number;
  /** The address that visitors use, and what the consent names. */
  site: Pick<SiteInfo, "siteUrl"> & ConsentSite;
  /** Signs the forms' tokens. */
  formKey: Buffer;
  /** With it a program of the operator's may send requests. */
  apiKey: string | undefined;
  /** Told of what speaks for a program. */
  onSignals?: (signals: readonly Signal[]) => void;
  /** Told of every request that was taken, with its cookies. */
  onAnswered: (cookies: string | undefined, source: LeadSource, state: SavedLead["state"]) => void;
  /** Where several processes count them together; without it this one counts for itself. */
  countRequest?: CountRequest | undefined;
};

/** The words of every answer but 200; the page shows them to the visitor behind its own. */
const sentences: Record<number, string> = {
  400: "This request cannot be read.",
  401: "This key is not known.",
  403: "This form can only be sent from our own site.",
  413: "This request is too large.",
  415: "This kind of content is not accepted.",
  429: "Too many requests came from your address. Please wait a minute and try again.",
  503: "We cannot store your request right now. Please try again in a moment.",
};

/** POST /contact/loan-originator, from the forms' script and from plain forms. */
export async function leadRoutes(app: FastifyInstance, options: LeadRouteOptions): Promise<void> {
  app.removeContentTypeParser("text/plain");
  await app.register(formBodyParser, { bodyLimit: leadBodyLimit });
  const { countRequest, rateLimitMax } = options;
  await app.register(rateLimit, {
    global: false,
    cache: 20_000,
    keyGenerator: clientAddress,
    ...(countRequest && { store: limitStore(countRequest) }),
  });
  const countedRequest = app.createRateLimit({ max: rateLimitMax, timeWindow: 60_000 });
  app.addHook("onRequest", refuseForeignOrigin(options.site.siteUrl));
  app.addHook("onRequest", async (request) => void hasKey(request, options.apiKey));
  app.addHook("preValidation", async (request) => {
    if (isPlainForm(request)) request.body = formBody(request.body);
  });
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendFailure(request, reply, error, options.sendNotSent),
  );
  const { formKey, apiKey, site, onSignals } = options;
  const signalsOf = signalReader({ formKey, overHttps: site.siteUrl.startsWith("https:") });
  app.post<{ Body: LeadRequest }>(
    leadRequestPath,
    { schema: { body: leadRequestSchema }, bodyLimit: leadBodyLimit },
    async (request, reply) => {
      const { headers } = request;
      const trusted = hasKey(request, apiKey);
      const plainForm = isPlainForm(request);
      const lead = checkedLead(request.body, consentNames(site));
      // After the checks: a visitor who mends a mistake or two has not used up any tries.
      const limit = await countedRequest(request);
      if (!limit.isAllowed && limit.isExceeded) {
        reply.header("retry-after", limit.ttlInSeconds);
        throw Object.assign(new Error(), { statusCode: 429 });
      }
      const client = { address: clientAddress(request), headers, plainForm, trusted };
      const signals = signalsOf(lead, client, Date.now());
      onSignals?.(signals);
      const { state } = await options.acceptLead({ ...lead, ...judged(signals) });
      options.onAnswered(headers.cookie, lead.source, state);
      // A page of its own, so that reloading it does not send the form again.
      return plainForm ? reply.redirect(leadAnswerPaths.sent(lead.source), 303) : { success: true };
    },
  );
}

/** A key that nobody gave out. */
class UnknownKeyError extends Error {
  readonly statusCode = 401;
}

/** Whether the operator's own key came with the request; a wrong one is refused. */
function hasKey({ headers }: FastifyRequest, key: string | undefined): boolean {
  const given = /^bearer (.+)$/i.exec(headers.authorization ?? "")?.[1];
  if (given === undefined) return false;
  const hash = (text: string) => createHash("sha256").update(text).digest();
  if (key !== undefined && timingSafeEqual(hash(given), hash(key))) return true;
  throw new UnknownKeyError();
}

const isPlainForm = ({ headers }: FastifyRequest): boolean =>
  headers["content-type"]?.toLowerCase().startsWith("application/x-www-form-urlencoded") === true;

function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: FastifyError,
  sendNotSent: SendNotSent,
) {
  const status = error.validation ? 400 : (error.statusCode ?? 500);
  if (status >= 500 && status !== 503) request.log.error({ err: safeError(error) });
  if (status === 503) reply.header("retry-after", "5");
  const sentence =
    error instanceof UnusableLeadError ? error.message : (invalidField(error) ?? sentences[status]);
  const words = sentence ?? "Something went wrong on our side. Please try again.";
  reply.code(status);
  if (!isPlainForm(request)) return reply.type("text/plain; charset=utf-8").send(words);
  return sendNotSent(reply, words);
}

const visibleFields: Record<string, string> = {
  firstName: "first name",
  lastName: "last name",
  email: "email address",
  phone: "phone number",
  loanType: "loan type",
  currentLender: "current lender",
  currentRate: "current rate",
  loanBalance: "loan balance",
};

/** Names the field that a visitor can mend; of all else it says only that it cannot be read. */
function invalidField({ validation }: FastifyError): string | undefined {
  const [first] = validation ?? [];
  const name = first?.instancePath.split("/")[1] ?? String(first?.params.missingProperty ?? "");
  const field = Object.hasOwn(visibleFields, name) ? visibleFields[name] : undefined;
  return field && `Please check the ${field}.`;
}
