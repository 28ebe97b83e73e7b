import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

const bin = join(import.meta.dirname, "../node_modules/.bin");

/** The environment for a command of the project: its own tools first, no telemetry. */
export const environment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`,
  ASTRO_TELEMETRY_DISABLED: "1",
};

type Extra = {
  /** Variables in addition to the usual ones. */
  environment?: Record<string, string>;
  /** Ends the command when it is aborted. */
  signal?: AbortSignal;
  /** Only its errors are shown. */
  quiet?: boolean;
  /** Takes what it prints, in place of the terminal. */
  print?: (text: string) => void;
};

/** Runs a command with its output shown, unless told otherwise; resolves to its exit code. */
export function run(command: string, args: string[], extra: Extra = {}): Promise<number> {
  const { print } = extra;
  const shown = print ? "pipe" : "inherit";
  const child = spawn(command, args, {
    stdio: ["inherit", extra.quiet ? "ignore" : shown, shown],
    env: { ...environment, ...extra.environment },
    ...(extra.signal ? { signal: extra.signal } : {}),
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => print?.(String(chunk)));
  return new Promise((resolve, reject) => {
    child.once("error", (error) => (error.name === "AbortError" ? resolve(0) : reject(error)));
    child.once("close", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
