import { randomBytes } from "node:crypto";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { embedScriptPath } from "#contract/embed-frame.ts";
import type { AddedFigures, SiteInfo } from "#contract/page-context.ts";
import { analyticsRoutes } from "./analytics/analytics.routes.ts";
import type { RecordHit } from "./analytics/analytics-desk.ts";
import { countFramedAnswers } from "./analytics/framed-answers.ts";
import { warnOfForgottenProxy } from "./client-address.ts";
import type { Config } from "./config.ts";
import { StorageUnavailableError } from "./database/storage.ts";
import { limits, serverFactory } from "./http-server.ts";
import { type PartnerSecrets, settingsSecrets } from "./leads/delivery/partner-secrets.ts";
import type { AcceptLead } from "./leads/lead-desk.ts";
import { leadRoutes } from "./leads/leads.routes.ts";
import { outcomeRoutes } from "./leads/outcomes/outcome.routes.ts";
import type { OutcomeDesk } from "./leads/outcomes/outcome-desk.ts";
import { outcomeLinks } from "./leads/outcomes/outcome-links.ts";
import { partnerOutcomeRoutes } from "./leads/outcomes/partner-outcomes.routes.ts";
import { formTokenRoute } from "./leads/programs/form-token.routes.ts";
import { pageFormToken } from "./leads/programs/form-token.ts";
import type { AdmitUnproven } from "./leads/programs/unproven-limit.ts";
import type { CountRequest } from "./leads/shared-limit.ts";
import { uncountedConversions } from "./leads/uncounted-conversions.ts";
import { BusyError, shedLoad } from "./load-shedding.ts";
import type { Metrics } from "./operations/metrics.ts";
import { nothingAdded, pageContext } from "./pages/page-context.ts";
import { notFoundPath, type PageHandler, pageServer } from "./pages/pages.ts";
import { framedQuery, renderingLimit, TooManyPagesError } from "./pages/query-pages.ts";
import { ownPartner } from "./partners/partner-record.ts";
import type { ChoosePartner } from "./partners/recipient.ts";
import { partnerSchemaRoute } from "./partners/schema.routes.ts";
import { registerSecurity } from "./security.ts";

export type AppParts = {
  config: Config;
  pages: PageHandler;
  /** The folder with the build's scripts, styles and icons. */
  assets: string;
  /** Takes a contact request for good, see leads/lead-desk.ts. */
  acceptLead: AcceptLead;
  /** Signs the tokens of the contact forms; processes that share visitors share it, see leads/programs/form-key.ts. */
  formKey?: Buffer;
  /** Lets a contact request without a proof go on, see leads/programs/unproven-limit.ts; without it none does. */
  admitUnproven?: AdmitUnproven | undefined;
  /** Who gets a contact request, see partners/recipient.ts; without it the partner of the settings gets all. */
  choosePartner?: ChoosePartner | undefined;
  /** What the pages say of who gets requests, as known now. */
  recipients?: (site: SiteInfo) => SiteInfo;
  /** Counts a client's contact requests for all processes, see leads/shared-limit.ts. */
  countRequest?: CountRequest | undefined;
  /** Takes what the partner says of a request for good, see leads/outcomes/outcome-desk.ts. */
  outcomes?: OutcomeDesk;
  /** Whose signatures are taken; without it that of the partner of the settings. */
  partnerSecrets?: () => Promise<readonly PartnerSecrets[]>;
  /** Takes what a browser reports for good, see analytics/analytics-desk.ts. */
  recordHit?: RecordHit;
  /** The figures that the operator added, as known now. */
  addedFigures?: () => AddedFigures;
  /** The sites that may frame our answers, as known now; without it those of the settings. */
  framers?: () => readonly string[];
  /** Counts the answers. */
  metrics?: Metrics;
  /** Refuses what may wait while the server is under pressure; tests make that pressure themselves. */
  shedding?: boolean;
  /** Where the log goes; a test reads it. */
  logStream?: { write: (line: string) => void };
};

