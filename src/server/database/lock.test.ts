import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { DatabaseInUseError, lockEmbeddedDatabase } from "./lock.ts";

const folder = mkdtempSync(join(tmpdir(), "ikhaya-lock-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Processes that all try at the same moment and keep the lock; each says what it got. */
const contender = `
  const { lockEmbeddedDatabase } = await import(${JSON.stringify(new URL("lock.ts", import.meta.url).href)});
  await new Promise((resolve) => setTimeout(resolve, Number(process.argv[1]) - Date.now()));
  try { lockEmbeddedDatabase(process.argv[2]); console.log("taken"); }
  catch (error) { console.log(error.constructor.name); process.exit(); }
  setInterval(() => {}, 1000);`;

function contend(at: number) {
  const args = ["--input-type=module", "-e", contender, String(at), folder];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const said = once(child.stdout, "data").then(([text]) => String(text).trim());
  return { child, said, gone: once(child, "exit") };
}

test("of many processes that start together exactly one gets the database, and kill -9 frees it", async () => {
  for (let round = 0; round < 4; round++) {
    const at = Date.now() + 700;
    const contenders = Array.from({ length: 8 }, () => contend(at));
    const answers = await Promise.all(contenders.map(({ said }) => said));
    for (const { child } of contenders) child.kill("SIGKILL");
    await Promise.all(contenders.map(({ gone }) => gone));
    expect(answers.filter((answer) => answer === "taken")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "DatabaseInUseError")).toHaveLength(7);
  }
}, 120_000);

test("the second is refused 100 times out of 100, with one plain sentence, until the first lets go", () => {
  const release = lockEmbeddedDatabase(folder);
  for (let attempt = 0; attempt < 100; attempt++) {
    expect(() => lockEmbeddedDatabase(folder)).toThrow(DatabaseInUseError);
  }
  expect(() => lockEmbeddedDatabase(folder)).toThrow(
    /^Another process already uses the database in [^\n]+\.$/,
  );
  release();
  lockEmbeddedDatabase(folder)();
});
