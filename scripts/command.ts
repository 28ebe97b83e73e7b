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
};

/** Runs a command with its output shown; resolves to its exit code. */
export function run(command: string, args: string[], extra: Extra = {}): Promise<number> {
  const child = spawn(command, args, {
    stdio: ["inherit", extra.quiet ? "ignore" : "inherit", "inherit"],
    env: { ...environment, ...extra.environment },
    ...(extra.signal ? { signal: extra.signal } : {}),
  });
  return new Promise((resolve, reject) => {
    child.once("error", (error) => (error.name === "AbortError" ? resolve(0) : reject(error)));
    child.once("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
