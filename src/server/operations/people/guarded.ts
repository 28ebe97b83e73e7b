import type { Database } from "../../database/database.ts";
import { type Person, type Right, runAs } from "../acting-person.ts";
import type { Operator } from "../operator.ts";
import { OperatorError } from "../operator-error.ts";
import { type Deed, deeds } from "./deeds.ts";
import { takeBack, trail } from "./trail.queries.ts";

export type Guard = {
  /** Who asks for an operation that needs this right. */
  person: (right: Right | undefined) => Person;
  database: () => Database;
};

type Operation = (...args: unknown[]) => unknown;

/** The same operator, for people: each operation asks whether they may, and leaves its line in the trail. */
export function guarded(operator: Operator, guard: Guard): Operator {
  const operations = Object.entries(deeds) as [keyof Operator, Deed][];
  return Object.fromEntries(
    operations.map(([name, deed]) => [name, guardedOne(operator[name] as Operation, deed, guard)]),
  ) as unknown as Operator;
}

function guardedOne(operation: Operation, deed: Deed, { person, database }: Guard): Operation {
  const admitted = () => {
    const who = person(deed.right);
    if (deed.right && !who.rights.includes(deed.right))
      throw new OperatorError(refusal(who, deed.right), 403);
    return who;
  };
  if (deed.inParts) return (...args) => inParts(admitted().name, operation, args, deed, database);
  return async (...args) => {
    const who = admitted();
    const { name } = who;
    // Before it is done: should the process end in between, there is a line too many and not one too few.
    const begun = deed.begins ? await trail(database(), name, [deed.begins(...args)]) : [];
    const result = await Promise.resolve(runAs(who, () => operation(...args))).catch(async (error) => {
      if (error instanceof OperatorError) await takeBack(database(), begun);
      throw error;
    });
    if (deed.done) {
      await trail(database(), name, deed.done(result, ...args));
      await takeBack(database(), begun);
    }
    return result;
  };
}

/** What comes in parts is handed over once its line is written. */
async function* inParts(
  name: string,
  operation: Operation,
  args: unknown[],
  { begins }: Deed,
  database: () => Database,
): AsyncGenerator<unknown> {
  if (begins) await trail(database(), name, [begins(...args)]);
  yield* operation(...args) as AsyncIterable<unknown>;
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
