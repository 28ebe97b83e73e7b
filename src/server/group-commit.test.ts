import { expect, test } from "vitest";
import { StorageUnavailableError } from "./database/storage.ts";
import { groupCommit } from "./group-commit.ts";

/** Groups as they were given to be stored, each under way until it is released. */
function controlled(most: number, together: number) {
  const groups: { items: number[]; done: () => void; fail: () => void }[] = [];
  const commit = groupCommit<number>({
    most,
    together,
    gather: 1,
    save: (items) =>
      new Promise((resolve, reject) =>
        groups.push({ items, done: resolve, fail: () => reject(new StorageUnavailableError()) }),
      ),
  });
  return { groups, commit };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 15));

/** Of each item whether it is stored, refused, or still on its way. */
function outcomes(promises: Promise<void>[]): string[] {
  const found = promises.map(() => "waits");
  for (const [index, promise] of promises.entries()) {
    promise.then(
      () => (found[index] = "stored"),
      () => (found[index] = "refused"),
    );
  }
  return found;
}

test("what comes while a group is stored goes together in the next, in order, at most so many", async () => {
  const { groups, commit } = controlled(100, 3);
  const states = outcomes([1, 2].map(commit.add));
  await turn();
  const more = outcomes([3, 4, 5, 6].map(commit.add));
  await turn();
  expect(groups.map(({ items }) => items)).toEqual([[1, 2]]);
  expect([...states, ...more]).toEqual(Array(6).fill("waits"));
  groups[0]?.done();
  await turn();
  expect(states).toEqual(["stored", "stored"]);
  expect(more).toEqual(Array(4).fill("waits"));
  groups[1]?.done();
  await turn();
  groups[2]?.done();
  await turn();
  expect(groups.map(({ items }) => items)).toEqual([[1, 2], [3, 4, 5], [6]]);
  expect(more).toEqual(Array(4).fill("stored"));
  expect(commit.depth()).toBe(0);
});

test("what finds no room is refused at once, and there is room again when something was stored", async () => {
  const { groups, commit } = controlled(3, 2);
  const states = outcomes([1, 2, 3, 4, 5].map(commit.add));
  await turn();
  expect(states).toEqual(["waits", "waits", "waits", "refused", "refused"]);
  expect(commit.depth()).toBe(3);
  groups[0]?.done();
  await turn();
  const later = outcomes([commit.add(6)]);
  groups[1]?.done();
  await turn();
  groups[2]?.done();
  await turn();
  expect([...states, ...later]).toEqual(["stored", "stored", "stored", "refused", "refused", "stored"]);
  expect(groups.flatMap(({ items }) => items)).toEqual([1, 2, 3, 6]);
});

test("when a group cannot be stored all who wait are told at once, and the next try is new", async () => {
  const { groups, commit } = controlled(10, 2);
  const states = outcomes([1, 2, 3, 4, 5].map(commit.add));
  await turn();
  groups[0]?.fail();
  await turn();
  expect(states).toEqual(Array(5).fill("refused"));
  expect(commit.depth()).toBe(0);
  const later = outcomes([commit.add(6)]);
  await turn();
  groups[1]?.done();
  await commit.settled();
  await turn();
  expect(later).toEqual(["stored"]);
});
