import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

const bin = join(import.meta.dirname, "../node_modules/.bin");

/** The environment for a command of the project: its own tools first, no telemetry. */
export const environment = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`,
  ASTRO_TELEMETRY_DISABLED: "1",
};

/** Runs a command with its output shown; resolves to its exit code. */
export function run(command: string, args: string[], extra: Record<string, string> = {}): Promise<number> {
  const child = spawn(command, args, { stdio: "inherit", env: { ...environment, ...extra } });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
