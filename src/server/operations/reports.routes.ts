import type { FastifyInstance, FastifyRequest } from "fastify";
import { csvMark } from "#contract/csv.ts";
import type { OperatorCharts } from "#contract/operator-charts.ts";
import type { AskedPeriod } from "../analytics/reports/period.ts";
import { answer, download, wantsJson } from "./answers.ts";
import { csvLines } from "./csv.ts";
import type { Operator } from "./operator.ts";
import { reportsPage } from "./pages/reports-page.ts";

/** The reports: a page for each group, and each report by itself as CSV, or as JSON for the command line. */
export async function reportsRoutes(
  app: FastifyInstance,
  { operator, charts }: { operator: Operator; charts: OperatorCharts },
): Promise<void> {
  app.get("/reports", async (_request, reply) => reply.redirect("/reports/traffic"));
  app.get<{ Params: { group: string } }>("/reports/:group", async (request, reply) => {
    const reports = await operator.reports(request.params.group, period(request));
    return answer(request, reply, reports, (all) => reportsPage(all, charts));
  });
  app.get<{ Params: { key: string } }>("/report/:key", async (request, reply) => {
    const report = await operator.report(request.params.key, period(request));
    if (wantsJson(request)) return report;
    const name = `${report.key}-${report.period.from}-${report.period.to}.csv`;
    const csv = csvMark + csvLines([report.heads, ...report.rows]);
    return download(reply, "text/csv; charset=utf-8", name).send(csv);
  });
}

function period({ query }: FastifyRequest): AskedPeriod {
  const { from, to } = Object(query) as Record<string, unknown>;
  return { from: text(from), to: text(to) };
}

const text = (value: unknown) => (typeof value === "string" ? value.trim() : undefined);
