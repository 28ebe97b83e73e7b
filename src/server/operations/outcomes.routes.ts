import type { FastifyInstance, FastifyRequest } from "fastify";
import { csvMark } from "#contract/csv.ts";
import type { OperatorCharts } from "#contract/operator-charts.ts";
import { outcomeRows } from "../leads/outcomes/outcome-report.ts";
import { answer, done, download } from "./answers.ts";
import { csvLines } from "./csv.ts";
import type { Deed } from "./lead-deeds.ts";
import type { Operator } from "./operator.ts";
import { importedPage, outcomesPage } from "./pages/outcomes-page.ts";

type Fields = Record<string, string | undefined>;
type OfLead = { Params: { id: string }; Body: Fields | undefined };

/** A list of twenty thousand outcomes is smaller. */
const largestFile = 4 * 1024 * 1024;

/** What became of leads: the figure, files of outcomes, and what a person says on the page of one lead. */
export async function outcomesRoutes(
  app: FastifyInstance,
  { operator, charts }: { operator: Operator; charts: OperatorCharts },
): Promise<void> {
  app.get("/outcomes", async (request, reply) => {
    const report = await operator.outcomes(period(request));
    return answer(request, reply, report, (found) => outcomesPage(found, charts));
  });
  app.get("/outcomes.csv", async (request, reply) => {
    const { period: days, lines } = await operator.outcomes(period(request));
    const name = `outcomes-${days.from}-${days.to}.csv`;
    return download(reply, "text/csv; charset=utf-8", name).send(csvMark + csvLines(outcomeRows(lines)));
  });

  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, filePart);
  app.post<{ Body: { csv?: unknown } }>(
    "/outcomes/import",
    { bodyLimit: largestFile },
    async (request, reply) => {
      const { csv } = Object(request.body) as { csv?: unknown };
      return answer(request, reply, await operator.importOutcomes(String(csv ?? "")), importedPage);
    },
  );

  app.post<OfLead>("/leads/:id/history", async (request) => {
    await operator.sayOfLead(request.params.id, deedOf(request.body));
    return {};
  });
  const said = (path: string, did: (fields: Fields) => string, deed: (fields: Fields) => Deed) =>
    app.post<OfLead>(`/leads/:id/${path}`, async (request, reply) => {
      const { id } = request.params;
      const fields: Fields = Object(request.body);
      await operator.sayOfLead(id, deed(fields));
      return done(request, reply, {}, `/leads/${id}`, did(fields));
    });
  said(
    "outcome",
    () => "outcome",
    ({ outcome = "", at, press }) => ({ kind: "outcome", said: outcome, at, press }),
  );
  said(
    "note",
    () => "note",
    ({ text = "", press }) => ({ kind: "note", said: text, press }),
  );
  said(
    "owner",
    ({ mine }) => (mine === "yes" ? "mine" : "given-back"),
    ({ mine }) => ({ kind: "owner", mine: mine === "yes" }),
  );
  said(
    "mistake",
    () => "mistake",
    ({ entry = "" }) => ({ kind: "mistake", said: entry }),
  );
}

/** What the command line sends; whether it can be done is the operator's to say. */
function deedOf(body: unknown): Deed {
  const { kind, said, at, mine } = Object(body) as Record<string, unknown>;
  const words = typeof said === "string" ? said : "";
  if (kind === "owner") return { kind, mine: mine === true };
  if (kind === "outcome") return { kind, said: words, at: typeof at === "string" ? at : undefined };
  return { kind: kind === "note" ? kind : "mistake", said: words };
}

/** The file of a form, as text. */
async function filePart({ headers }: FastifyRequest, body: string | Buffer): Promise<{ csv: string }> {
  const type = { "content-type": String(headers["content-type"]) };
  const fields = await new Response(new Uint8Array(Buffer.from(body)), { headers: type }).formData();
  const file = fields.get("file");
  return { csv: file instanceof Blob ? await file.text() : "" };
}

function period({ query }: FastifyRequest) {
  const { from, to } = Object(query) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === "string" ? value.trim() : undefined);
  return { from: text(from), to: text(to) };
}
