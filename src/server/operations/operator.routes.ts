import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { addedDateKinds } from "./added-dates.queries.ts";
import { answer, done, download } from "./answers.ts";
import { leadFilter } from "./lead-filter.ts";
import type { Operator } from "./operator.ts";
import { embedsPage } from "./pages/embeds-page.ts";
import { figuresPage } from "./pages/figures-page.ts";
import { leadPage } from "./pages/lead-page.ts";
import { leadsPage } from "./pages/leads-page.ts";
import { overviewPage } from "./pages/overview-page.ts";
import { erasedPage, erasedVisitorPage, personPage } from "./pages/person-page.ts";
import { primeRatesPage } from "./pages/prime-rates-page.ts";
import { queuePage } from "./pages/queue-page.ts";

type Fields = Record<string, string | undefined>;

/**
 * Each address gives a browser a page and the command line the same as JSON. What names a person is sent in
 * the body and never in an address, which a browser remembers.
 */
export async function operatorRoutes(
  app: FastifyInstance,
  { operator }: { operator: Operator },
): Promise<void> {
  app.get("/", async (request, reply) => {
    const overview = { ...(await operator.status()), today: await operator.today() };
    return answer(request, reply, overview, overviewPage);
  });

  app.route({
    method: ["GET", "POST"],
    url: "/leads",
    handler: async (request, reply) => {
      const filter = leadFilter({ ...fields(request.query), ...fields(request.body) });
      return answer(request, reply, await operator.leads(filter), (list) => leadsPage(list, filter));
    },
  });
  app.get<{ Params: { id: string } }>("/leads/:id", async (request, reply) =>
    answer(request, reply, await operator.lead(request.params.id), leadPage),
  );
  app.post<{ Params: { id: string } }>("/leads/:id/redeliver", async (request, reply) => {
    const { id } = request.params;
    const sent = await operator.redeliver(id);
    return done(request, reply, sent, `/leads/${id}`, sent.released ? "released" : "sent");
  });
  app.get("/deliveries", async (request, reply) => answer(request, reply, await operator.queue(), queuePage));
  app.post("/deliveries/redeliver", async (request, reply) => {
    const sent = await operator.redeliverParked();
    return done(request, reply, sent, "/deliveries", `sent-parked.${sent.deliveries}`);
  });
  app.get("/leads.csv", async (_request, reply) =>
    download(reply, "text/csv; charset=utf-8", "leads.csv").send(Readable.from(operator.leadsCsv())),
  );

  app.get("/person", async (request, reply) => answer(request, reply, {}, () => personPage()));
  app.post("/person", async (request, reply) => {
    const email = field(request, "email");
    return answer(request, reply, await operator.person(email), ({ leads }) => personPage({ email, leads }));
  });
  app.post("/person/export", async (request, reply) => {
    const data = await operator.exportPerson(field(request, "email"));
    const type = "application/json; charset=utf-8";
    return download(reply, type, "person.json").send(`${JSON.stringify(data, null, 2)}\n`);
  });
  app.post("/person/erase", async (request, reply) =>
    answer(request, reply, await operator.erasePerson(field(request, "email")), erasedPage),
  );

  app.post("/retention/erase", async (request, reply) => {
    const gone = await operator.eraseOldLeads();
    return done(request, reply, gone, "/", `erased.${gone.erased}`);
  });

  app.post("/visitor/erase", async (request, reply) =>
    answer(request, reply, await operator.eraseVisitor(field(request, "visitorId")), erasedVisitorPage),
  );

  app.get("/figures", async (request, reply) => {
    const [report, announcementDates, declaredHolidays] = await Promise.all([
      operator.figures(),
      operator.addedDates("announcement-date"),
      operator.addedDates("declared-holiday"),
    ]);
    const dates = { "announcement-date": announcementDates, "declared-holiday": declaredHolidays };
    return answer(request, reply, { report, dates }, figuresPage);
  });
  for (const kind of addedDateKinds) {
    app.post(`/${kind}s`, async (request, reply) => {
      await operator.addDate(kind, field(request, "date").trim());
      return done(request, reply, {}, "/figures", "date-added");
    });
    app.post(`/${kind}s/remove`, async (request, reply) => {
      await operator.removeDate(kind, field(request, "date").trim());
      return done(request, reply, {}, "/figures", "date-removed");
    });
  }

  app.get("/embeds", async (request, reply) =>
    answer(request, reply, await operator.embedOrigins(), embedsPage),
  );
  app.post("/embeds", async (request, reply) => {
    const added = await operator.addEmbedOrigin(field(request, "origin"));
    return done(request, reply, added, "/embeds", "origin-added");
  });
  app.post("/embeds/remove", async (request, reply) => {
    await operator.removeEmbedOrigin(field(request, "origin"));
    return done(request, reply, {}, "/embeds", "origin-removed");
  });

  app.get("/prime-rates", async (request, reply) =>
    answer(request, reply, await operator.primeRates(), primeRatesPage),
  );
  app.post("/prime-rates", async (request, reply) => {
    const typed = field(request, "rate").trim().replace(",", ".");
    await operator.addPrimeRate({
      date: field(request, "date").trim(),
      rate: typed ? Number(typed) : Number.NaN,
    });
    return done(request, reply, {}, "/prime-rates", "rate-added");
  });
  app.post("/prime-rates/remove", async (request, reply) => {
    await operator.removePrimeRate(field(request, "date").trim());
    return done(request, reply, {}, "/prime-rates", "rate-removed");
  });
}

const fields = (given: unknown): Fields => Object(given);

function field(request: FastifyRequest, name: string): string {
  const value: unknown = fields(request.body)[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
