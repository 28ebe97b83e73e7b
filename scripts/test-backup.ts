import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { someLead } from "../src/server/testing/lead-bodies.ts";
import { type ServerProcess, startServer } from "../src/server/testing/server-process.ts";
import { startTestPartner, testSecret, until } from "../src/server/testing/test-partner.ts";

/**
 * Backup and restore on PostgreSQL with the commands of docs/operations.md, from one empty database (FROM_URL)
 * to another (INTO_URL), with the pg_dump and pg_restore of this machine.
 */
const { FROM_URL: from, INTO_URL: into } = process.env;
if (!from || !into) {
  console.error("Set FROM_URL and INTO_URL to two empty PostgreSQL databases.");
  process.exit(1);
}
const root = join(import.meta.dirname, "..");
const guide = readFileSync(join(root, "docs/operations.md"), "utf8").split("## Backup and restore")[1] ?? "";
const commands = [...guide.matchAll(/```sh\n([^`]+)```/g)].map(([, text = ""]) => text);
const backUp = commands.find((text) => text.startsWith("pg_dump")) ?? "exit 1";
const restore = commands.find((text) => text.startsWith("pg_restore")) ?? "exit 1";
const folder = mkdtempSync(join(tmpdir(), "ikhaya-backup-"));
const partner = await startTestPartner();

try {
  await roundTrip(from, into);
  console.log(
    `Backed up while it ran, restored: 40 leads kept, 20 after the backup, 60 delivered, none twice.`,
  );
} finally {
  await partner.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

async function roundTrip(first: string, second: string): Promise<void> {
  const before = await start(first, "before");
  for (let number = 1; number <= 40; number++) await accepted(before, someLead(number));
  await until(() => partner.received.length === 40, 60_000);
  run(backUp, first);
  await before.stop();
  run(restore, second);
  const after = await start(second, "after");
  for (let number = 41; number <= 60; number++) await accepted(after, someLead(number));
  await until(() => partner.received.length >= 60, 60_000);
  await after.stop();
  const reached = new Set(partner.received.map(({ email }) => email));
  if (reached.size !== 60 || partner.received.length !== 60)
    throw new Error(`${partner.received.length} deliveries to ${reached.size} people, not 60 to 60`);
  const status = operate(second, "status");
  if (!/accepted +60\n/.test(status)) throw new Error(`Not 60 leads after the restore:\n${status}`);
}

function start(database: string, name: string): Promise<ServerProcess> {
  const data = join(folder, name);
  mkdirSync(data);
  return startServer({
    DATA_DIR: data,
    DATABASE_URL: database,
    PARTNER_WEBHOOK_URL: partner.url,
    PARTNER_WEBHOOK_SECRET: testSecret,
  });
}

function accepted(to: ServerProcess, body: unknown): Promise<void> {
  return until(async () => (await to.post(body)) === 200, 30_000);
}

function run(command: string, database: string): void {
  const environment = { PATH: process.env.PATH ?? "", DATABASE_URL: database };
  const { status, stderr } = spawnSync("sh", ["-e", "-c", command], {
    cwd: folder,
    env: environment,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${command.trim()} ended with ${status}: ${stderr}`);
}

function operate(database: string, ...args: string[]): string {
  const program = join(root, "src/server/operations/operate.ts");
  const environment = { PATH: process.env.PATH ?? "", DATABASE_URL: database, DATA_DIR: folder };
  return spawnSync(process.execPath, [program, ...args], { env: environment, encoding: "utf8" }).stdout;
}
