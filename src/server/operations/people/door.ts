import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../database/database.ts";
import { letInAs, type Person } from "../acting-person.ts";
import { OperatorError } from "../operator-error.ts";
import { loggedOutPage } from "../pages/frame.ts";
import { machinePerson, personNamed, personOf, personWithToken } from "./people.queries.ts";
import { nameFromProxy } from "./proxy.ts";
import { beginSession, endSession, sessionPerson, sessionSeconds } from "./sessions.queries.ts";
import { isSame } from "./tokens.ts";

export type DoorParts = {
  database: () => Database;
  /** The token of the machine itself, see operator-token.ts. */
  token: string;
  /** Whether a request comes from a proxy that signs people in. */
  fromProxy: (request: FastifyRequest) => boolean;
};

/** Asked by programs that watch over the server, and what somebody needs to log in: they hold nothing personal. */
const open = ["/health", "/ready", "/metrics", "/style.css", "/log-in"];

const cookieName = "operator_session";

/**
 * Lets in who has a token: the command line sends it in a header; a browser opens a link with it or logs in once, and
 * has a session from then on. A cookie goes to every port of this machine, so this one holds a number that opens
 * nothing else and stops working by itself, never the token.
 */
export function operatorDoor({ database, token, fromProxy }: DoorParts) {
  /** Whose token this is: a name, undefined for the machine's, or false. */
  async function holderOf(given: string): Promise<string | undefined | false> {
    if (isSame(given, token)) return undefined;
    return given !== "" && ((await personWithToken(database(), given))?.name ?? false);
  }

  async function letIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (open.includes(request.routeOptions.url ?? "")) return undefined;
    const person = await personWhoSent(request);
    if (person) return void letInAs(request, person);
    const { token: inLink } = request.query as Record<string, unknown>;
    const holder = request.method === "GET" && typeof inLink === "string" && (await holderOf(inLink));
    if (holder === false) throw new OperatorError("Log in with your token.", 401);
    // On to an address without it, so that it stays in no history and goes nowhere as a referrer.
    return logInAs(holder, reply);
  }

  async function personWhoSent(request: FastifyRequest): Promise<Person | undefined> {
    const { authorization, cookie = "" } = request.headers;
    if (authorization?.startsWith("Bearer ")) return withToken(authorization.slice("Bearer ".length));
    const name = fromProxy(request) && nameFromProxy(request);
    const signedIn = name && (await personNamed(database(), name));
    if (signedIn) return personOf(signedIn);
    const session = sessionOf(cookie);
    return session ? sessionPerson(database(), session, token) : undefined;
  }

  async function withToken(given: string): Promise<Person | undefined> {
    if (isSame(given, token)) return machinePerson(database());
    const person = await personWithToken(database(), given);
    return person && personOf(person);
  }

  async function logIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { token: given } = Object(request.body) as Record<string, unknown>;
    const holder = await holderOf(typeof given === "string" ? given.trim() : "");
    if (holder === false) throw new OperatorError("This token opens nothing here.", 401);
    return logInAs(holder, reply);
  }

  async function logInAs(holder: string | undefined, reply: FastifyReply): Promise<FastifyReply> {
    const session = await beginSession(database(), holder, token);
    return reply.header("set-cookie", cookieOf(session, sessionSeconds)).redirect("/", 303);
  }

  async function logOut({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await endSession(database(), sessionOf(headers.cookie ?? ""), token);
    return reply.header("set-cookie", cookieOf("", 0)).type("text/html; charset=utf-8").send(loggedOutPage());
  }

  return { letIn, logIn, logOut };
}

const cookieOf = (session: string, seconds: number): string =>
  `${cookieName}=${session}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict`;

const sessionOf = (cookie: string): string =>
  new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(cookie)?.[1] ?? "";
