import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { May } from "../../database/schema.ts";
import type { Journal } from "../../leads/journal.ts";
import type { JournalPerson } from "../../leads/journal-entry.ts";
import { notesOf } from "../../leads/journal-notes.ts";
import type { Person } from "../acting-person.ts";
import { OperatorError } from "../operator-error.ts";
import { digestOf, newToken } from "./tokens.ts";

export type ListedPerson = { name: string; may: May; added_at: Date };

/** Who has the token of the machine itself. */
export const machine = "operator";

/** Everybody who was added, by name. */
export const listPeople = (database: Database): Promise<ListedPerson[]> =>
  database.selectFrom("people").select(["name", "may", "added_at"]).orderBy("name").execute();

/** Adds a person; noted in the journal first. Resolves to the token, which is shown this once. */
export async function addPerson(
  database: Database,
  journal: Journal | undefined,
  { name: given, may }: { name: string; may: string },
): Promise<{ name: string; may: May; token: string }> {
  const name = checkedName(given);
  if (may !== "reads" && may !== "acts") {
    throw new OperatorError("Say whether the person reads or acts.");
  }
  if (await personNamed(database, name)) {
    throw new OperatorError(`There is a person of the name ${name}: withdraw that one first.`, 409);
  }
  const token = newToken();
  const person: JournalPerson = { name, may, digest: digestOf(token) };
  await journal?.append({ person });
  await writePerson(database, person);
  return { name, may, token };
}

/** From now on the token opens nothing, and no session of this person goes on. */
export async function withdrawPerson(
  database: Database,
  journal: Journal | undefined,
  given: string,
): Promise<void> {
  const person = await personNamed(database, given.trim());
  if (!person) throw new OperatorError("There is no person of this name.", 404);
  await journal?.append({ personWithdrawn: person.name });
  await database.deleteFrom("people").where("name", "=", person.name).execute();
}

export const personNamed = (database: Database, name: string) =>
  selectPeople(database).where(sql<boolean>`lower(name) = lower(${name})`).executeTakeFirst();

export const personWithToken = (database: Database, token: string) =>
  selectPeople(database).where("token_digest", "=", digestOf(token)).executeTakeFirst();

const selectPeople = (database: Database) => database.selectFrom("people").select(["name", "may"]);

export const personOf = ({ name, may }: { name: string; may: May }): Person => ({
  name,
  rights: may === "acts" ? ["reads", "acts"] : ["reads"],
});

/**
 * Who comes with the token of the machine: may do everything as long as there is nobody else, and then only say who
 * may, so that the trail names people.
 */
export async function machinePerson(database: Database): Promise<Person> {
  const others = await database.selectFrom("people").select("name").limit(1).execute();
  return { name: machine, rights: others.length > 0 ? ["people"] : ["reads", "acts", "people"] };
}

/** Brings the table to the journal's last word on each person, and the journal to what only the table has. */
export async function restorePeople(database: Database, journal: Journal): Promise<void> {
  const { people } = notesOf((await journal.read()).entries);
  for (const { name, may, token_digest: digest } of await database
    .selectFrom("people")
    .selectAll()
    .execute()) {
    if (!people.has(name)) await journal.append({ person: { name, may, digest } });
  }
  for (const [name, person] of people) {
    if (person) await writePerson(database, person);
    else await database.deleteFrom("people").where("name", "=", name).execute();
  }
}

async function writePerson(database: Database, { name, may, digest }: JournalPerson): Promise<void> {
  const insert = database.insertInto("people").values({ name, may, token_digest: digest });
  await insert
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ may, token_digest: digest }))
    .execute();
}

function checkedName(given: string): string {
  const name = given.trim();
  if (!/^[^\p{C}]{1,60}$/u.test(name) || name.toLowerCase() === machine) {
    throw new OperatorError(`A person's name is 1 to 60 letters on one line, and not "${machine}".`);
  }
  return name;
}
