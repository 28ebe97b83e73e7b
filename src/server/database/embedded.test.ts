import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openEmbedded } from "./embedded.ts";

const folder = mkdtempSync(join(tmpdir(), "ikhaya-embedded-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a first start that was cut off, and an empty folder, are no obstacle", async () => {
  const path = join(folder, "database");
  mkdirSync(path);
  mkdirSync(`${path}.new`);
  writeFileSync(join(`${path}.new`, "PG_VERSION"), "half");
  for (let start = 0; start < 2; start++) {
    const database = await openEmbedded(path);
    expect((await database.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await database.close();
  }
  expect(readdirSync(folder)).toEqual(["database"]);
  // Nor is a new one made over what is left of an old one.
  rmSync(join(path, "PG_VERSION"));
  await expect(openEmbedded(path)).rejects.toThrow("has lost its files");
}, 60_000);
