import { createHash, timingSafeEqual } from "node:crypto";
import formBodyParser from "@fastify/formbody";
import rateLimit from "@fastify/rate-limit";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { type ConsentSite, consentNames } from "#contract/consent-names.ts";
import { type LeadSource, leadBodyLimit, leadForms, leadRequestPath } from "#contract/lead.ts";
import { callTimeAnchor, leadSentPath } from "#contract/lead-messages.ts";
import { type LeadRequest, leadRequestSchema } from "#contract/lead-schema.ts";
import type { SiteInfo } from "#contract/page-context.ts";
import { clientAddress } from "../client-address.ts";
import type { ChoosePartner } from "../partners/recipient.ts";
import { refuseForeignOrigin } from "../same-origin.ts";
import { checkedLead, UnusableLeadError } from "./check-lead.ts";
import { formBody } from "./form-body.ts";
import type { AcceptLead } from "./lead-desk.ts";
import { readProof } from "./programs/form-token.ts";
import { type Judgement, judged, type Signal } from "./programs/judgement.ts";
import { signalReader } from "./programs/signals.ts";
import type { AdmitUnproven } from "./programs/unproven-limit.ts";
import { isPlainForm, type SendRefused, sendRefusal } from "./refusal.ts";
import { refusedLimit, TooManyRequestsError } from "./refused-limit.ts";
import type { SavedLead } from "./save-lead.ts";
import { type CountRequest, limitStore } from "./shared-limit.ts";

export type LeadRouteOptions = {
  acceptLead: AcceptLead;
  /** Answers a form that was sent without scripts with the page of that form, which says why it was not taken. */
  sendRefused: SendRefused;
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
  /** Lets one without a proof go on to the partner. */
  admitUnproven: AdmitUnproven;
  /** Who gets a request, and what the form called it. */
  choosePartner: ChoosePartner;
  /** Where several processes count them together; without it this one counts for itself. */
  countRequest?: CountRequest | undefined;
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
  const refused = refusedLimit();
  // A plain form is answered with its page, filled in: it is read first.
  app.addHook("onRequest", async (request) => {
    if (!isPlainForm(request)) refused.check(request);
  });
  app.addHook("onRequest", refuseForeignOrigin(options.site.siteUrl));
  app.addHook("onRequest", async (request) => void hasKey(request, options.apiKey));
  app.addHook("preValidation", async (request) => {
    if (!isPlainForm(request)) return;
    request.body = formBody(request.body);
    refused.check(request);
  });
  app.addHook("onResponse", async (request, reply) => refused.count(request, reply.statusCode));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof TooManyRequestsError) reply.header("retry-after", error.retryAfter);
    return sendRefusal(request, reply, error, options.sendRefused);
  });
  const { formKey, apiKey, site, onSignals, admitUnproven, choosePartner } = options;
  const signalsOf = signalReader({ overHttps: site.siteUrl.startsWith("https:") });

  /** What has no proof, and nothing else against it, goes on while the day has room for it. */
  async function judgement(signals: readonly Signal[], address: string): Promise<Judgement> {
    const found = judged(signals);
    if (found.quarantineReason !== null || !signals.includes("unproven") || (await admitUnproven(address)))
      return found;
    return judged([...signals, "unproven-often"]);
  }

  app.post<{ Body: LeadRequest }>(
    leadRequestPath,
    { schema: { body: leadRequestSchema }, bodyLimit: leadBodyLimit },
    async (request, reply) => {
      const { headers } = request;
      const trusted = hasKey(request, apiKey);
      const plainForm = isPlainForm(request);
      const { id: partnerId, name: partnerName } = await choosePartner(request.body);
      const lead = {
        ...checkedLead(request.body, { ...consentNames(site), partnerName }),
        ...(plainForm && { page: formPage(request.body) }),
      };
      const now = Date.now();
      const proof = readProof(formKey, lead.proof, now);
      if (plainForm && proof.old && !proof.work) throw new UnusableLeadError(openForLong);
      // After the checks: a visitor who mends a mistake or two has not used up any tries.
      const limit = await countedRequest(request);
      if (!limit.isAllowed && limit.isExceeded) throw new TooManyRequestsError(limit.ttlInSeconds);
      const address = clientAddress(request);
      const signals = signalsOf(lead, proof, { address, headers, plainForm, trusted }, now);
      const found = await judgement(signals, address);
      onSignals?.(found.signals);
      const { state } = await options.acceptLead({ ...lead, ...found, partnerId });
      options.onAnswered(headers.cookie, lead.source, state);
      // A page of its own, so that reloading it does not send the form again.
      return plainForm ? reply.redirect(sentPage(lead), 303) : { success: true };
    },
  );
}

/** The thanks, at the time that was chosen for the call. */
const sentPage = ({ source, callTime }: Pick<LeadRequest, "source" | "callTime">): string =>
  leadSentPath(source) + (callTime && callTime !== "any" ? `#${callTimeAnchor(callTime)}` : "");

/** A form without scripts has a page of its own. */
const formPage = ({ source }: LeadRequest): string => `/contact/${leadForms[source]}`;

/** It comes back filled in and with the token of today. */
const openForLong = "This page was open for a long time. Please send it once more.";

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
