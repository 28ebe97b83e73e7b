import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { analyticsKillRounds } from "../src/server/testing/analytics-kill-rounds.ts";
import { killStatements, killSteps } from "../src/server/testing/kill-at.ts";
import { killAtSteps, killRounds } from "../src/server/testing/kill-rounds.ts";
import { someLead } from "../src/server/testing/lead-bodies.ts";
import { startServer } from "../src/server/testing/server-process.ts";
import { startTestPartner, type TestPartner, testSecret, until } from "../src/server/testing/test-partner.ts";
import { startTestPostgres } from "../src/server/testing/test-postgres.ts";
import { run } from "./command.ts";

/**
 * The long fault tests: kill -9 under load, ROUNDS times over each database (default 50), for leads and for
 * analytics; STEP_ROUNDS kills (default as many) at each step of a lead's
 * path in turn; a full disk; 3,000 made-up people; bad bodies, FUZZ_RUNS of them
 * (default 10,000) to each route. The argument "embedded" or "postgresql" limits the kills to that database.
 */
const rounds = Number(process.env.ROUNDS ?? 50);
const stepRounds = Number(process.env.STEP_ROUNDS ?? rounds);
const folder = mkdtempSync(join(tmpdir(), "ikhaya-faults-"));
const wanted = process.argv[2];
if (wanted && !["embedded", "postgresql"].includes(wanted))
  throw new Error(`"${wanted}" is neither embedded nor postgresql.`);
const tried = (database: string): boolean => !wanted || wanted === database;
let failed = false;

async function kills(name: string, settings: Record<string, string>): Promise<void> {
  const partner = await startTestPartner();
  const result = await killRounds(rounds, settings, partner);
  await partner.close();
  const { acknowledged, lost, underTwoIds, repeated, slowestRestart } = result;
  console.log(
    `${name}: ${rounds} kills, ${acknowledged} leads acknowledged, ${lost.length} lost, ${underTwoIds.length} under two ids, ` +
      `${repeated} repeated under their own id, slowest start to first delivery ${slowestRestart} ms`,
  );
  if (lost.length + underTwoIds.length > 0 || acknowledged < rounds) failed = true;
}

async function killsAtSteps(name: string, settings: Record<string, string>): Promise<void> {
  const partner = await startTestPartner();
  const path = [...killSteps, ...killStatements];
  const steps = Array.from({ length: stepRounds }, (_, index) => path[index % path.length] ?? "");
  const found = await killAtSteps(steps, settings, partner);
  await partner.close();
  const killed = found.filter((one) => one.killed);
  const lost = found.filter(({ ids }) => ids === 0);
  const underTwoIds = found.filter(({ ids }) => ids > 1);
  console.log(
    `${name}, step by step: ${killed.length} kills at ${new Set(killed.map(({ step }) => step)).size} steps, ` +
      `${lost.length} leads lost, ${underTwoIds.length} under two ids`,
  );
  if (lost.length + underTwoIds.length > 0 || killed.length < found.length) failed = true;
}

async function analyticsKills(name: string, settings: Record<string, string>): Promise<void> {
  const { acknowledged, lost, twice } = await analyticsKillRounds(rounds, settings);
  console.log(
    `${name}, analytics: ${rounds} kills, ${acknowledged} calls acknowledged, ${lost} lost, ${twice} stored twice`,
  );
  if (lost + twice > 0 || acknowledged < rounds) failed = true;
}

/** A small file system that fills up: a clear 503, nothing acknowledged lost, and everything works once there is room. */
async function fullDisk(partner: TestPartner): Promise<void> {
  const disk = join(folder, "disk");
  mkdirSync(disk);
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=120m", "tmpfs", disk]).status !== 0) {
    console.log("Full disk: not tried, this user may not mount a small file system.");
    return;
  }
  const server = await startServer({
    DATA_DIR: disk,
    PARTNER_WEBHOOK_URL: partner.url,
    PARTNER_WEBHOOK_SECRET: testSecret,
  });
  try {
    const acknowledged = new Set<string>();
    const post = async (number: number) => {
      const status = await server.post(someLead(number));
      if (status === 200) acknowledged.add(someLead(number).email);
      return status;
    };
    await until(async () => (await post(1)) === 200, 90_000);
    const statuses = new Set<number>();
    fill(join(disk, "filler"));
    for (let number = 2; number < 300; number++) statuses.add(await post(number));
    rmSync(join(disk, "filler"));
    await until(async () => (await post(1_000)) === 200, 60_000);
    const delivered = () => new Set(partner.received.map(({ email }) => email));
    const lost = () => [...acknowledged].filter((email) => !delivered().has(email));
    await until(() => lost().length === 0, 60_000).catch(() => {});
    console.log(
      `Full disk: answers ${[...statuses].sort().join(" and ")} while full, then 200 again; ` +
        `${acknowledged.size} acknowledged, ${lost().length} lost`,
    );
    if (
      lost().length > 0 ||
      !statuses.has(503) ||
      [...statuses].some((status) => ![200, 503].includes(status))
    )
      failed = true;
  } finally {
    await server.kill();
    spawnSync("umount", [disk]);
  }
}

function fill(path: string): void {
  const block = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeFileSync(path, block, { flag: "a" });
  } catch {
    // Full, as intended.
  }
}

const dataDir = join(folder, "data");
mkdirSync(dataDir);
if (tried("embedded")) {
  await kills("Embedded", { DATA_DIR: dataDir });
  await killsAtSteps("Embedded", { DATA_DIR: dataDir });
  await analyticsKills("Embedded", { DATA_DIR: dataDir });
}
if (tried("postgresql")) {
  const postgres = await startTestPostgres();
  const settings = async () => ({ DATA_DIR: dataDir, DATABASE_URL: await postgres.newDatabase() });
  await kills("PostgreSQL", await settings());
  await killsAtSteps("PostgreSQL", await settings());
  await analyticsKills("PostgreSQL", await settings());
  await postgres.stop();
}
const partner = await startTestPartner();
await fullDisk(partner).catch((error) => {
  console.log(`Full disk: ${error}`);
  failed = true;
});
await partner.close();
const people = ["run", "--project", "node", "src/server/leads/programs/programs.test.ts", "-t", "people"];
if ((await run("vitest", people, { environment: { PEOPLE: "3000" } })) !== 0) failed = true;
const routes = ["src/server/leads/leads.routes.test.ts", "src/server/analytics/analytics.routes.test.ts"];
const fuzz = ["run", "--project", "node", ...routes, "-t", "bad bodies"];
if ((await run("vitest", fuzz, { environment: { FUZZ_RUNS: process.env.FUZZ_RUNS ?? "10000" } })) !== 0)
  failed = true;
rmSync(folder, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
