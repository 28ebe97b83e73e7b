import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { proofOf } from "#contract/lead-proof.ts";
import { worked } from "../../testing/lead-clients.ts";
import { formKey } from "./form-key.ts";
import { newFormToken, pageFormToken, readProof } from "./form-token.ts";

const key = randomBytes(32);
const now = Date.UTC(2026, 10, 22);
const day = 86_400_000;

test("a token says when the form was opened, for a year, and only under its key", () => {
  const token = newFormToken(key, "script", now);
  expect(readProof(key, token, now + 300 * day).token).toEqual({ kind: "script", at: now });
  expect(readProof(key, token, now + 367 * day).token).toBeUndefined();
  expect(readProof(randomBytes(32), token, now).token).toBeUndefined();
  for (const other of [token.replace(/^s/, "p"), `${token}x`, token.slice(0, -1), "~", "s.1.2.3"]) {
    expect(readProof(key, other, now).token).toBeUndefined();
  }
});

test("a page's token is taken for a week, and known as ours after that", () => {
  const token = pageFormToken(key, "2026-11-22");
  expect(readProof(key, token, now + 7 * day)).toEqual({
    text: token,
    token: { kind: "page", at: now },
    work: false,
  });
  expect(readProof(key, token, now + 7 * day + 1)).toEqual({ text: token, old: true, work: false });
  expect(readProof(randomBytes(32), token, now + 8 * day)).toEqual({ text: token, work: false });
  for (const none of [undefined, ""])
    expect(readProof(key, none, now)).toEqual({ missing: true, text: "", work: false });
});

test("the pages of a day have one token, in every process", () => {
  const token = pageFormToken(key, "2026-11-22");
  expect(pageFormToken(key, "2026-11-22")).toBe(token);
  expect(pageFormToken(key, "2026-11-23")).not.toBe(token);
  expect(readProof(key, token, now).token).toEqual({ kind: "page", at: now });
});

test("work is seen with and without a token of ours", () => {
  const token = newFormToken(key, "script", now);
  expect(readProof(key, worked(token), now)).toMatchObject({ token: { at: now }, work: true });
  expect(readProof(key, worked("no token"), now)).toEqual({ text: "no token", work: true });
  const idle = Array.from({ length: 200 }, (_, number) => readProof(key, proofOf(token, number), now).work);
  expect(idle.filter(Boolean).length).toBeLessThan(5);
});

test("the key outlives a restart, and processes that share a PostgreSQL share it", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "ikhaya-key-"));
  const kept = formKey({ dataDir });
  expect(kept).toHaveLength(32);
  expect(formKey({ dataDir })).toEqual(kept);
  expect(statSync(join(dataDir, "form.key")).mode & 0o777).toBe(0o600);
  // A disk that was full, or a crash, left nothing or a part.
  for (const left of [0, 31, 33]) {
    writeFileSync(join(dataDir, "form.key"), Buffer.alloc(left, 1));
    const made = formKey({ dataDir });
    expect(made).toHaveLength(32);
    expect(made).not.toEqual(kept);
    expect(readFileSync(join(dataDir, "form.key"))).toEqual(made);
    expect(statSync(join(dataDir, "form.key")).mode & 0o777).toBe(0o600);
  }
  const shared = (databaseUrl: string) => formKey({ dataDir, databaseUrl }).toString("hex");
  const one = shared("postgresql://a:secret@localhost:5432/ikhaya");
  expect(shared("postgresql://a:secret@db.internal/ikhaya?sslmode=require")).toBe(one);
  expect(shared("postgresql://a:other@localhost:5432/ikhaya")).not.toBe(one);
  expect(shared("postgresql://a:secret@localhost:5432/other")).not.toBe(one);
  rmSync(dataDir, { recursive: true });
});
