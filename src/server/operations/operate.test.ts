import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { leadBodies, someLead } from "../testing/lead-bodies.ts";
import { type ServerProcess, type Settings, startServer } from "../testing/server-process.ts";
import { until } from "../testing/test-partner.ts";
import { freePort, startTestPostgres } from "../testing/test-postgres.ts";

const program = join(import.meta.dirname, "operate.ts");
let dataDir: string;
let settings: Settings;
let server: ServerProcess | undefined;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "ikhaya-operate-"));
  settings = { DATA_DIR: dataDir, OPERATIONS_PORT: String(await freePort()) };
});
afterEach(async () => {
  await server?.kill();
  server = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

function operate(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH ?? "", ...settings },
    cwd: dataDir,
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (err += chunk));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, out, err })));
}
async function start(): Promise<ServerProcess> {
  server = await startServer({ ...settings, NODE_ENV: "production", HOST: "127.0.0.1" });
  return server;
}
const accepted = (to: ServerProcess, body: unknown) =>
  until(async () => (await to.post(body)) === 200, 30_000);

/** The files of the data folder that hold a text, in small letters, anywhere in their bytes. */
const filesWith = (text: string) =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path, "latin1").toLowerCase().includes(text));

/** Every command, once, on a database that holds a lead of two persons, one quarantined lead among them. */
async function everyCommand(): Promise<void> {
  expect((await operate("status")).out).toMatch(
    /accepted +1\n +quarantined +1\n[\s\S]*No partner is configured/,
  );
  const list = await operate("leads", "--state", "quarantined", "--search", "nkosi");
  expect(list.out).toMatch(/\n1 found, page 1 of 1\n$/);
  const [id = ""] = list.out.split("\t");
  expect(JSON.parse((await operate("lead", id)).out)).toMatchObject({ id, state: "quarantined" });
  expect((await operate("redeliver", id)).out).toBe(
    "The lead was released and waits: no partner is configured.\n",
  );
  expect((await operate("redeliver-parked")).out).toBe("0 deliveries go out again.\n");
  expect(await operate("deliveries")).toEqual({ code: 0, out: "", err: "" });
  const file = join(dataDir, "leads.csv");
  expect(await operate("export-leads", file)).toMatchObject({ code: 0, err: "" });
  expect(readFileSync(file, "utf8")).toMatch(/^\uFEFF"id",[^\n]+\r\n(?:"[^\n]+\r\n){2}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await operate("export-leads", file)).toMatchObject({
    code: 1,
    err: `The file ${file} is there already.\n`,
  });
  rmSync(file);
  const person = await operate("export-person", leadBodies.landing.email);
  expect(JSON.parse(person.out).leads).toMatchObject([{ id, phone: "+27821234567" }]);
  expect((await operate("erase-person", leadBodies.landing.email)).out).toBe("1 lead was erased.\n");
  expect((await operate("erase-person", leadBodies.landing.email)).out).toBe("0 leads were erased.\n");
  expect((await operate("lead", id)).err).toBe("No lead has this id.\n");
  const report = await operate("report", "days", "--from", "2026-11-01", "--to", "2026-11-02");
  expect(report.out).toMatch(/^Day\tVisitors\t[^\n]+\n2026-11-01\t0\t[\d\t]+\n2026-11-02\t0\t[\d\t]+\n$/);
  expect((await operate("erase-visitor", randomUUID())).out).toBe("0 rows were erased.\n");
  // In production by the running server, and without one since there are leads.
  expect((await operate("seed")).err).toMatch(
    /^(Made-up traffic is refused in production|This database holds)/,
  );
  expect((await operate("prime-rate", "add", "2026-11-01", "9.35")).code).toBe(0);
  expect((await operate("prime-rate", "list")).out).toBe("2026-11-01\t9.35%\n");
  expect(await operate("prime-rate", "add", "2026-02-30", "10")).toMatchObject({ code: 1, out: "" });
  expect((await operate("prime-rate", "remove", "2026-11-01")).code).toBe(0);
}

test("every command works on the embedded database while the server runs, and again when it is stopped", async () => {
  const running = await start();
  await accepted(running, someLead(1));
  await accepted(running, { ...leadBodies.landing, website: "spam" });
  await everyCommand();
  expect((await operate("prime-rate", "add", "2026-11-01", "9.35")).code).toBe(0);
  expect(await (await fetch(running.url)).text()).toContain("9.35");
  await operate("prime-rate", "remove", "2026-11-01");
  await accepted(running, { ...leadBodies.landing, website: "spam" });
  expect((await running.stop()).code).toBe(0);
  await everyCommand();
  expect(filesWith(leadBodies.landing.email.toLowerCase())).toEqual([]);
  expect(filesWith("+27821234567")).toEqual([]);
  expect(running.output()).not.toMatch(/Nkosi|visitor-1@|82 ?123/i);
}, 400_000);

