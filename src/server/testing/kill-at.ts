import http from "node:http";
import { DatabaseSync } from "node:sqlite";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";

/** The moments on a lead's path at which each test run kills the process, in their order. */
export const killSteps = [
  "before the journal's commit",
  "after the journal's commit",
  "before commit",
  "after commit",
  "before the answer",
  "before the send",
  "after the partner's 200",
] as const;

/** Before each of the first statements that the database gets once the request is there; for the long trials. */
export const killStatements = Array.from({ length: 12 }, (_, index) => `before statement ${index + 1}`);

/** Those that a process without a journal, on PostgreSQL, never comes to. */
export const journalSteps: readonly string[] = ["before the journal's commit", "after the journal's commit"];

/** A request with this header is the one on whose path the process is killed. */
export const doomedHeader = "x-doomed";

/** Loaded into a server before its own code (node --import); without KILL_AT it changes nothing. */
const wanted = process.env.KILL_AT;
let armed = false;
let statements = 0;

function moment(step: string): void {
  if (armed && step === wanted) process.kill(process.pid, "SIGKILL");
}

function statement(): void {
  if (armed) moment(`before statement ${++statements}`);
}

/** Puts `around` in the place of a method, which it gets to call. */
function wrap(
  owner: object,
  name: string,
  around: (original: () => unknown, args: unknown[], self: object) => unknown,
): void {
  const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
  Reflect.set(owner, name, function (this: object, ...args: unknown[]) {
    return around(() => original.apply(this, args), args, this);
  });
}

const letter = (of: string): number => of.charCodeAt(0);

if (wanted) {
  // Migrations and the restoring at the start have transactions too: only one request's path counts.
  wrap(http.Server.prototype, "emit", (original, [event, request]) => {
    if (event === "request" && doomedHeader in (request as http.IncomingMessage).headers) armed = true;
    return original();
  });
  wrap(http.ServerResponse.prototype, "end", (original, _args, self) => {
    if ((self as http.ServerResponse).statusCode === 200) moment("before the answer");
    return original();
  });
  wrap(DatabaseSync.prototype, "exec", (original, [statement]) => {
    if (statement !== "COMMIT") return original();
    moment("before the journal's commit");
    original();
    return moment("after the journal's commit");
  });
  wrap(PGlite.prototype, "transaction", async (original, args) => {
    const [work] = args as [(transaction: object) => Promise<unknown>];
    args[0] = async (transaction: object) => {
      const result = await work(transaction);
      moment("before commit");
      return result;
    };
    const result = await original();
    moment("after commit");
    return result;
  });
  wrap(PGlite.prototype, "execProtocolRawSync", (original, [message]) => {
    const [kind] = message as Uint8Array;
    if (kind === letter("P") || kind === letter("Q")) statement();
    return original();
  });
  wrap(pg.Client.prototype, "query", (original, [query]) => {
    statement();
    const text = String(typeof query === "string" ? query : Reflect.get(Object(query), "text"));
    if (text.toLowerCase() !== "commit") return original();
    moment("before commit");
    return Promise.resolve(original()).then((result) => {
      moment("after commit");
      return result;
    });
  });
  wrap(globalThis, "fetch", async (original) => {
    moment("before the send");
    const response = await original();
    moment("after the partner's 200");
    return response;
  });
}
