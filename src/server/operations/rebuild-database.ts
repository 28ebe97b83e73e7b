import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { openDatabase } from "../database/database.ts";
import { lockEmbeddedDatabase } from "../database/lock.ts";
import { openJournal } from "../leads/journal.ts";
import { settingsPartner } from "../partners/partners.queries.ts";
import { OperatorError } from "./operator-error.ts";
import { restoreFromJournal } from "./restore.ts";

/** Moves the embedded database aside and makes a new one from the journal; what it did, for the operator to read. */
export async function rebuildDatabase(config: Config): Promise<string> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) throw new OperatorError("Only the embedded database is made anew; DATABASE_URL is set.");
  const unlock = lockEmbeddedDatabase(dataDir);
  const journal = await openJournal(dataDir);
  const aside = moveAside(join(dataDir, "database"));
  const database = await openDatabase({ dataDir });
  const { restored, damaged } = await restoreFromJournal(database, journal, settingsPartner(config));
  await database.destroy();
  await journal.close();
  unlock();
  return [
    `${restored} ${restored === 1 ? "lead was" : "leads were"} restored from the journal, with what was delivered, released or erased, and the prime rates.\n`,
    damaged > 0 ? `${damaged} damaged entries of the journal were left out.\n` : "",
    "Analytics are not in the journal: their reports begin anew.\n",
    aside ? `The old database is in ${aside}. It holds personal details: delete it once all is well.\n` : "",
  ].join("");
}

function moveAside(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const aside = `${folder}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  renameSync(folder, aside);
  return aside;
}
