import type { FastifyInstance } from "fastify";
import { answer } from "../answers.ts";
import type { Operator } from "../operator.ts";
import { peoplePage } from "../pages/people-page.ts";
import { trailPage } from "../pages/trail-page.ts";

type Fields = Record<string, unknown>;

/** Who may use the operator's side, and who did what. People are added and withdrawn from the command line. */
export async function peopleRoutes(
  app: FastifyInstance,
  { operator }: { operator: Operator },
): Promise<void> {
  app.get("/people", async (request, reply) => answer(request, reply, await operator.people(), peoplePage));
  app.post("/people", async (request) => {
    const { name, may } = Object(request.body) as Fields;
    return operator.addPerson({ name: String(name ?? ""), may: String(may ?? "") });
  });
  app.post("/people/withdraw", async (request) => {
    await operator.withdrawPerson(String((Object(request.body) as Fields).name ?? ""));
    return {};
  });
  app.get("/trail", async (request, reply) => {
    const page = Math.floor(Number((Object(request.query) as Fields).page));
    return answer(request, reply, await operator.trail(page >= 1 && page <= 1e6 ? page : 1), trailPage);
  });
}
