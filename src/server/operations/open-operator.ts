import { operatorWays } from "../alerts/operator-ways.ts";
import type { Config } from "../config.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { DatabaseInUseError, lockEmbeddedDatabase } from "../database/lock.ts";
import { noteNewestRow } from "../leads/erase-old-leads.ts";
import { type Journal, openJournal } from "../leads/journal.ts";
import { readPartners, settingsPartner, settlePartner } from "../partners/partners.queries.ts";
import { channelsOf } from "../partners/recipient.ts";
import { type Operator, operatorOf } from "./operator.ts";
import { operatorAt } from "./operator-client.ts";
import { OperatorError } from "./operator-error.ts";
import { knownToken } from "./operator-token.ts";
import { guarded } from "./people/guarded.ts";
import { machinePerson, personOf, personWithToken } from "./people/people.queries.ts";
import { restoreFromJournal } from "./restore.ts";

export type OpenOperator = { operator: Operator; close: () => Promise<void> };

/** For the command line: through the running server when that holds the embedded database, else directly. */
export async function openOperator(config: Config): Promise<OpenOperator> {
  const { databaseUrl, dataDir, site, edition } = config;
  const parts = {
    edition,
    tellBy: operatorWays(config),
    framers: config.embedOrigins,
    canMail: config.smtpUrl !== undefined,
    contact: site.email,
    retentionMonths: site.leadRetentionMonths,
    waitingMinutes: config.alerts.waitingMinutes,
  };
  if (databaseUrl) {
    const database = await openDatabase(config).catch(() => {
      throw new OperatorError("The database at DATABASE_URL cannot be reached.");
    });
    await settlePartner(database, settingsPartner(config));
    const channels = channelsOf(await readPartners(database));
    const operator = operatorOf({
      ...parts,
      database: () => database,
      journal: undefined,
      channels,
      place: { kind: "postgresql" },
    });
    return {
      operator: await forPerson(operator, { database, journal: undefined }, config),
      close: () => database.destroy(),
    };
  }
  const unlock = lockUnlessInUse(dataDir);
  if (!unlock) return runningServer(config);
  const journal = await openJournal(dataDir);
  const database = await openDatabase({ dataDir });
  await restoreFromJournal(database, journal, settingsPartner(config));
  const channels = channelsOf(await readPartners(database));
  await noteNewestRow(database);
  const operator = operatorOf({
    ...parts,
    database: () => database,
    journal,
    channels,
    place: { kind: "embedded", folder: dataDir },
  });
  return {
    operator: await forPerson(operator, { database, journal }, config),
    close: async () => {
      await database.destroy();
      await journal.close();
      unlock();
    },
  };
}

function lockUnlessInUse(dataDir: string): (() => void) | undefined {
  try {
    return lockEmbeddedDatabase(dataDir);
  } catch (error) {
    if (error instanceof DatabaseInUseError) return undefined;
    throw error;
  }
}

/** The operator for whoever gives the command; about people everybody speaks for the machine. */
async function forPerson(
  operator: Operator,
  { database, journal }: { database: Database; journal: Journal | undefined },
  { personToken }: Config,
): Promise<Operator> {
  const own = await machinePerson(database);
  const found = personToken === undefined ? undefined : await personWithToken(database, personToken);
  if (personToken !== undefined && !found) throw unknownPerson;
  const person = found ? personOf(found) : own;
  return guarded(operator, {
    person: (right) => (right === "people" ? own : person),
    database: () => database,
    journal,
  });
}

const unknownPerson = new OperatorError(
  "PERSON_TOKEN is the token of nobody who may use the operator's side.",
  401,
);

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
  const { personToken } = config;
  if (personToken === undefined) return { operator, close: async () => {} };
  const own = operatorAt(operationsPort, personToken);
  await own.status().catch((error) => {
    throw error.statusCode === 401 ? unknownPerson : error;
  });
  const { addPerson, withdrawPerson } = operator;
  return { operator: { ...own, addPerson, withdrawPerson }, close: async () => {} };
}
