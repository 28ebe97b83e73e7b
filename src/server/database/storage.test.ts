import { expect, test } from "vitest";
import type { Database } from "./database.ts";
import { openedWithin, StorageUnavailableError } from "./storage.ts";

const database = {} as Database;

/** Is open from the so many-eth look on. */
function opening(looks: number) {
  let looked = 0;
  return {
    database: () => {
      looked += 1;
      if (looked < looks) throw new StorageUnavailableError();
      return database;
    },
  };
}

test("a database that is being opened is waited for, one that is open is not", async () => {
  expect(await openedWithin(opening(5), 5_000)).toBe(database);
  expect(await openedWithin(opening(1), 0)).toBe(database);
});

test("a database that stays away is given up after the time", async () => {
  await expect(openedWithin(opening(1_000), 50)).rejects.toThrow(StorageUnavailableError);
});
