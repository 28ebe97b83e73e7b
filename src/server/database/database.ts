import { join } from "node:path";
import { type Dialect, Kysely, PGliteDialect, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { type Db, fromPglite } from "pg-boss";
import { installQueues } from "../jobs/queues.ts";
import { migrations } from "./migrations/migrations.ts";
import type { Tables } from "./schema.ts";

export type Database = Kysely<Tables>;

/** Where the rows are: a shared PostgreSQL, or else the embedded one in the data folder. */
export type DatabaseOptions = { databaseUrl?: string | undefined; dataDir: string };

/** What a visitor waits at most for a database that does not answer, in milliseconds. */
const patience = 5_000;

type Opened = { dialect: Dialect; forJobs: Db };

const forJobs = new WeakMap<Database, Db>();

/** The same database as pg-boss takes it: several statements in one text, on the same connections. */
export function databaseForJobs(database: Database): Db {
  const found = forJobs.get(database);
  if (!found) throw new Error("This database was not opened by openDatabase.");
  return found;
}

/** Opens the database and brings its tables up to date; throws while it cannot be reached. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> {
  const opened = databaseUrl ? await postgres(databaseUrl) : await embedded(join(dataDir, "database"));
  const database = new Kysely<Tables>({ dialect: opened.dialect });
  forJobs.set(database, opened.forJobs);
  try {
    await migrate(database, databaseUrl !== undefined);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

async function embedded(folder: string): Promise<Opened> {
  // A process with a PostgreSQL to share does not load the other one.
  const { openEmbedded } = await import("./embedded.ts");
  const pglite = await openEmbedded(folder);
  return { dialect: new PGliteDialect({ pglite }), forJobs: fromPglite(pglite) };
}

async function postgres(connectionString: string): Promise<Opened> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    // A server that went away without a word is noticed here and not by the visitor.
    query_timeout: patience + 1_000,
    keepAlive: true,
    application_name: "ikhaya",
  });
  // A connection that breaks is replaced by the pool, and whoever uses it is told by its query. Unheard, the
  // event would end the process: an idle connection says it through the pool, one in use by itself.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const executeSql = (text: string, values?: unknown[]) => pool.query(text, values);
  return { dialect: new PostgresDialect({ pool }), forJobs: { executeSql } };
}

/** Any number that is only ours: it keeps processes that start together from migrating together. */
const migrationLock = 4_915_262;

async function migrate(database: Database, shared: boolean): Promise<void> {
  if (!shared) return migrateToLatest(database);
  await database.connection().execute(async (connection) => {
    // Tried and waited for, so that the statement timeout does not end a wait for another's migration.
    while (!(await triedLock(connection))) await new Promise((resolve) => setTimeout(resolve, 100));
    try {
      await migrateToLatest(database);
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
    }
  });
}

async function triedLock(connection: Database): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_lock(${migrationLock}) as taken`.execute(connection);
  return rows[0]?.taken === true;
}

async function migrateToLatest(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await installQueues(databaseForJobs(database));
}
