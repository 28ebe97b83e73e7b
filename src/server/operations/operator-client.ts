import type { FiguresReport } from "#calculations/figures/figures-report.ts";
import type { AskedPeriod } from "../analytics/reports/period.ts";
import { partnerDeskAt } from "../partners/partner-client.ts";
import type { AddedDateKind } from "./added-dates.queries.ts";
import type { Today } from "./desk.queries.ts";
import type { WholeLead } from "./operator.queries.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";

/** The operator of a running server, reached through its operations port. */
export function operatorAt(port: number, token: string): Operator {
  const address = `http://127.0.0.1:${port}`;

  async function ask(path: string, body?: object): Promise<Response> {
    const headers = {
      accept: "application/json",
      authorization: `Bearer ${token}`,
      ...(body && { "content-type": "application/json" }),
    };
    const post = body && { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(address + path, { headers, ...post }).catch(() => {
      throw new OperatorError(
        `The database is in use, but nothing answers at ${address}: set OPERATIONS_PORT to the running server's, or stop that server.`,
      );
    });
    // The site's own port would answer too, with a page.
    const type = response.headers.get("content-type") ?? "";
    if (!/^(?:application\/json|text\/csv)/.test(type)) {
      throw new OperatorError(
        `What answers at ${address} is not the operator's side: check OPERATIONS_PORT.`,
      );
    }
    if (response.ok) return response;
    const { error } = (await response.json().catch(() => ({}))) as { error?: string };
    throw new OperatorError(error ?? `The server answered ${response.status}.`, response.status);
  }
  async function json<T>(path: string, body?: object): Promise<T> {
    return (await (await ask(path, body)).json()) as T;
  }

  return {
    ...partnerDeskAt(json),
    status: () => json("/"),
    leads: (filter) => json("/leads", filter),
    today: async () => (await json<{ today: Today }>("/")).today,
    lead: (id) => json(`/leads/${encodeURIComponent(id)}`),
    sayOfLead: async (id, deed) => void (await ask(`/leads/${encodeURIComponent(id)}/history`, deed)),
    outcomes: (period) => json(`/outcomes${query(period)}`),
    importOutcomes: (csv) => json("/outcomes/import", { csv }),
    redeliver: (id) => json(`/leads/${encodeURIComponent(id)}/redeliver`, {}),
    redeliverParked: () => json("/deliveries/redeliver", {}),
    queue: () => json("/deliveries"),
    leadsCsv: () => textOf(ask("/leads.csv")),
    person: (email) => json<{ leads: WholeLead[] }>("/person", { email }),
    exportPerson: (email) => json<{ leads: WholeLead[] }>("/person/export", { email }),
    erasePerson: (email) => json("/person/erase", { email }),
    eraseOldLeads: () => json("/retention/erase", {}),
    reports: (group, period) => json(`/reports/${encodeURIComponent(group)}${query(period)}`),
    report: (key, period) => json(`/report/${encodeURIComponent(key)}${query(period)}`),
    eraseVisitor: (visitorId) => json("/visitor/erase", { visitorId }),
    primeRates: () => json("/prime-rates"),
    addPrimeRate: async (entry) => void (await ask("/prime-rates", entry)),
    removePrimeRate: async (date) => void (await ask("/prime-rates/remove", { date })),
    figures: async () => (await json<{ report: FiguresReport }>("/figures")).report,
    addedDates: async (kind) =>
      (await json<{ dates: Record<AddedDateKind, string[]> }>("/figures")).dates[kind],
    addDate: async (kind, date) => void (await ask(`/${kind}s`, { date })),
    removeDate: async (kind, date) => void (await ask(`/${kind}s/remove`, { date })),
    embedOrigins: () => json("/embeds"),
    addEmbedOrigin: (origin) => json("/embeds", { origin }),
    removeEmbedOrigin: async (origin) => void (await ask("/embeds/remove", { origin })),
    alerts: () => json("/alerts"),
    testAlerts: () => json("/alerts/test", {}),
    people: () => json("/people"),
    addPerson: (person) => json("/people", person),
    withdrawPerson: async (name) => void (await ask("/people/withdraw", { name })),
    trail: (page = 1) => json(`/trail?page=${page}`),
  };
}

function query({ from, to }: AskedPeriod): string {
  const given = new URLSearchParams({ ...(from && { from }), ...(to && { to }) });
  return `?${given}`;
}

async function* textOf(asked: Promise<Response>): AsyncGenerator<string> {
  const { body } = await asked;
  if (!body) return;
  // The mark at the beginning is part of the file.
  yield* body.pipeThrough(new TextDecoderStream("utf-8", { ignoreBOM: true }));
}
