import type { FastifyInstance } from "fastify";
import { answer } from "./answers.ts";
import type { Operator } from "./operator.ts";
import { alertsPage, testedPage } from "./pages/alerts-page.ts";

/** What the operator is told of. */
export async function alertsRoutes(
  app: FastifyInstance,
  { operator }: { operator: Operator },
): Promise<void> {
  app.get("/alerts", async (request, reply) => answer(request, reply, await operator.alerts(), alertsPage));
  app.post("/alerts/test", async (request, reply) =>
    answer(request, reply, await operator.testAlerts(), testedPage),
  );
}
