import type { FastifyInstance } from "fastify";
import { partnerBodySchema, partnerSchemaPath } from "#contract/partner-body.ts";

/** GET /partner/lead.schema.json: what a partner's developer checks our webhook's body with. */
export async function partnerSchemaRoute(
  app: FastifyInstance,
  { siteUrl }: { siteUrl: string },
): Promise<void> {
  const schema = JSON.stringify({ $id: `${siteUrl}${partnerSchemaPath}`, ...partnerBodySchema }, null, 2);
  app.get(partnerSchemaPath, async (_request, reply) =>
    reply
      .type("application/schema+json; charset=utf-8")
      .headers({ "cache-control": "public, max-age=3600", "access-control-allow-origin": "*" })
      .send(`${schema}\n`),
  );
}
