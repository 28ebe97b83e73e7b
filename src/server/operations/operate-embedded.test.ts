import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { everyCommand } from "../testing/every-command.ts";
import { leadBodies, someLead } from "../testing/lead-bodies.ts";
import { accepted, operate, operateHere, side, start } from "../testing/operator-side.ts";

/** The files of the data folder that hold a text, in small letters, anywhere in their bytes. */
const filesWith = (text: string) =>
  readdirSync(side.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path, "latin1").toLowerCase().includes(text));

test("every command works on the embedded database while the server runs, and again when it is stopped", async () => {
  const running = await start();
  await accepted(running, someLead(1));
  await accepted(running, { ...leadBodies.landing, website: "spam" });
  await operateHere(everyCommand);
  expect((await operate("prime-rate", "add", "2026-11-01", "9.35")).code).toBe(0);
  expect(await (await fetch(running.url)).text()).toContain("9.35");
  await operate("prime-rate", "remove", "2026-11-01");
  await accepted(running, { ...leadBodies.landing, website: "spam" });
  expect((await running.stop()).code).toBe(0);
  await operateHere(everyCommand);
  expect((await operate("erase-person", someLead(1).email)).out).toBe("1 lead was erased.\n");
  expect(filesWith(someLead(1).email)).toEqual([]);
  expect(filesWith(leadBodies.landing.email.toLowerCase())).toEqual([]);
  expect(filesWith("+27821234567")).toEqual([]);
  expect(running.output()).not.toMatch(/Nkosi|visitor-1@|82 ?123/i);
}, 400_000);

test("a damaged database is said so, and made anew from the journal by one command", async () => {
  const running = await start();
  await accepted(running, someLead(1));
  await accepted(running, { ...leadBodies.landing, website: "spam" });
  expect((await operate("prime-rate", "add", "2026-11-01", "9.35")).code).toBe(0);
  expect((await operate("rebuild-database")).err).toMatch(/^Another process already uses the database/);
  await running.stop();
  writeFileSync(join(side.dataDir, "database", "global", "pg_control"), Buffer.alloc(8_192, 0xa5));
  const broken = await start();
  expect(await broken.post(someLead(2))).toBe(503);
  expect(broken.output()).toMatch(/cannot be opened; [^\n]+npm run operate -- rebuild-database/);
  await broken.stop();
  const rebuilt = await operate("rebuild-database");
  expect(rebuilt).toMatchObject({ code: 0, err: "" });
  expect(rebuilt.out).toMatch(
    /^2 leads were restored[\s\S]+Analytics are not in the journal[\s\S]+delete it/,
  );
  expect((await operate("status")).out).toMatch(/accepted +1\n +quarantined +1\n/);
  expect((await operate("prime-rate", "list")).out).toBe("2026-11-01\t9.35%\n");
  expect(readdirSync(side.dataDir).filter((name) => name.startsWith("database.damaged-"))).toHaveLength(1);
  await accepted(await start(), someLead(2));
}, 180_000);
