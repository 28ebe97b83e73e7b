import type { Server } from "node:http";
import type { Socket } from "node:net";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from "fastify";
import { leadAnswerPaths, leadFailure, leadSentencePlace } from "#contract/lead-messages.ts";
import type { AddedPrimeRate } from "#contract/page-context.ts";
import type { Config } from "./config.ts";
import type { AcceptLead } from "./leads/lead-desk.ts";
import { leadRoutes } from "./leads/leads.routes.ts";
import type { Metrics } from "./operations/metrics.ts";
import { pageContext } from "./pages/page-context.ts";
import { type PageHandler, pageServer } from "./pages/pages.ts";
import { registerSecurity } from "./security.ts";

export type AppParts = {
  config: Config;
  pages: PageHandler;
  /** The folder with the build's scripts, styles and icons. */
  assets: string;
  /** Takes a contact request for good, see leads/lead-desk.ts. */
  acceptLead: AcceptLead;
  /** The prime rates that the operator added, as known now. */
  addedPrimeRates?: () => readonly AddedPrimeRate[];
  /** Counts the answers. */
  metrics?: Metrics;
  /** Where the log goes; a test reads it. */
  logStream?: { write: (line: string) => void };
};

/** What a client may ask of one process; a slow or endless sender is cut off. */
const limits = {
  bodyLimit: 64 * 1024,
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 10_000,
  maxRequestsPerSocket: 1_000,
  // While the server stops, a request on an open connection is still answered, and the connection then closed.
  return503OnClosing: false,
  clientErrorHandler: refuseUnreadable,
  http: { maxHeaderSize: 16 * 1024, headersTimeout: 15_000 },
  // What is sent is taken as it is or refused: nothing is converted, filled in or dropped in silence.
  ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
} satisfies FastifyHttpOptions<Server>;

/** Puts the server together, one visible line a part. */
export async function buildApp({
  config,
  pages,
  assets,
  acceptLead,
  addedPrimeRates = () => [],
  metrics,
  logStream,
}: AppParts): Promise<FastifyInstance> {
  const page = pageServer({ handler: pages, context: () => pageContext(config, addedPrimeRates()) });
  const app = Fastify({
    ...limits,
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    logger: {
      level: config.production ? "info" : "warn",
      // Bodies and headers are never logged; should a line carry one some day, it is blotted out.
      redact: ["req.headers", "req.body", "body", "headers", "*.email", "*.phone"],
      ...(logStream && { stream: logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    // An address that cannot even be decoded is one more address that is not there.
    frameworkErrors: (_error, request, reply) => void page.sendNotFound(request, reply),
  });
  metrics?.countRequests(app);
  await registerSecurity(app, config.site.siteUrl);
  registerErrors(app);
  await registerAssets(app, assets);
  await app.register(leadRoutes, {
    acceptLead,
    rateLimitMax: config.rateLimitMax,
    siteUrl: config.site.siteUrl,
    sendNotSent: (reply, sentence) =>
      page.sendWith(reply, leadAnswerPaths.notSent, leadSentencePlace, leadFailure(sentence)),
  });
  app.get("/*", page.send);
  app.setNotFoundHandler(page.sendNotFound);
  return app;
}

/** What is not even HTTP, or too slow or too long to be, gets a sentence too. */
function refuseUnreadable(error: { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const known: Record<string, string> = {
    HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
    ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  };
  const status = known[error.code ?? ""] ?? "400 Bad Request";
  const headers = "Content-Type: text/plain; charset=utf-8\r\nConnection: close";
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\nThis request cannot be read.`);
}

/** Whatever goes wrong, the visitor reads one plain sentence and nothing of the inside. */
function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error });
    const sentence =
      status >= 500 ? "Something went wrong on our side. Please try again." : "This request cannot be read.";
    return reply.code(status).type("text/plain; charset=utf-8").send(sentence);
  });
}

/** The build's files: names with a hash may be kept for ever, the others for a day. */
async function registerAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes("/_astro/");
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=86400");
    },
  });
}
