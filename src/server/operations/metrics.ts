import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { analyticsPaths } from "#contract/analytics.ts";
import { leadRequestPath } from "#contract/lead.ts";
import { leadTokenPath } from "#contract/lead-proof.ts";
import type { AlertCounts } from "../alerts/alerts.queries.ts";
import type { Partner } from "../leads/delivery/partner.ts";
import { type Signal, signalNames } from "../leads/programs/judgement.ts";
import type { Counts } from "./operator.queries.ts";

export type Metrics = {
  /** What Prometheus reads, and its content type. */
  text: () => Promise<string>;
  contentType: string;
  /** Counts every answer of the site. */
  countRequests: (app: FastifyInstance) => void;
  /** Counts what spoke for a program with each contact request. */
  countSignals: (signals: readonly Signal[]) => void;
  /** The same partner, its tries counted. */
  counted: (partner: Partner) => Partner;
  /** Where leads and deliveries are counted when somebody asks; without an answer those metrics are left out. */
  readCounts: (read: () => Promise<Counts & AlertCounts>) => void;
  /** Where is asked how many calls of analytics wait to be stored. */
  readQueue: (depth: () => number) => void;
};

/** Labels are a few fixed words: no address, path, id or anything else that a visitor chooses. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: "ikhaya_http_requests_total",
    help: "Answers of the site by class of route and status",
    labelNames: ["route", "status"],
    registers,
  });
  const attempts = new Counter({
    name: "ikhaya_delivery_attempts_total",
    help: "Tries to hand a lead to the partner: delivered, or again (it is tried later)",
    labelNames: ["channel", "outcome"],
    registers,
  });
  const signals = new Counter({
    name: "ikhaya_lead_signals_total",
    help: "Contact requests by what spoke for a program; it need not have been enough for the quarantine",
    labelNames: ["signal"],
    registers,
  });
  for (const signal of signalNames) signals.inc({ signal }, 0);
  let refresh = async () => {};
  return {
    text: async () => {
      await refresh();
      return registry.metrics();
    },
    contentType: registry.contentType,
    countRequests: (app) =>
      app.addHook("onResponse", (request, reply, done) => {
        requests.inc({ route: routeClass(request.routeOptions.url), status: String(reply.statusCode) });
        done();
      }),
    countSignals: (found) => {
      for (const signal of found) signals.inc({ signal });
    },
    counted: (partner) => ({
      ...partner,
      send: async (lead, signal) => {
        const outcome = await partner.send(lead, signal);
        attempts.inc({ channel: partner.channel, outcome: outcome.kind });
        return outcome;
      },
    }),
    readCounts: (read) => {
      refresh = countsOf(registers, read);
    },
    readQueue: (depth) => {
      new Gauge({
        name: "ikhaya_analytics_queue",
        help: "Calls of analytics that wait to be stored",
        registers,
        collect() {
          this.set(depth());
        },
      });
    },
  };
}

const analyticsUrls: readonly string[] = Object.values(analyticsPaths);

function routeClass(url: string | undefined): string {
  if (url === leadRequestPath) return "lead";
  if (url === leadTokenPath) return "token";
  if (url?.startsWith("/partner/")) return "outcome";
  if (analyticsUrls.includes(url ?? "")) return "analytics";
  if (url === "/*") return "page";
  return url === undefined ? "none" : "asset";
}

/** Returns how to bring these metrics up to date: one look at the database, however many come of it. */
function countsOf(registers: Registry[], read: () => Promise<Counts & AlertCounts>): () => Promise<void> {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers });
  const up = gauge("ikhaya_database_up", "1 when the database answers");
  const leads = gauge("ikhaya_leads", "Leads by state", "state");
  const deliveries = gauge("ikhaya_deliveries", "Deliveries by state", "state");
  const oldest = gauge("ikhaya_oldest_waiting_seconds", "Age of the oldest lead that waits for the partner");
  const unproven = gauge(
    "ikhaya_unproven_waiting",
    "Leads without a proof that wait in quarantine, because the day's limit was reached",
  );
  const open = gauge("ikhaya_alerts_open", "What the operator was told of and is not over");
  const unsent = gauge("ikhaya_operator_messages_unsent", "Messages to the operator that could not be sent");
  return async () => {
    const found = await read().catch(() => undefined);
    for (const metric of [leads, deliveries]) metric.reset();
    oldest.remove();
    unproven.remove();
    open.remove();
    unsent.remove();
    up.set(found ? 1 : 0);
    if (!found) return;
    for (const [state, count] of Object.entries(found.leads)) leads.set({ state }, count);
    for (const [state, count] of Object.entries(found.deliveries)) deliveries.set({ state }, count);
    oldest.set(found.oldestWaitingSeconds);
    unproven.set(found.unprovenWaiting);
    open.set(found.openAlerts);
    unsent.set(found.unsentMessages);
  };
}