test("a damaged database is said so, and made anew from the journal by one command", async () => {
  const running = await start();
  await accepted(running, someLead(1));
  await accepted(running, { ...leadBodies.landing, website: "spam" });
  expect((await operate("prime-rate", "add", "2026-11-01", "9.35")).code).toBe(0);
  expect((await operate("rebuild-database")).err).toMatch(/^Another process already uses the database/);
  await running.stop();
  writeFileSync(join(dataDir, "database", "global", "pg_control"), Buffer.alloc(8_192, 0xa5));
  const broken = await start();
  expect(await broken.post(someLead(2))).toBe(503);
  expect(broken.output()).toMatch(/cannot be opened; [^\n]+npm run operate -- rebuild-database/);
  await broken.stop();
  const rebuilt = await operate("rebuild-database");
  expect(rebuilt).toMatchObject({ code: 0, err: "" });
  expect(rebuilt.out).toMatch(
    /^2 leads were restored[\s\S]+Analytics are not in the journal[\s\S]+delete it/,
  );
  expect((await operate("status")).out).toMatch(/accepted +1\n +quarantined +1\n/);
  expect((await operate("prime-rate", "list")).out).toBe("2026-11-01\t9.35%\n");
  expect(readdirSync(dataDir).filter((name) => name.startsWith("database.damaged-"))).toHaveLength(1);
  await accepted(await start(), someLead(2));
}, 180_000);

test("every command works on PostgreSQL beside the running server", async () => {
  const postgres = await startTestPostgres();
  try {
    settings = { ...settings, DATABASE_URL: await postgres.newDatabase() };
    const running = await start();
    await accepted(running, someLead(1));
    await accepted(running, { ...leadBodies.landing, website: "spam" });
    await everyCommand();
    expect((await operate("prime-rate", "add", "2026-11-01", "9.35")).code).toBe(0);
    await until(async () => (await (await fetch(running.url)).text()).includes("9.35"), 5_000);
    await running.kill();
    server = undefined;
  } finally {
    await postgres.stop();
  }
}, 120_000);

test("made-up traffic fills an empty development database, and production refuses it", async () => {
  settings = { ...settings, NODE_ENV: "production" };
  expect((await operate("seed")).err).toBe("Made-up traffic is refused in production.\n");
  settings = { ...settings, NODE_ENV: "development" };
  expect((await operate("seed", "--days", "2", "--visits", "20")).out).toMatch(
    /^\d+ calls of made-up visitors/,
  );
  expect((await operate("report", "pages")).out).toMatch(/^Page\tViews\t[^\n]+\n\/[a-z/-]*\t\d+\t\d+\n/);
}, 60_000);

test("what cannot be done is said in one sentence, with exit code 1", async () => {
  expect(await operate("--help")).toMatchObject({ code: 0, err: "" });
  const token = "a-token-of-the-operator";
  const own = settings;
  settings = { ...own, OPERATOR_TOKEN: token };
  const link = `http://127.0.0.1:${settings.OPERATIONS_PORT}/?token=${token}`;
  expect(await operate("link")).toEqual({ code: 0, out: `${link}\n`, err: "" });
  settings = own;
  expect(await operate("dance")).toMatchObject({ code: 1, out: "" });
  expect(await operate("lead")).toMatchObject({
    code: 1,
    err: "This command takes an id and nothing else.\n",
  });
  expect((await operate("leads", "--colour", "red")).err).toMatch(/^Unknown option '--colour'/);
  const running = await start();
  await until(async () => (await operate("status")).code === 0, 20_000);
  settings = { ...settings, OPERATIONS_PORT: String(await freePort()) };
  expect((await operate("status")).err).toMatch(
    /^The database is in use, but nothing answers at [^\n]+\.\n$/,
  );
  settings = { ...settings, OPERATIONS_PORT: new URL(running.url).port };
  expect((await operate("status")).err).toMatch(/is not the operator's side: check OPERATIONS_PORT\.\n$/);
  expect((await running.stop()).code).toBe(0);
}, 60_000);

test("a command never reaches the server of another data folder", async () => {
  await start();
  await until(async () => (await operate("status")).code === 0, 20_000);
  const other = mkdtempSync(join(tmpdir(), "ikhaya-other-"));
  const own = settings;
  settings = { ...own, DATA_DIR: other, OPERATIONS_PORT: String(await freePort()) };
  const second = await startServer(settings);
  settings = { ...settings, OPERATIONS_PORT: own.OPERATIONS_PORT! };
  expect((await operate("status")).err).toMatch(/does not use the database in [^\n]+\n$/);
  await second.kill();
  rmSync(other, { recursive: true, force: true });
}, 60_000);
