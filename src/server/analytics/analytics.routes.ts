import rateLimit from "@fastify/rate-limit";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Static, TSchema } from "typebox";
import { analyticsBodyLimit, analyticsPaths } from "#contract/analytics.ts";
import { actionSchema, conversionSchema, eventSchema, pageviewSchema } from "#contract/analytics-schema.ts";
import { clientAddress } from "../client-address.ts";
import { safeError } from "../safe-error.ts";
import { refuseForeignOrigin } from "../same-origin.ts";
import type { RecordHit } from "./analytics-desk.ts";
import { actionHit, conversionHit, eventHit, type Hit, pageviewHit } from "./hit.ts";

export type AnalyticsRouteOptions = {
  recordHit: RecordHit;
  /** Calls a minute and client address. */
  rateLimitMax: number;
  /** The address that visitors use. */
  siteUrl: string;
};

type HitOf<Body> = (body: Body, userAgent: string | undefined) => Hit;

/** Nobody reads them but who looks into a browser's network panel. */
const sentences: Record<number, string> = {
  400: "This request cannot be read.",
  403: "This can only be sent from our own site.",
  413: "This request is too large.",
  415: "This kind of content is not accepted.",
  429: "Too many calls came from your address.",
  503: "This cannot be stored right now.",
};

/** POST /analytics/*: checked, stored together with others, and answered with nothing once it is. */
export async function analyticsRoutes(app: FastifyInstance, options: AnalyticsRouteOptions): Promise<void> {
  readJson(app);
  app.addHook("onRequest", refuseForeignOrigin(options.siteUrl));
  app.setErrorHandler(sendFailure);
  // A call of a page is answered with as little as possible: no headers that count down.
  const silent = { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false };
  await app.register(rateLimit, {
    max: options.rateLimitMax,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: clientAddress,
    addHeaders: silent,
    addHeadersOnExceeding: silent,
    errorResponseBuilder: () => Object.assign(new Error(), { statusCode: 429 }),
  });

  function take<Schema extends TSchema>(url: string, schema: Schema, hit: HitOf<Static<Schema>>): void {
    // What is answered is empty or one sentence: headers that protect a page would be most of it.
    app.post(
      url,
      { schema: { body: schema }, bodyLimit: analyticsBodyLimit, helmet: false },
      async (request, reply) => {
        await options.recordHit(hit(request.body as Static<Schema>, request.headers["user-agent"]));
        return reply.code(204).send();
      },
    );
  }
  take(analyticsPaths.pageview, pageviewSchema, pageviewHit);
  take(analyticsPaths.event, eventSchema, eventHit);
  take(analyticsPaths.conversion, conversionSchema, conversionHit);
  take(analyticsPaths.action, actionSchema, actionHit);
}

/** As text too: what a browser sends while its page goes away is text, or asks the server beforehand. */
export function readJson(app: FastifyInstance): void {
  const types = ["application/json", "text/plain"];
  app.removeContentTypeParser(types);
  app.addContentTypeParser(types, { parseAs: "string" }, app.getDefaultJsonParser("error", "error"));
}

function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.validation ? 400 : (error.statusCode ?? 500);
  if (status >= 500 && status !== 503) request.log.error({ err: safeError(error) });
  if (status === 503) reply.header("retry-after", "5");
  const sentence = sentences[status] ?? "Something went wrong on our side.";
  return reply.code(status).type("text/plain; charset=utf-8").send(sentence);
}
