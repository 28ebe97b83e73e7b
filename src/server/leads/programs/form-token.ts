import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";
import { showsWork, type TokenKind, tokenKinds } from "#contract/lead-proof.ts";

/** What a token that we signed says of itself; `at` is in milliseconds of the epoch. */
export type FormToken = { kind: TokenKind; at: number };

const dayMs = 86_400_000;

/**
 * How long a token is taken. A script's is its own form's alone; a page's is the same for all who opened it that day,
 * and enough for a form without scripts.
 */
const longestMs: Record<TokenKind, number> = { script: 366 * dayMs, page: 7 * dayMs };

/** Signs that a form was opened at this moment: kind.time.random.signature, with the time in base 36. */
export function newFormToken(key: Buffer, kind: TokenKind, at: number, random = randomBytes(9)): string {
  const text = `${tokenKinds[kind]}.${at.toString(36)}.${random.toString("base64url")}`;
  return `${text}.${signature(key, text)}`;
}

/** The token of the pages of one day (YYYY-MM-DD), the same in every process, since pages are kept for a day. */
export const pageFormToken = (key: Buffer, day: string): string =>
  newFormToken(key, "page", Date.parse(day), Buffer.alloc(0));

/** A proof, read. */
export type ReadProof = {
  /** Nothing came at all. */
  missing?: true;
  /** Of its token. */
  text: string;
  /** What the token says, if it is ours and still taken. */
  token?: FormToken;
  /** It is ours and no longer taken. */
  old?: true;
  /** Whether work was done for it. */
  work: boolean;
};

export function readProof(key: Buffer, proof: string | undefined, now: number): ReadProof {
  if (!proof) return { missing: true, text: "", work: false };
  const [text = "", found] = proof.split("~");
  const work = found !== undefined && showsWork(hash("sha256", proof, "buffer"));
  const [, signed = "", letter, time = "", signs = ""] =
    /^(([sp])\.([0-9a-z]{1,9})\.[\w-]{0,20})\.([\w-]{43})$/.exec(text) ?? [];
  const at = Number.parseInt(time, 36);
  if (!sameText(signs, signature(key, signed))) return { text, work };
  const token: FormToken = { kind: letter === tokenKinds.page ? "page" : "script", at };
  return now - at > longestMs[token.kind] ? { text, old: true, work } : { text, token, work };
}

const signature = (key: Buffer, text: string): string =>
  createHmac("sha256", key).update(text).digest("base64url");

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
