import { randomUUID } from "node:crypto";
import formBodyParser from "@fastify/formbody";
import rateLimit from "@fastify/rate-limit";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clientAddress } from "../../client-address.ts";
import { safeError } from "../../safe-error.ts";
import { refusedLimit, TooManyRequestsError } from "../refused-limit.ts";
import { timeIn } from "./local-time.ts";
import { outcomeEntry, timeProblem } from "./new-outcome.ts";
import type { OutcomeDesk } from "./outcome-desk.ts";
import { type OutcomeLinks, outcomePath } from "./outcome-links.ts";
import { isOutcome } from "./outcome-names.ts";
import { erasedLinkPage, outcomeHeaders, outcomePage, problemPage, wrongLinkPage } from "./outcome-page.ts";

export type OutcomeRouteOptions = {
  desk: OutcomeDesk;
  links: OutcomeLinks;
  /** What a partner is called, for the history. */
  partnerName: (partner: number) => Promise<string>;
};

/** Presses a minute and client address: an office has one address. */
const mostPresses = 120;

type Link = { Params: { token: string; outcome?: string }; Querystring: { recorded?: string } };
type Press = { Params: { token: string }; Body: unknown };

/**
 * GET /partner/outcome/…: the pages behind the links in the partner's mail. Programs that look through mail open
 * links, so only the button's POST records anything.
 */
export async function outcomeRoutes(app: FastifyInstance, options: OutcomeRouteOptions): Promise<void> {
  const { desk, links, partnerName } = options;
  await app.register(formBodyParser, { bodyLimit: 4_096 });
  await app.register(rateLimit, { global: false, cache: 20_000, keyGenerator: clientAddress });
  const counted = app.createRateLimit({ max: mostPresses, timeWindow: 60_000 });
  const refused = refusedLimit();
  app.addHook("onRequest", async (request) => refused.check(request));
  app.addHook("onResponse", async (request, reply) => refused.count(request, reply.statusCode));
  app.setErrorHandler(sendProblem);

  async function show(request: FastifyRequest<Link>, reply: FastifyReply) {
    const { token, outcome } = request.params;
    const lead = await openedLead(desk, links, token, reply);
    if (!lead) return reply;
    const { recorded } = request.query;
    const said = isOutcome(recorded) && lead.outcomes.some(({ said }) => said === recorded);
    const shown = { token, lead, press: randomUUID(), outcome: isOutcome(outcome) ? outcome : undefined };
    return reply.headers(outcomeHeaders).send(outcomePage({ ...shown, ...(said && { recorded }) }));
  }

  app.get<Link>(`${outcomePath}/:token`, show);
  app.get<Link>(`${outcomePath}/:token/:outcome`, show);

  app.post<Press>(`${outcomePath}/:token`, async (request, reply) => {
    const limit = await counted(request);
    if (!limit.isAllowed && limit.isExceeded) throw new TooManyRequestsError(limit.ttlInSeconds);
    const { token } = request.params;
    const lead = await openedLead(desk, links, token, reply);
    if (!lead) return reply;
    const { outcome, press, at: typed } = Object(request.body) as Record<string, unknown>;
    const at = typed ? timeIn(String(typed)) : new Date();
    const problem = !isOutcome(outcome)
      ? "Please press one of the buttons."
      : at
        ? timeProblem(at, lead.receivedAt)
        : "The time cannot be read.";
    if (!isOutcome(outcome) || !at || problem) {
      const page = outcomePage({ token, lead, problem, press: randomUUID() });
      return reply.code(422).headers(outcomeHeaders).send(page);
    }
    const once = [token, String(press ?? randomUUID()), outcome];
    const entry = outcomeEntry({
      leadId: lead.id,
      outcome,
      at,
      way: "link",
      saidBy: await partnerName(lead.partner),
      once,
    });
    if ((await desk.add(entry)) === "unknown") return sendErased(reply);
    return reply.redirect(`${outcomePath}/${token}?recorded=${outcome}`, 303);
  });
}

/** The request that a link is for; where there is none the page that says so is sent. */
async function openedLead(desk: OutcomeDesk, links: OutcomeLinks, token: string, reply: FastifyReply) {
  const id = links.leadOf(token);
  const lead = id && (await desk.lead(id));
  if (lead) return lead;
  if (id) sendErased(reply);
  else reply.code(404).headers(outcomeHeaders).send(wrongLinkPage());
  return undefined;
}

const sendErased = (reply: FastifyReply) => reply.code(410).headers(outcomeHeaders).send(erasedLinkPage());

const sentences: Record<number, string> = {
  429: "Too many requests came from your address. Please wait a minute and try again.",
  503: "We cannot store this right now. Please try again in a moment.",
};

function sendProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500 && status !== 503) request.log.error({ err: safeError(error) });
  if (error instanceof TooManyRequestsError) reply.header("retry-after", error.retryAfter);
  if (status === 503) reply.header("retry-after", "5");
  const other = status < 500 ? "This request cannot be read." : "Something went wrong on our side.";
  return reply
    .code(status)
    .headers(outcomeHeaders)
    .send(problemPage(sentences[status] ?? other));
}