/** Puts the server together, one visible line a part. */
export async function buildApp({
  config,
  pages,
  assets,
  acceptLead,
  formKey = randomBytes(32),
  admitUnproven = async () => false,
  choosePartner = async () => ({ id: ownPartner, name: config.site.partnerName }),
  recipients = (site) => site,
  countRequest,
  outcomes = closedDesk,
  partnerSecrets = async () => settingsSecrets(config),
  recordHit = () => Promise.reject(new StorageUnavailableError()),
  addedFigures = () => nothingAdded,
  framers = () => config.embedOrigins,
  metrics,
  shedding = false,
  logStream,
}: AppParts): Promise<FastifyInstance> {
  const formToken = (day: string) => pageFormToken(formKey, day);
  const queryOf = framedQuery(config.site.siteUrl, framers);
  let admitRendering = async (_request: FastifyRequest): Promise<void> => {};
  const page = pageServer({
    handler: pages,
    context: () => ({
      ...pageContext({ ...config, site: recipients(config.site), formToken }, addedFigures()),
      framers: framers(),
    }),
    query: queryOf,
    admit: (request) => admitRendering(request),
  });
  const app = Fastify({
    ...limits,
    // What is sent is taken as it is or refused: nothing is converted, filled in or dropped in silence.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    serverFactory,
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    logger: {
      level: config.production ? "info" : "warn",
      // Bodies and headers are never logged; should a line carry one some day, it is blotted out.
      redact: ["req.headers", "req.body", "body", "headers", "*.email", "*.phone"],
      ...(logStream && { stream: logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot even be decoded is one more address that is not there, answered through all hooks.
    rewriteUrl: ({ url = "/" }) => (isDecodable(url) ? url : notFoundPath),
    frameworkErrors: (_error, request, reply) => void page.sendNotFound(request, reply),
  });
  metrics?.countRequests(app);
  if (shedding) await shedLoad(app);
  if (config.trustProxy.length === 0) warnOfForgottenProxy(app);
  await registerSecurity(app, config.site.siteUrl, framers);
  registerErrors(app);
  await registerAssets(app, assets);
  const conversions = uncountedConversions();
  const countedHit: RecordHit = async (hit) => {
    if (conversions.counts(hit)) await recordHit(hit);
  };
  await app.register(formTokenRoute, { formKey });
  await app.register(leadRoutes, {
    acceptLead,
    formKey,
    apiKey: config.leadApiKey,
    admitUnproven,
    choosePartner,
    countRequest,
    rateLimitMax: config.rateLimitMax,
    site: config.site,
    onAnswered: conversions.answered,
    ...(metrics && { onSignals: metrics.countSignals }),
    sendRefused: (reply, form, refusedForm) => page.sendOnce(reply, `/contact/${form}`, { refusedForm }),
  });
  const links = outcomeLinks(config.site.siteUrl, formKey);
  const partnerName = async (partner: number) =>
    (await partnerSecrets()).find(({ id }) => id === partner)?.name ?? config.site.partnerName;
  await app.register(outcomeRoutes, { desk: outcomes, links, partnerName });
  await app.register(partnerSchemaRoute, { siteUrl: config.site.siteUrl });
  await app.register(partnerOutcomeRoutes, { desk: outcomes, partners: partnerSecrets });
  await app.register(analyticsRoutes, {
    recordHit: countedHit,
    rateLimitMax: config.analyticsRateLimitMax,
    siteUrl: config.site.siteUrl,
  });
  await app.register(async (pages) => {
    admitRendering = await renderingLimit(pages);
    countFramedAnswers(pages, {
      recordHit: countedHit,
      hostOf: (request) => queryOf("/embed/", request).host,
      rateLimitMax: config.analyticsRateLimitMax,
      siteUrl: config.site.siteUrl,
    });
    pages.get("/*", page.send);
  });
  app.setNotFoundHandler(page.sendNotFound);
  return app;
}

/** Of an app that is not told where outcomes go. */
const closedDesk: OutcomeDesk = {
  lead: () => Promise.reject(new StorageUnavailableError()),
  add: () => Promise.reject(new StorageUnavailableError()),
};

function isDecodable(url: string): boolean {
  try {
    decodeURI(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

const failures = {
  busy: "The site is very busy right now. Please try again in a moment.",
  other: "Something went wrong on our side. Please try again.",
};

/** Whatever goes wrong, the visitor reads one plain sentence and nothing of the inside. */
function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    const busy = error instanceof BusyError;
    if (status >= 500 && !busy) request.log.error({ err: error });
    if (busy) reply.header("retry-after", "5");
    const tooMany = error instanceof TooManyPagesError;
    if (tooMany) reply.header("retry-after", error.retryAfter);
    const sentence =
      status >= 500 || tooMany
        ? failures[busy || tooMany ? "busy" : "other"]
        : "This request cannot be read.";
    return reply.code(status).type("text/plain; charset=utf-8").send(sentence);
  });
}

/**
 * The build's files: names with a hash may be kept for ever, the others for a day. The service worker is asked
 * for anew each time, so that a new build arrives, and its own policy lets it fetch from this site.
 */
async function registerAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (/\/service-worker\.js(\.br|\.gz)?$/.test(path)) {
        reply.header("cache-control", "no-cache");
        reply.header("content-security-policy", "default-src 'none'; connect-src 'self'");
        return;
      }
      const hashed = path.includes("/_astro/");
      // A frame in a sandbox is nobody's origin, and a host page is another's: both may have what is public anyway.
      if (hashed) reply.header("access-control-allow-origin", "*");
      if (hashed || path.includes(embedScriptPath)) {
        reply.header("cross-origin-resource-policy", "cross-origin");
      }
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=86400");
    },
  });
}
