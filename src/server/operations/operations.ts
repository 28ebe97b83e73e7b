import formBodyParser from "@fastify/formbody";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from "fastify";
import type { OperatorCharts } from "#contract/operator-charts.ts";
import { ConfigError } from "../config.ts";
import type { Journal } from "../leads/journal.ts";
import { safeError } from "../safe-error.ts";
import { actAsSender, currentPerson } from "./acting-person.ts";
import { alertsRoutes } from "./alerts.routes.ts";
import { type HealthOptions, healthRoutes } from "./health.routes.ts";
import { loopbackOnly } from "./loopback-only.ts";
import { operatorRoutes } from "./operator.routes.ts";
import type { Operator } from "./operator.ts";
import { outcomesRoutes } from "./outcomes.routes.ts";
import { errorPage, logInPage, stylesheet } from "./pages/frame.ts";
import { partnersRoutes } from "./partners.routes.ts";
import { operatorDoor } from "./people/door.ts";
import { guarded } from "./people/guarded.ts";
import { peopleRoutes } from "./people/people.routes.ts";
import { trustedProxy } from "./people/proxy.ts";
import { reportsRoutes } from "./reports.routes.ts";

export type OperationsParts = HealthOptions & {
  operator: Operator;
  /** Beside the embedded database only. */
  journal?: Journal | undefined;
  /** The machine's own token, see operator-token.ts. */
  token: string;
  /** Addresses of proxies that sign people in. */
  trustProxy?: readonly string[];
  /** What the build draws reports with. */
  charts: OperatorCharts;
  log: FastifyBaseLogger;
};

const headers = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
};

/** The operator's side: pages and the same as JSON, health and metrics. For loopback only. */
export async function buildOperationsApp(parts: OperationsParts): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
  app.addHook("onRequest", async (_request, reply) => void reply.headers(headers));
  const fromProxy = trustedProxy(parts.trustProxy ?? []);
  app.addHook("onRequest", loopbackOnly(fromProxy));
  const door = operatorDoor({ ...parts, fromProxy });
  app.addHook("onRequest", door.letIn);
  app.addHook("preHandler", actAsSender);
  // Nothing below reaches the operator but through this: whoever asks must be allowed to.
  const operator = guarded(parts.operator, {
    person: currentPerson,
    database: parts.database,
    journal: parts.journal,
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500 && status !== 503) parts.log.error({ err: safeError(error) });
    const sentence = sentenceOf(error, status);
    reply.code(status);
    if (request.headers.accept?.includes("application/json")) return reply.send({ error: sentence });
    const page = status === 401 ? logInPage : errorPage;
    return reply.type("text/html; charset=utf-8").send(page(sentence));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type("text/html; charset=utf-8").send(errorPage("There is no such page.")),
  );
  await app.register(formBodyParser);
  await app.register(healthRoutes, parts);
  await app.register(operatorRoutes, { operator });
  await app.register(outcomesRoutes, { operator, charts: parts.charts });
  await app.register(partnersRoutes, { operator: operator });
  await app.register(reportsRoutes, { operator, charts: parts.charts });
  await app.register(alertsRoutes, { operator });
  await app.register(peopleRoutes, { operator });
  const styles = parts.charts.styles + stylesheet;
  app.post("/log-in", door.logIn);
  app.post("/log-out", door.logOut);
  app.get("/style.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(styles));
  return app;
}

/** Database errors may hold values: only what was written for the operator is shown. */
function sentenceOf(error: FastifyError, status: number): string {
  if (error.name === "OperatorError") return error.message;
  if (status === 503) return "The database does not answer now. Please try again in a moment.";
  return status < 500 ? "This request cannot be read." : "Something went wrong; the log says where.";
}

/** Listens on this machine alone, whatever HOST says; returns the port. */
export async function listenForOperator(app: FastifyInstance, port: number): Promise<number> {
  try {
    return Number(new URL(await app.listen({ host: "127.0.0.1", port })).port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    throw new ConfigError(
      `OPERATIONS_PORT ${port} is taken by another program: stop that one or set another OPERATIONS_PORT.`,
    );
  }
}
