import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** Nobody finds it by trying. Made of letters that mean nothing in an address. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is kept of a token: it opens nothing. Tokens are random, so they need no slow hash. */
export const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The same for a session that ends as soon as another key takes the place of this one. */
export const digestUnder = (key: string, token: string): string =>
  createHmac("sha256", key).update(token).digest("hex");

/** Takes the same time however much of it is right. */
export const isSame = (given: string, token: string): boolean =>
  timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digestOf(token)));
