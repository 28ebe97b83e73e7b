import formBodyParser from "@fastify/formbody";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { settlePartner } from "../partners/partners.queries.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { testSettings } from "../testing/partner-records.ts";
import { runCommand } from "./commands.ts";
import { operatorOf } from "./operator.ts";
import { partnersRoutes } from "./partners.routes.ts";

eachDatabase((current) => {
  let app: FastifyInstance;
  const operator = () =>
    operatorOf({
      database: () => current().database,
      journal: undefined,
      channels: () => [],
      place: { kind: "postgresql" },
    });

  beforeAll(async () => {
    app = Fastify();
    await app.register(formBodyParser);
    await app.register(partnersRoutes, { operator: operator() });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await current().database.deleteFrom("partners").execute();
    await settlePartner(current().database, testSettings);
  });

  const post = (url: string, fields: Record<string, string> = {}) =>
    app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });
  const typed = {
    name: "Refinance House",
    webhookUrl: "https://refinance.example/leads",
    kind: "ours",
    active: "on",
  };

  test("a partner added on the page shows its secret in the answer, and on no other page", async () => {
    const added = await post("/partners", { ...typed, loanTypes: "refinance" });
    const [secret = ""] = /whsec_[A-Za-z0-9+/=]+/.exec(added.body) ?? [];
    expect([added.statusCode, secret.length]).toEqual([200, 50]);
    for (const url of ["/partners", "/partners/2"]) {
      const { body } = await app.inject({ url });
      expect(body).toContain("Refinance House");
      expect(body).not.toContain("whsec_");
    }
  });

  test("what is wrong is said at its field, with all that was typed still there", async () => {
    const { statusCode, body } = await post("/partners/1", {
      ...typed,
      webhookUrl: "http://<x>",
      email: "nobody",
    });
    expect(statusCode).toBe(422);
    expect(body).toContain('value="http://&#60;x&#62;"');
    expect(body).toMatch(/id="webhookUrl-problem">The address must be an https address/);
    expect(body).toMatch(/aria-describedby="email-hint email-problem" aria-invalid="true"/);
    expect((await operator().partner(1)).name).toBe(testSettings.name);
  });

  test("a format that is chosen without fields begins with its usual ones, and saving says what it did", async () => {
    const saved = await post("/partners/1", { ...typed, kind: "hubspot" });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, "/partners/1?did=partner-saved"]);
    const { body } = await app.inject({ url: "/partners/1?did=partner-saved" });
    expect(body).toMatch(/role="status">The partner was saved\./);
    expect(body).toContain("firstname = firstName");
  });

  test("the list says who gets what, in order", async () => {
    const frontPage = async () => {
      const { body } = await app.inject({ url: "/partners" });
      const row = /<tr>(?:(?!<tr>).)*>Front page<.*?<\/tr>/s.exec(body)?.[0] ?? "";
      return row
        .replace(/<[^>]+>/g, "|")
        .split("|")
        .filter((text) => text.trim() !== "");
    };
    await post("/partners", { ...typed, loanTypes: "refinance" });
    const own = testSettings.name;
    expect(await frontPage()).toEqual(["Front page", own, "Refinance House", own, "—"]);
    await post("/partners/2/down");
    expect(await frontPage()).toEqual(["Front page", own, own, own, "—"]);
  });

  test("the same by command", async () => {
    const run = (...args: string[]) => runCommand(operator(), ["partners", ...args]);
    expect(await run()).toBe("1\tPartner Home Loans\twebhook\tours\tall loan types, from all forms\t\n");
    const added = await run(
      "add",
      "--name",
      "Second",
      "--webhook",
      "https://second.example",
      "--forms",
      "education_page",
    );
    expect(added).toMatch(/^2, Second, was added\.\nThe secret is shown this once:\nwhsec_.+\n$/);
    expect(await run("change", "2", "--format", "salesforce").catch((error) => error.message)).toMatch(
      /organisation/,
    );
    expect(await run("change", "2", "--name", "Third", "--off")).toBe("2, Third, was changed.\n");
    expect(JSON.parse(await run("show", "2"))).toMatchObject({
      name: "Third",
      formerNames: ["Second"],
      webhookUrl: "https://second.example",
      sources: ["education_page"],
      active: false,
    });
    expect(await run("secret", "2")).toMatch(/whsec_/);
    expect(await run("drop-secret", "2")).toBe("2, Third, was left with its newest secret alone.\n");
    expect(await run("down", "2")).toBe("2, Third, was moved down.\n");
    await expect(run("show", "9")).rejects.toThrow("No partner has this number.");
    await expect(run("marry", "2")).rejects.toThrow(/^Say partners/);
  });
});
