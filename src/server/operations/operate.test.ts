import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { everyCommand } from "../testing/every-command.ts";
import { leadBodies, someLead } from "../testing/lead-bodies.ts";
import { newDatabase } from "../testing/new-database.ts";
import { accepted, operate, operateHere, runProgram, side, start } from "../testing/operator-side.ts";
import { startServer } from "../testing/server-process.ts";
import { until } from "../testing/test-partner.ts";
import { freePort } from "../testing/test-postgres.ts";

test("every command works on PostgreSQL beside the running server", async () => {
  side.settings = { ...side.settings, DATABASE_URL: await newDatabase() };
  const running = await start();
  await accepted(running, someLead(1));
  await accepted(running, { ...leadBodies.landing, website: "spam" });
  await operateHere(everyCommand);
  expect((await operate("prime-rate", "add", "2026-11-01", "9.35")).code).toBe(0);
  await until(async () => (await (await fetch(running.url)).text()).includes("9.35"), 5_000);
}, 120_000);

test("made-up traffic fills an empty development database, and production refuses it", async () => {
  side.settings = { ...side.settings, NODE_ENV: "production" };
  const seed = (...args: string[]) =>
    runProgram(join(import.meta.dirname, "../../../scripts/seed/seed.ts"), args);
  expect((await seed()).err).toBe("Made-up traffic is refused in production.\n");
  side.settings = { ...side.settings, NODE_ENV: "development" };
  expect((await seed("--days", "2", "--visits", "20")).out).toMatch(/^\d+ calls of made-up visitors/);
  expect((await operate("report", "pages")).out).toMatch(/^Page\tViews\t[^\n]+\n\/[a-z/-]*\t\d+\t\d+\n/);
}, 180_000);

test("what cannot be done is said in one sentence, with exit code 1", async () => {
  expect(await operate("--help")).toMatchObject({ code: 0, err: "" });
  const token = "a-token-of-the-operator";
  const own = side.settings;
  side.settings = { ...own, OPERATOR_TOKEN: token };
  const link = `http://127.0.0.1:${side.settings.OPERATIONS_PORT}/?token=${token}`;
  expect(await operate("link")).toEqual({ code: 0, out: `${link}\n`, err: "" });
  side.settings = own;
  expect(await operate("dance")).toMatchObject({ code: 1, out: "" });
  expect(await operate("lead")).toMatchObject({
    code: 1,
    err: "This command takes an id and nothing else.\n",
  });
  expect((await operate("leads", "--colour", "red")).err).toMatch(/^Unknown option '--colour'/);
  const running = await start();
  await until(running.ready, 20_000);
  expect((await operate("status")).code).toBe(0);
  side.settings = { ...side.settings, OPERATIONS_PORT: String(await freePort()) };
  expect((await operate("status")).err).toMatch(
    /^The database is in use, but nothing answers at [^\n]+\.\n$/,
  );
  side.settings = { ...side.settings, OPERATIONS_PORT: new URL(running.url).port };
  expect((await operate("status")).err).toMatch(/is not the operator's side: check OPERATIONS_PORT\.\n$/);
  expect((await running.stop()).code).toBe(0);
}, 180_000);

test("a command is given by the person whose token is set, through the running server and without it", async () => {
  const own = side.settings;
  const running = await start();
  await until(running.ready, 20_000);
  const { out } = await operate("people", "add", "Johan Botha", "--reads");
  const [token = ""] = out.trim().split("\n").slice(-1);
  for (const through of ["server", "database"]) {
    if (through === "database") await running.stop();
    side.settings = own;
    expect((await operate("leads")).err, through).toMatch(/^This needs the token of a person:/);
    side.settings = { ...own, PERSON_TOKEN: token };
    expect(await operate("leads"), through).toMatchObject({ code: 0, err: "" });
    expect((await operate("redeliver-parked")).err).toBe("Your token lets you look, not change anything.\n");
    expect((await operate("trail")).out).toMatch(/^\S+\tJohan Botha\tlooked through the leads\tall\t\n/);
    side.settings = { ...own, PERSON_TOKEN: "a-token-that-is-nobodys" };
    expect((await operate("leads")).err, through).toMatch(/^PERSON_TOKEN is the token of nobody/);
  }
  side.settings = { ...own, PERSON_TOKEN: token };
  expect((await operate("people", "withdraw", "Johan Botha")).code).toBe(0);
}, 180_000);

test("a command never reaches the server of another data folder", async () => {
  const running = await start();
  await until(running.ready, 20_000);
  const other = mkdtempSync(join(tmpdir(), "ikhaya-other-"));
  const own = side.settings;
  side.settings = { ...own, DATA_DIR: other, OPERATIONS_PORT: String(await freePort()) };
  const second = await startServer(side.settings);
  side.settings = { ...side.settings, OPERATIONS_PORT: own.OPERATIONS_PORT! };
  expect((await operate("status")).err).toMatch(/does not use the database in [^\n]+\n$/);
  await second.kill();
  rmSync(other, { recursive: true, force: true });
}, 180_000);
