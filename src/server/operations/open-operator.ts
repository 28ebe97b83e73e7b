import type { Config } from "../config.ts";
import { openDatabase } from "../database/database.ts";
import { DatabaseInUseError, lockEmbeddedDatabase } from "../database/lock.ts";
import type { DeliveryChannel } from "../database/schema.ts";
import { noteNewestRow } from "../leads/erase-old-leads.ts";
import { openJournal } from "../leads/journal.ts";
import { type Operator, operatorOf } from "./operator.ts";
import { operatorAt } from "./operator-client.ts";
import { OperatorError } from "./operator-error.ts";
import { knownToken } from "./operator-token.ts";
import { restoreFromJournal } from "./restore.ts";

export type OpenOperator = { operator: Operator; close: () => Promise<void> };

/** For the command line: through the running server when that holds the embedded database, else directly. */
export async function openOperator(config: Config): Promise<OpenOperator> {
  const { databaseUrl, dataDir, site, edition } = config;
  const retentionMonths = site.leadRetentionMonths;
  const channels = configuredChannels(config);
  if (databaseUrl) {
    const database = await openDatabase(config).catch(() => {
      throw new OperatorError("The database at DATABASE_URL cannot be reached.");
    });
    const parts = { database: () => database, journal: undefined, channels, edition };
    return {
      operator: operatorOf({ ...parts, retentionMonths, place: { kind: "postgresql" } }),
      close: () => database.destroy(),
    };
  }
  const unlock = lockUnlessInUse(dataDir);
  if (!unlock) return runningServer(config);
  const journal = await openJournal(dataDir);
  const database = await openDatabase({ dataDir });
  await restoreFromJournal(database, journal, channels);
  await noteNewestRow(database);
  return {
    operator: operatorOf({
      database: () => database,
      journal,
      channels,
      edition,
      retentionMonths,
      place: { kind: "embedded", folder: dataDir },
    }),
    close: async () => {
      await database.destroy();
      await journal.close();
      unlock();
    },
  };
}

export const configuredChannels = ({ partner }: Config): DeliveryChannel[] => [
  ...(partner.webhook ? (["webhook"] as const) : []),
  ...(partner.email ? (["email"] as const) : []),
];

function lockUnlessInUse(dataDir: string): (() => void) | undefined {
  try {
    return lockEmbeddedDatabase(dataDir);
  } catch (error) {
    if (error instanceof DatabaseInUseError) return undefined;
    throw error;
  }
}

/** Another server may listen on that port: what is erased must be erased in the right place. */
async function runningServer(config: Config): Promise<OpenOperator> {
  const { operationsPort, dataDir } = config;
  const operator = operatorAt(operationsPort, knownToken(config) ?? "");
  const other = new OperatorError(
    `The server on OPERATIONS_PORT ${operationsPort} does not use the database in ${dataDir}: set the port of the one that does.`,
  );
  const { database } = await operator.status().catch((error) => {
    // Another folder's server has another token.
    throw error.statusCode === 401 ? other : error;
  });
  if (database.kind !== "embedded" || database.folder !== dataDir) throw other;
  return { operator, close: async () => {} };
}
