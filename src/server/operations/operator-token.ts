import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Config, ConfigError } from "../config.ts";
import { OperatorError } from "./operator-error.ts";

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

const cookieName = "operator_token";

/**
 * Lets in who has the token: the command line sends it in a header, a browser opens a link with it once and has it
 * in a cookie from then on, until it is closed.
 */
export function tokenRequired(token: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (open.includes(request.routeOptions.url ?? "")) return undefined;
    const { authorization = "", cookie = "" } = request.headers;
    const inCookie = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(cookie)?.[1] ?? "";
    if (isSame(authorization.replace(/^Bearer /, ""), token) || isSame(inCookie, token)) return undefined;
    const { token: inLink } = request.query as Record<string, unknown>;
    if (request.method !== "GET" || typeof inLink !== "string" || !isSame(inLink, token)) {
      throw new OperatorError(
        'This needs the operator\'s token: open the link that "npm run operate -- link" prints.',
        401,
      );
    }
    // On to an address without it, so that it stays in no history and goes nowhere as a referrer.
    reply.header("set-cookie", `${cookieName}=${token}; Path=/; HttpOnly; SameSite=Strict`);
    return reply.redirect("/", 303);
  };
}

/** Takes the same time however much of it is right. */
const isSame = (given: string, token: string): boolean => timingSafeEqual(digest(given), digest(token));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
