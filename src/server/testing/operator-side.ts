import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { readConfig } from "../config.ts";
import { runCommand } from "../operations/commands.ts";
import { openOperator } from "../operations/open-operator.ts";
import { type ServerProcess, type Settings, startServer } from "./server-process.ts";
import { until } from "./test-partner.ts";
import { freePort } from "./test-postgres.ts";

const program = join(import.meta.dirname, "../operations/operate.ts");
/** Where the server keeps its compiled files: with them a process starts in less time. */
const compiled = join(import.meta.dirname, "../../../dist/.compile-cache");

/** The data folder, the settings and the server of the test that runs; each test gets its own. */
export const side: { dataDir: string; settings: Settings; server: ServerProcess | undefined } = {
  dataDir: "",
  settings: {},
  server: undefined,
};

beforeEach(async () => {
  side.dataDir = mkdtempSync(join(tmpdir(), "ikhaya-operate-"));
  side.settings = { DATA_DIR: side.dataDir, OPERATIONS_PORT: String(await freePort()) };
});
afterEach(async () => {
  await side.server?.kill();
  side.server = undefined;
  rmSync(side.dataDir, { recursive: true, force: true });
});

type Ended = { code: number | null; out: string; err: string };

/** Runs one command of the operator: its exit code, and what it prints. */
export type Operate = (...args: string[]) => Promise<Ended>;

/** In a process of its own, as `npm run operate` does. */
export const operate: Operate = (...args) => runProgram(program, args);

/** Runs a program of the project with the test's settings. */
export function runProgram(program: string, args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH ?? "", NODE_COMPILE_CACHE: compiled, ...side.settings },
    cwd: side.dataDir,
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk) => (out += chunk));
  child.stderr.on("data", (chunk) => (err += chunk));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, out, err })));
}

/** Many commands in this process, which opens the operator's side once for all of them. */
export async function operateHere(commands: (operate: Operate) => Promise<void>): Promise<void> {
  const { operator, close } = await openOperator(readConfig(side.settings));
  try {
    await commands((...args) =>
      runCommand(operator, args).then(
        (out) => ({ code: 0, out, err: "" }),
        (error: Error) => ({ code: 1, out: "", err: `${error.message}\n` }),
      ),
    );
  } finally {
    await close();
  }
}

/** Starts a server in production with the test's settings. */
export async function start(): Promise<ServerProcess> {
  side.server = await startServer({ ...side.settings, NODE_ENV: "production", HOST: "127.0.0.1" });
  return side.server;
}

/** Waits until a server has taken a contact request. */
export const accepted = (to: ServerProcess, body: unknown) =>
  until(async () => (await to.post(body)) === 200, 30_000);
