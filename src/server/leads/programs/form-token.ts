import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";
import { showsWork, type TokenKind, tokenKinds } from "#contract/lead-proof.ts";

/** What a token that we signed says of itself; `at` is in milliseconds of the epoch. */
export type FormToken = { kind: TokenKind; at: number };

/** A page may be open for weeks before its form is sent. */
const longestMs = 366 * 86_400_000;

/** Signs that a form was opened at this moment: kind.time.random.signature, with the time in base 36. */
export function newFormToken(key: Buffer, kind: TokenKind, at: number, random = randomBytes(9)): string {
  const text = `${tokenKinds[kind]}.${at.toString(36)}.${random.toString("base64url")}`;
  return `${text}.${signature(key, text)}`;
}

/** The token of the pages of one day (YYYY-MM-DD), the same in every process, since pages are kept for a day. */
export const pageFormToken = (key: Buffer, day: string): string =>
  newFormToken(key, "page", Date.parse(day), Buffer.alloc(0));

/** A proof, read: the text of its token, what the token says if it is ours, and whether work was done for it. */
type ReadProof = { text: string; token?: FormToken; work: boolean };

export function readProof(key: Buffer, proof: string, now: number): ReadProof {
  const [text = "", found] = proof.split("~");
  const work = found !== undefined && showsWork(hash("sha256", proof, "buffer"));
  const [, signed = "", kind, time = "", signs = ""] =
    /^(([sp])\.([0-9a-z]{1,9})\.[\w-]{0,20})\.([\w-]{43})$/.exec(text) ?? [];
  const at = Number.parseInt(time, 36);
  if (!kind || !sameText(signs, signature(key, signed)) || now - at > longestMs) return { text, work };
  return { text, token: { kind: kind === tokenKinds.page ? "page" : "script", at }, work };
}

const signature = (key: Buffer, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
