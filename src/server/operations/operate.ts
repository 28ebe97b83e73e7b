import { existsSync } from "node:fs";
import { ConfigError, readConfig } from "../config.ts";
import { DataFolderError } from "../database/data-folder.ts";
import { DatabaseInUseError } from "../database/lock.ts";
import { commandNamed, help, runCommand } from "./commands.ts";
import { openOperator } from "./open-operator.ts";
import { OperatorError } from "./operator-error.ts";
import { operatorLink } from "./operator-token.ts";
import { rebuildDatabase } from "./rebuild-database.ts";

/** The operator's command line: npm run operate -- <command>. */
async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || args.includes("--help") || args.includes("-h"))
    return void process.stdout.write(help);
  const [name = ""] = args;
  const withoutOperator = name === "rebuild-database" || name === "link";
  if (!withoutOperator) commandNamed(name);
  if (existsSync(".env")) process.loadEnvFile();
  const config = readConfig(process.env);
  if (name === "link") return void process.stdout.write(`${operatorLink(config)}\n`);
  // It takes the database away from under everybody, so it works without a server only.
  if (name === "rebuild-database") return void process.stdout.write(await rebuildDatabase(config));
  const { operator, close } = await openOperator(config);
  try {
    process.stdout.write(await runCommand(operator, args));
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).catch((error: Error & { code?: string }) => {
  const plain =
    error instanceof OperatorError ||
    error instanceof ConfigError ||
    error instanceof DatabaseInUseError ||
    error instanceof DataFolderError ||
    error.code?.startsWith("ERR_PARSE_ARGS");
  // Of an error that nobody foresaw only its kind: a message of the database may repeat what was typed.
  process.stderr.write(`${plain ? error.message : `The command failed (${error.code ?? error.name}).`}\n`);
  process.exitCode = 1;
});
