import type { Database } from "../database/database.ts";
import { checkedOrigin } from "../framing.ts";
import type { Journal } from "../leads/journal.ts";
import { notesOf } from "../leads/journal-notes.ts";
import { OperatorError } from "./operator-error.ts";

/** The origins that the operator let frame our answers. */
export async function embedOrigins(database: Database): Promise<string[]> {
  const rows = await database.selectFrom("embed_origins").select("origin").orderBy("origin").execute();
  return rows.map(({ origin }) => origin);
}

/** One that is there already stays; noted in the journal first. */
export async function addEmbedOrigin(
  database: Database,
  journal: Journal | undefined,
  typed: string,
): Promise<string> {
  const origin = checkedOrigin(typed);
  if (!origin) {
    throw new OperatorError(
      "The origin must be https:// and a site's name, such as https://www.agency.co.za, without a path; or * for all sites.",
    );
  }
  await journal?.append({ embedOrigin: origin });
  await writeOrigin(database, origin, true);
  return origin;
}

export async function removeEmbedOrigin(
  database: Database,
  journal: Journal | undefined,
  typed: string,
): Promise<void> {
  const origin = checkedOrigin(typed) ?? typed;
  const added = await embedOrigins(database);
  if (!added.includes(origin)) throw new OperatorError(`The origin ${origin} was not added.`, 404);
  await journal?.append({ embedOriginRemoved: origin });
  await writeOrigin(database, origin, false);
}

/** Brings the table to the journal's last word on each origin, and the journal to what only the table has. */
export async function restoreEmbedOrigins(database: Database, journal: Journal): Promise<void> {
  const notes = notesOf((await journal.read()).entries).embedOrigins;
  for (const origin of await embedOrigins(database)) {
    if (!notes.has(origin)) await journal.append({ embedOrigin: origin });
  }
  for (const [origin, there] of notes) await writeOrigin(database, origin, there);
}

async function writeOrigin(database: Database, origin: string, there: boolean): Promise<void> {
  if (!there) return void (await database.deleteFrom("embed_origins").where("origin", "=", origin).execute());
  const insert = database.insertInto("embed_origins").values({ origin });
  await insert.onConflict((conflict) => conflict.column("origin").doNothing()).execute();
}
