import type { Database } from "../../database/database.ts";
import type { Journal } from "../../leads/journal.ts";
import { type Person, type Right, runAs } from "../acting-person.ts";
import type { Operator } from "../operator.ts";
import { OperatorError } from "../operator-error.ts";
import { type Deed, deeds } from "./deeds.ts";
import { noteTrail } from "./restore-trail.ts";
import { takeBack, trail } from "./trail.queries.ts";

export type Guard = {
  /** Who asks for an operation that needs this right. */
  person: (right: Right | undefined) => Person;
  database: () => Database;
  /** Beside the embedded database only. */
  journal: Journal | undefined;
};

type Operation = (...args: unknown[]) => unknown;

/** The same operator, for people: each operation asks whether they may, and leaves its line in the trail. */
export function guarded(operator: Operator, guard: Guard): Operator {
  const operations = Object.entries(deeds) as [keyof Operator, Deed][];
  return Object.fromEntries(
    operations.map(([name, deed]) => {
      const one = deed.inParts ? guardedParts : guardedWhole;
      return [name, one(operator[name] as Operation, deed, guard)];
    }),
  ) as unknown as Operator;
}

function guardedWhole(operation: Operation, deed: Deed, guard: Guard): Operation {
  const { database, journal } = guard;
  return async (...args) => {
    const who = admitted(deed, guard);
    // Before it is done: should the process end in between, there is a line too many and not one too few.
    const begun = deed.begins ? await trail(database(), who.name, [deed.begins(...args)]) : [];
    const result = await Promise.resolve(runAs(who, () => operation(...args))).catch(async (error) => {
      if (error instanceof OperatorError) await takeBack(database(), begun);
      throw error;
    });
    const lines = deed.done ? await trail(database(), who.name, deed.done(result, ...args)) : begun;
    if (deed.done) await takeBack(database(), begun);
    await noteTrail(journal, lines);
    return result;
  };
}

/** What comes in parts is handed over once its line is written. */
function guardedParts(operation: Operation, deed: Deed, guard: Guard): Operation {
  const { database, journal } = guard;
  return (...args) => {
    const { name } = admitted(deed, guard);
    return (async function* () {
      if (deed.begins) await noteTrail(journal, await trail(database(), name, [deed.begins(...args)]));
      yield* operation(...args) as AsyncIterable<unknown>;
    })();
  };
}

function admitted({ right }: Deed, { person }: Guard): Person {
  const who = person(right);
  if (right && !who.rights.includes(right)) throw new OperatorError(refusal(who, right), 403);
  return who;
}

function refusal({ rights }: Person, right: Right): string {
  if (right === "people") {
    return "People are added and withdrawn on the server itself: npm run operate -- people";
  }
  if (!rights.includes("reads")) {
    return "This needs the token of a person: log out and log in with yours, or set PERSON_TOKEN.";
  }
  return "Your token lets you look, not change anything.";
}
