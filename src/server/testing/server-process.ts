import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { leadRequestPath } from "#contract/lead.ts";
import { serverEnvironment, serverFlags } from "./server-flags.ts";

const main = join(import.meta.dirname, "../main.ts");
const killAt = join(import.meta.dirname, "kill-at.ts");

export type ServerProcess = {
  child: ChildProcess;
  url: string;
  /** Whether its database is open. */
  ready: () => Promise<boolean>;
  /** All that it wrote, its log among it. */
  output: () => string;
  /** Posts a contact request; the status, or 0 when the connection broke. */
  post: (body: unknown, headers?: Record<string, string>) => Promise<number>;
  kill: () => Promise<void>;
  /** Resolves when it has ended, however. */
  ended: Promise<unknown>;
  /** Asks it to stop; its exit code and how many milliseconds it took. */
  stop: () => Promise<{ code: number | null; ms: number }>;
};

/** What these requests come with: they are a program's, and the server tells programs from people. */
export const leadHeaders = {
  "content-type": "application/json",
  authorization: `Bearer ${"test-key".repeat(5)}`,
};

export type Settings = Record<string, string>;

/** Spawns the real server on a free port, with nothing of this process's own settings. */
export function spawnServer(settings: Settings): { child: ChildProcess; output: () => string } {
  const environment = {
    PATH: process.env.PATH ?? "",
    ...serverEnvironment,
    PORT: "0",
    OPERATIONS_PORT: "0",
    RATE_LIMIT_MAX: "100000",
    LEAD_API_KEY: "test-key".repeat(5),
    ANALYTICS_RATE_LIMIT_MAX: "10000000",
    ANALYTICS_DAILY_LIMIT: "100000000",
    ...settings,
  };
  const child = spawn(process.execPath, [...serverFlags, "--import", killAt, main], {
    env: environment,
    cwd: settings.DATA_DIR,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return { child, output: () => output };
}

/** Resolves once it listens; rejects when it ends before. */
export async function startServer(settings: Settings): Promise<ServerProcess> {
  const { child, output } = spawnServer(settings);
  const exited = once(child, "exit") as Promise<[number | null]>;
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", () => {
      const found = /http:\/\/localhost:(\d+)\n/.exec(output());
      if (found) resolve(`http://127.0.0.1:${found[1]}`);
    });
    void exited.then(() => reject(new Error(`The server did not start: ${output()}`)));
  });
  return {
    child,
    url,
    output,
    ready: () => isReady(/operator's side is at (\S+),/.exec(output())?.[1] ?? ""),
    ended: exited,
    post: (body, headers) => post(`${url}${leadRequestPath}`, body, headers),
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
    stop: async () => {
      const before = performance.now();
      child.kill("SIGTERM");
      const [code] = await exited;
      return { code, ms: performance.now() - before };
    },
  };
}

const isReady = (operations: string): Promise<boolean> =>
  fetch(`${operations}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

async function post(url: string, body: unknown, more?: Record<string, string>): Promise<number> {
  try {
    const headers = { ...leadHeaders, ...more };
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}
