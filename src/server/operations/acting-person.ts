import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyRequest } from "fastify";
import { OperatorError } from "./operator-error.ts";

/** reads: sees everything. acts: changes things. people: adds and withdraws people. */
export type Right = "reads" | "acts" | "people";

/** Whoever uses the operator's side now. */
export type Person = { name: string; rights: readonly Right[] };

const people = new WeakMap<FastifyRequest, Person>();
const acting = new AsyncLocalStorage<Person>();

/** To be called once, by whatever lets the request in. */
export const letInAs = (request: FastifyRequest, person: Person): void => void people.set(request, person);

/** Runs the rest of a request as the person who sent it; for Fastify's last hook before the handler. */
export function actAsSender(request: FastifyRequest, _reply: unknown, rest: () => void): void {
  const person = people.get(request);
  if (person) acting.run(person, rest);
  else rest();
}

/** The person for whom this code runs; throws where nobody was let in. */
export const currentPerson = (): Person => known(acting.getStore());

/** Runs this code as a person, for what no request has come for. */
export const runAs = <T>(person: Person, work: () => T): T => acting.run(person, work);

/** The name of the person for whom this code runs. */
export const actingName = (): string => acting.getStore()?.name ?? "operator";

function known(person: Person | undefined): Person {
  if (!person) throw new OperatorError("Nobody has logged in.", 401);
  return person;
}
