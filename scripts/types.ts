import { run } from "./command.ts";

/** Checks each room with its own tsconfig, so that none can use what it must not; then tests and tools. */
const checks: [string, string[]][] = [
  ["tsc", ["-p", "src/calculations"]],
  ["tsc", ["-p", "src/contract"]],
  ["tsc", ["-p", "src/server"]],
  ["tsc", ["-p", "src/web/offline/worker"]],
  ["astro", ["check", "--tsconfig", "src/web/tsconfig.json", "--minimumFailingSeverity", "warning"]],
  ["tsc", ["-p", "."]],
];

for (const [command, args] of checks) {
  process.stdout.write(`${command} ${args.join(" ")}\n`);
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}
