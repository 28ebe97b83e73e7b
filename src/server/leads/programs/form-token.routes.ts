import type { FastifyInstance } from "fastify";
import { leadTokenPath } from "#contract/lead-proof.ts";
import { newFormToken } from "./form-token.ts";

/** GET /contact/token: what a form's script gets when the form is opened. It needs no database. */
export async function formTokenRoute(app: FastifyInstance, { formKey }: { formKey: Buffer }): Promise<void> {
  app.get(leadTokenPath, async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(newFormToken(formKey, "script", Date.now())),
  );
}
