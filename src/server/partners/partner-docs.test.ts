import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { Value } from "typebox/value";
import { afterAll, afterEach, expect, test } from "vitest";
import {
  type PartnerBody,
  type PartnerLead,
  partnerBodySchema,
  partnerSchemaPath,
} from "#contract/partner-body.ts";
import { webhookPartner } from "../leads/delivery/webhook.ts";
import { outcomeNames } from "../leads/outcomes/outcome-names.ts";
import { outcomeApp } from "../testing/outcome-side.ts";
import { startStandIn } from "../testing/partner-stand-in.ts";
import { testSecret, until } from "../testing/test-partner.ts";
import { freePort } from "../testing/test-postgres.ts";

const doc = readFileSync(new URL("../../../docs/partner.md", import.meta.url), "utf8");
const blocks = (language: string) =>
  [...doc.matchAll(/```(\w+)\n(.*?)```/gs)]
    .filter(([, of]) => of === language)
    .map(([, , code = ""]) => code);

const folder = mkdtempSync(join(tmpdir(), "ikhaya-partner-docs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

const lead: PartnerLead = {
  id: "0e9b6f5c-2b1d-4c39-9d5e-6d1f4a0c7b21",
  receivedAt: "2026-11-23T08:30:00.000Z",
  source: "landing_page",
  loanType: "new",
  firstName: "Thandi",
  lastName: "Nkosi é",
  email: "thandi@example.com",
  phone: "+27821234567",
};
const fresh = `whsec_${Buffer.alloc(32, 3).toString("base64")}`;

/** Runs an example of the page; what it prints so far. */
function run(
  command: string,
  name: string,
  code: string,
  args: string[],
  environment: Record<string, string>,
) {
  const file = join(folder, name);
  writeFileSync(file, code);
  const child = spawn(command, [file, ...args], {
    env: { PATH: process.env.PATH ?? "", SECRET: testSecret, ...environment },
  });
  running.push(child);
  let out = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (out += chunk));
  return () => out;
}

async function receiverWorks(command: string, name: string, code: string): Promise<void> {
  const port = await freePort();
  const out = run(command, name, code, [], { PORT: String(port) });
  await until(() => out().includes("Listening"));
  const send = (secrets: string[], changes: Partial<PartnerLead> = {}) =>
    webhookPartner({ url: `http://127.0.0.1:${port}/leads`, secrets: () => secrets }).send(
      { ...lead, ...changes },
      new AbortController().signal,
    );
  expect(await send([testSecret])).toEqual({ kind: "delivered", status: 204 });
  expect(await send([fresh, testSecret])).toMatchObject({ kind: "delivered" });
  expect(await send([fresh])).toMatchObject({ kind: "again", status: 401 });
  await send([testSecret], { id: "1e9b6f5c-2b1d-4c39-9d5e-6d1f4a0c7b21", test: true });
  await until(() => out().includes("Test:"));
  const lines = out().trim().split("\n");
  expect(lines).toEqual([
    "Listening",
    "Please call: Thandi Nkosi é +27821234567",
    "Test: Thandi Nkosi é +27821234567",
  ]);
}

async function outcomeWorks(command: string, name: string, code: string): Promise<void> {
  const webhook = new Webhook(testSecret);
  const got: unknown[] = [];
  const site = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    got.push(
      request.url,
      webhook.verify(Buffer.concat(chunks).toString(), request.headers as Record<string, string>),
    );
    response.end('{"success":true}');
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const SITE = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const out = run(command, name, code, [lead.id, "called"], { SITE });
  await until(() => out().includes("200"));
  expect(got).toEqual([
    "/partner/outcomes",
    {
      leadId: lead.id,
      outcome: "called",
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+(?:Z|[+-]\d\d:\d\d)$/),
    },
  ]);
  site.close();
}

const languages: [string, string, string][] = [
  ["js", process.execPath, "mjs"],
  ["python", "python3", "py"],
];
for (const [language, command, ending] of languages) {
  const there = spawnSync(command, ["--version"]).status === 0;
  test.skipIf(!there)(
    `the examples in ${language} work as they are in the documentation${there ? "" : `: skipped, there is no ${command} here`}`,
    async () => {
      const [receiver = "", outcome = ""] = blocks(language);
      await receiverWorks(command, `receiver.${ending}`, receiver);
      await outcomeWorks(command, `outcome.${ending}`, outcome);
    },
  );
}

test("the body in the documentation is one of the schema, and so is what we send", async () => {
  const [example = ""] = blocks("json");
  const body = JSON.parse(example) as PartnerBody;
  const filled = {
    ...body,
    data: { ...body.data, outcomeUrl: "https://www.example.co.za/partner/outcome/x" },
  };
  expect([...Value.Errors(partnerBodySchema, filled)]).toEqual([]);
  const standIn = await startStandIn({ secret: testSecret, siteUrl: "http://127.0.0.1:1" });
  await webhookPartner({ url: `${standIn.url}/leads`, secrets: () => [testSecret] }).send(
    { ...lead, test: true },
    new AbortController().signal,
  );
  expect(Value.Check(partnerBodySchema, JSON.parse(standIn.received[0]?.body ?? ""))).toBe(true);
  await standIn.close();
});

test("the documentation names every outcome, and the site serves the schema", async () => {
  for (const name of outcomeNames) expect(doc).toContain(`\`${name}\``);
  expect(doc).toContain(partnerSchemaPath);
  const app = await outcomeApp(() => {
    throw new Error("No database here.");
  });
  const served = await app.inject({ url: partnerSchemaPath });
  expect(served.headers["content-type"]).toContain("application/schema+json");
  expect(served.json()).toMatchObject({
    $id: "https://ikhaya.example/partner/lead.schema.json",
    properties: { data: { required: expect.arrayContaining(["id", "phone"]) } },
  });
  await app.close();
});

test("the stand-in takes what is signed, refuses what is not, fails as asked for and sends outcomes back", async () => {
  const got: unknown[] = [];
  const site = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    got.push(new Webhook(testSecret).verify(body, request.headers as Record<string, string>));
    response.end('{"success":true}');
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const standIn = await startStandIn({ secret: testSecret, siteUrl });
  const send = (secret = testSecret) =>
    webhookPartner({ url: `${standIn.url}/leads`, secrets: () => [secret] }).send(
      lead,
      new AbortController().signal,
    );
  const press = (fields: Record<string, string>, headers = {}) =>
    fetch(standIn.url, { method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" });
  expect(await send()).toMatchObject({ kind: "delivered" });
  expect(await send(fresh)).toMatchObject({ status: 401 });
  await press({ fault: "503" }, { origin: "https://elsewhere.example" });
  expect(await send()).toMatchObject({ kind: "delivered" });
  await press({ fault: "503" });
  expect(await send()).toMatchObject({ kind: "again", status: 503 });
  await press({ fault: "none" });
  await press({ leadId: lead.id, outcome: "applied" });
  expect(got).toMatchObject([{ leadId: lead.id, outcome: "applied" }]);
  const page = await (await fetch(standIn.url)).text();
  for (const words of ["signature right", "signature WRONG", "came before", "applied: 200"])
    expect(page).toContain(words);
  expect(page).toContain("&#34;lastName&#34;: &#34;Nkosi é&#34;");
  await standIn.close();
  site.close();
});
