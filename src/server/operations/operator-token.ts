import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Config, ConfigError } from "../config.ts";
import { OperatorError } from "./operator-error.ts";
import { loggedOutPage } from "./pages/frame.ts";

const fileName = "operator.token";

type TokenSettings = Pick<Config, "dataDir" | "operatorToken">;

/** What opens the operator's side: OPERATOR_TOKEN, or one made once and kept in a file that only this user reads. */
export function operatorToken(config: TokenSettings): string {
  const known = knownToken(config);
  if (known) return known;
  const made = randomBytes(32).toString("base64url");
  mkdirSync(config.dataDir, { recursive: true });
  try {
    writeFileSync(join(config.dataDir, fileName), `${made}\n`, { mode: 0o600, flag: "wx" });
    return made;
  } catch (error) {
    // Another process has made one in this moment; with no token at all everybody would be let in.
    const other = (error as NodeJS.ErrnoException).code === "EEXIST" && knownToken(config);
    if (other) return other;
    throw new ConfigError(
      `The file ${fileName} in DATA_DIR cannot be used: delete it, or set OPERATOR_TOKEN.`,
    );
  }
}

/** The same, or undefined where no server has made one yet. Throws when this user may not read it. */
export function knownToken({ dataDir, operatorToken }: TokenSettings): string | undefined {
  if (operatorToken) return operatorToken;
  try {
    return readFileSync(join(dataDir, fileName), "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new OperatorError(`This user may not read ${join(dataDir, fileName)}.`);
  }
}

/** The address that opens the operator's pages in a browser. */
export function operatorLink(config: Pick<Config, "operationsPort"> & TokenSettings): string {
  return `http://127.0.0.1:${config.operationsPort}/?token=${operatorToken(config)}`;
}

/** Asked by programs that watch over the server; they hold nothing personal. */
const open = ["/health", "/ready", "/metrics"];

const cookieName = "operator_session";

/** How long a browser is let in, in seconds: a working day and its evening. */
const sessionSeconds = 12 * 3_600;

/**
 * Lets in who has the token: the command line sends it in a header, a browser opens a link with it once and has a
 * session of this process from then on. A cookie goes to every port of this machine, so this one holds a number
 * that opens nothing else and stops working by itself, never the token.
 */
export function operatorDoor(token: string) {
  /** When each session ends, by the digest of its number. */
  const sessions = new Map<string, number>();

  function newSession(): string {
    const now = performance.now();
    for (const [key, end] of sessions) if (end <= now) sessions.delete(key);
    const made = randomBytes(32).toString("base64url");
    sessions.set(digest(made).toString("hex"), now + sessionSeconds * 1_000);
    return made;
  }

  async function letIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (open.includes(request.routeOptions.url ?? "")) return undefined;
    const { authorization = "" } = request.headers;
    if (isSame(authorization.replace(/^Bearer /, ""), token)) return undefined;
    if ((sessions.get(sessionOf(request)) ?? 0) > performance.now()) return undefined;
    const { token: inLink } = request.query as Record<string, unknown>;
    if (request.method !== "GET" || typeof inLink !== "string" || !isSame(inLink, token)) {
      throw new OperatorError(
        'This needs the operator\'s token: open the link that "npm run operate -- link" prints.',
        401,
      );
    }
    // On to an address without it, so that it stays in no history and goes nowhere as a referrer.
    return reply.header("set-cookie", cookieOf(newSession(), sessionSeconds)).redirect("/", 303);
  }

  function logOut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    sessions.delete(sessionOf(request));
    return reply.header("set-cookie", cookieOf("", 0)).type("text/html; charset=utf-8").send(loggedOutPage());
  }

  return { letIn, logOut };
}

const cookieOf = (session: string, seconds: number): string =>
  `${cookieName}=${session}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict`;

function sessionOf({ headers: { cookie = "" } }: FastifyRequest): string {
  const session = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(cookie)?.[1] ?? "";
  return digest(session).toString("hex");
}

/** Takes the same time however much of it is right. */
const isSame = (given: string, token: string): boolean => timingSafeEqual(digest(given), digest(token));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
