import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { Person } from "../acting-person.ts";
import { machinePerson, personOf } from "./people.queries.ts";
import { digestOf, digestUnder, newToken } from "./tokens.ts";

/** How long a browser is let in, in seconds: a working day and its evening. */
export const sessionSeconds = 12 * 3_600;

/** How one session is kept: for a person, or for whoever has the machine's token, as long as that is the same. */
const digestFor = (session: string, person: string | undefined, token: string): string =>
  person === undefined ? digestUnder(token, session) : digestOf(session);

/** Begins a session of this person, or of the machine's token; its number for the browser. */
export async function beginSession(
  database: Database,
  person: string | undefined,
  token: string,
): Promise<string> {
  const session = newToken();
  await database.deleteFrom("sessions").where("ends_at", "<=", sql<Date>`now()`).execute();
  await database
    .insertInto("sessions")
    .values({
      digest: digestFor(session, person, token),
      person: person ?? null,
      ends_at: sql<Date>`now() + make_interval(secs => ${sessionSeconds})`,
    })
    .execute();
  return session;
}

/** Whose session this is; undefined when there is none, it has ended, or its person was withdrawn. */
export async function sessionPerson(
  database: Database,
  session: string,
  token: string,
): Promise<Person | undefined> {
  const found = await database
    .selectFrom("sessions")
    .leftJoin("people", "people.name", "sessions.person")
    .select(["people.name", "people.may"])
    .where("digest", "in", digestsOf(session, token))
    .where("ends_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  if (!found) return undefined;
  return found.name && found.may ? personOf({ name: found.name, may: found.may }) : machinePerson(database);
}

export async function endSession(database: Database, session: string, token: string): Promise<void> {
  await database.deleteFrom("sessions").where("digest", "in", digestsOf(session, token)).execute();
}

const digestsOf = (session: string, token: string) => [digestOf(session), digestUnder(token, session)];
