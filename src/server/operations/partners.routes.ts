import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  fieldsOfKind,
  inputOf,
  newPartnerInput,
  type PartnerInput,
  type PartnerProblems,
  PartnerProblemsError,
} from "../partners/check-partner.ts";
import { formatKinds } from "../partners/partner-record.ts";
import { answer, done, wantsJson } from "./answers.ts";
import type { Operator } from "./operator.ts";
import { partnerPage } from "./pages/partner-page.ts";
import { partnerSecretPage } from "./pages/partner-secret-page.ts";
import { partnerTestPage } from "./pages/partner-test-page.ts";
import { partnersPage } from "./pages/partners-page.ts";

type OnePartner = { Params: { id: string } };

/** Who gets which requests: seen, edited and tried. */
export async function partnersRoutes(
  app: FastifyInstance,
  { operator }: { operator: Operator },
): Promise<void> {
  app.get("/partners", async (request, reply) =>
    answer(request, reply, await operator.partners(), partnersPage),
  );
  app.get("/partners/new", async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(partnerPage({ input: newPartnerInput }).html),
  );
  app.post("/partners", async (request, reply) => {
    const input = inputIn(request.body);
    try {
      const { partner, secret } = await operator.addPartner(input);
      if (wantsJson(request)) return reply.send({ partner, secret });
      if (!secret) return done(request, reply, {}, `/partners/${partner.id}`, "partner-added");
      return page(reply, partnerSecretPage({ partner, secret, first: true }).html);
    } catch (error) {
      return refused(request, reply, error, async (problems) => partnerPage({ input, problems }).html);
    }
  });

  app.get<OnePartner>("/partners/:id", async (request, reply) => {
    const partner = await operator.partner(Number(request.params.id));
    return answer(request, reply, partner, () => partnerPage({ partner, input: inputOf(partner) }));
  });
  app.post<OnePartner>("/partners/:id", async (request, reply) => {
    const id = Number(request.params.id);
    const input = inputIn(request.body);
    try {
      const { partner, secret } = await operator.changePartner(id, input);
      if (secret && !wantsJson(request))
        return page(reply, partnerSecretPage({ partner, secret, first: true }).html);
      return done(request, reply, { partner, secret }, `/partners/${id}`, "partner-saved");
    } catch (error) {
      return refused(request, reply, error, async (problems) => {
        const partner = await operator.partner(id);
        return partnerPage({ partner, input, problems }).html;
      });
    }
  });
  for (const way of ["up", "down"] as const) {
    app.post<OnePartner>(`/partners/:id/${way}`, async (request, reply) =>
      done(
        request,
        reply,
        await operator.movePartner(Number(request.params.id), way),
        "/partners",
        "partner-moved",
      ),
    );
  }
  app.post<OnePartner>("/partners/:id/secret", async (request, reply) => {
    const made = await operator.newPartnerSecret(Number(request.params.id));
    if (wantsJson(request)) return reply.send(made);
    return page(
      reply,
      partnerSecretPage({ partner: made.partner, secret: made.secret ?? "", first: false }).html,
    );
  });
  app.post<OnePartner>("/partners/:id/drop-secret", async (request, reply) => {
    const { id } = request.params;
    return done(
      request,
      reply,
      await operator.dropOldSecrets(Number(id)),
      `/partners/${Number(id)}`,
      "secret-dropped",
    );
  });
  app.post<OnePartner>("/partners/:id/test", async (request, reply) => {
    const sent = await operator.testPartner(Number(request.params.id));
    return done(request, reply, sent, `/partner-tests/${sent.leadId}`, "test-sent");
  });
  app.get<OnePartner>("/partner-tests/:id", async (request, reply) => {
    const test = await operator.partnerTest(request.params.id);
    const { name } = await operator.partner(test.partner);
    return answer(request, reply, test, () => partnerTestPage(test, name));
  });
}

const page = (reply: FastifyReply, text: string) => reply.type("text/html; charset=utf-8").send(text);

/** The page again, with a sentence next to each wrong field. */
async function refused(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  again: (problems: PartnerProblems) => Promise<string>,
) {
  if (!(error instanceof PartnerProblemsError) || wantsJson(request)) throw error;
  return page(reply.code(422), await again(error.problems));
}

/** From the page's form, where a box that is not ticked says nothing, or from a command's JSON. */
function inputIn(body: unknown): PartnerInput {
  const given: Record<string, unknown> = Object(body);
  const text = (name: string) => String(given[name] ?? "").slice(0, 20_000);
  const list = (name: string) => [given[name] ?? []].flat().map(String);
  const kind = text("kind");
  const known = formatKinds.find((name) => name === kind);
  // Chosen without a mapping, a format begins with its usual one.
  const fields = text("fields").trim() || (known ? fieldsOfKind(known) : "");
  return {
    name: text("name"),
    webhookUrl: text("webhookUrl"),
    email: text("email"),
    kind,
    fields,
    subscription: text("subscription"),
    sources: list("sources"),
    loanTypes: list("loanTypes"),
    active: given.active === true || given.active === "on",
  };
}
