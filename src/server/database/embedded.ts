import { existsSync, readdirSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";

/** An empty database that the build has made, with all tables: copying it takes a fraction of making one. */
export const emptyDatabase: string = fileURLToPath(
  new URL("../../../dist/server/empty-database", import.meta.url),
);

const startParams = [
  ...PGlite.defaultStartParams,
  // The site's rows fit many times over; the usual 128 MB would only ever be filled by scans of analytics.
  ...["-c", "shared_buffers=16MB"],
  // A used log file goes, with what is in it, instead of being kept to be written over some day.
  ...["-c", "wal_recycle=off", "-c", "wal_init_zero=off"],
];

/** Opens the embedded database in this folder, a new one if there is none; throws when it is damaged. */
export async function openEmbedded(folder: string): Promise<PGlite> {
  if (isEmpty(folder)) await makeNew(folder);
  // PGlite would make a new database over what is left of the old one.
  if (!existsSync(join(folder, "PG_VERSION"))) throw new Error("The database's folder has lost its files.");
  return PGlite.create(folder, { startParams });
}

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/** Whole or not at all: a start that is cut off leaves no half database behind. */
async function makeNew(folder: string): Promise<void> {
  const made = `${folder}.new`;
  await rm(made, { recursive: true, force: true });
  await mkdir(made, { mode: 0o700 });
  if (existsSync(emptyDatabase)) await cp(emptyDatabase, made, { recursive: true });
  else await PGlite.create(made, { startParams }).then((database) => database.close());
  await rename(made, folder);
}
