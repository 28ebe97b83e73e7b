import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError } from "../config.ts";
import { OperatorError } from "./operator-error.ts";
import { newToken } from "./people/tokens.ts";

const fileName = "operator.token";

type TokenSettings = Pick<Config, "dataDir" | "operatorToken">;

/** What opens the operator's side: OPERATOR_TOKEN, or one made once and kept in a file that only this user reads. */
export function operatorToken(config: TokenSettings): string {
  const known = knownToken(config);
  if (known) return known;
  const made = newToken();
  mkdirSync(config.dataDir, { recursive: true });
  try {
    writeFileSync(join(config.dataDir, fileName), `${made}\n`, { mode: 0o600, flag: "wx" });
    return made;
  } catch (error) {
    // Another process has made one in this moment; with no token at all everybody would be let in.
    const other = (error as NodeJS.ErrnoException).code === "EEXIST" && knownToken(config);
    if (other) return other;
    throw new ConfigError(
      `The file ${fileName} in DATA_DIR cannot be used: delete it, or set OPERATOR_TOKEN.`,
    );
  }
}

/** The same, or undefined where no server has made one yet. Throws when this user may not read it. */
export function knownToken({ dataDir, operatorToken }: TokenSettings): string | undefined {
  if (operatorToken) return operatorToken;
  try {
    return readFileSync(join(dataDir, fileName), "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new OperatorError(`This user may not read ${join(dataDir, fileName)}.`);
  }
}

/** The address that opens the operator's pages in a browser. */
export function operatorLink(config: Pick<Config, "operationsPort"> & TokenSettings): string {
  return `http://127.0.0.1:${config.operationsPort}/?token=${operatorToken(config)}`;
}
