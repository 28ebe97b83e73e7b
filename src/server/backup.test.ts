import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { leadBodies, someLead } from "./testing/lead-bodies.ts";
import { type ServerProcess, startServer } from "./testing/server-process.ts";
import { startTestPartner, type TestPartner, testSecret, until } from "./testing/test-partner.ts";

const root = join(import.meta.dirname, "../..");
let folder: string;
let partner: TestPartner;
let server: ServerProcess | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "ikhaya-backup-"));
  mkdirSync(join(folder, "data"));
  partner = await startTestPartner();
});
afterEach(async () => {
  await server?.kill();
  await partner.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The commands of docs/operations.md under "Backup and restore", one text a block. */
const [backUp = "", unpack = "", newerJournal = ""] = [
  ...(
    readFileSync(join(root, "docs/operations.md"), "utf8").split("## Backup and restore")[1] ?? ""
  ).matchAll(/```sh\n([^`]+)```/g),
].map(([, commands = ""]) => commands);

function run(commands: string): void {
  const { status, stderr } = spawnSync("sh", ["-e", "-c", commands], { cwd: folder, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
}

async function start(): Promise<ServerProcess> {
  server = await startServer({
    DATA_DIR: join(folder, "data"),
    PARTNER_WEBHOOK_URL: partner.url,
    PARTNER_WEBHOOK_SECRET: testSecret,
  });
  return server;
}

const accepted = (to: ServerProcess, body: unknown) =>
  until(async () => (await to.post(body)) === 200, 30_000);
const delivered = () => partner.received.map(({ email }) => email);

function operate(...args: string[]): string {
  const program = join(root, "src/server/operations/operate.ts");
  const environment = { PATH: process.env.PATH ?? "", DATA_DIR: join(folder, "data") };
  return spawnSync(process.execPath, [program, ...args], { env: environment, encoding: "utf8" }).stdout;
}

test("a backup made and restored as the guide to operations says loses nobody, and brings nobody back", async () => {
  const first = await start();
  await accepted(first, someLead(1));
  await accepted(first, leadBodies.landing);
  await until(() => delivered().length === 2, 30_000);
  await first.stop();
  run(backUp);
  const second = await start();
  await accepted(second, someLead(2));
  await until(() => delivered().length === 3, 30_000);
  await second.stop();
  expect(operate("erase-person", leadBodies.landing.email)).toBe("1 lead was erased.\n");
  run(unpack);
  run(newerJournal);
  const third = await start();
  await accepted(third, someLead(3));
  await until(() => delivered().length === 4, 30_000);
  expect(delivered()).toEqual([
    someLead(1).email,
    leadBodies.landing.email,
    someLead(2).email,
    someLead(3).email,
  ]);
  await third.stop();
  expect(operate("status")).toMatch(/accepted +3\n/);
  expect(JSON.parse(operate("export-person", leadBodies.landing.email)).leads).toEqual([]);
}, 180_000);
