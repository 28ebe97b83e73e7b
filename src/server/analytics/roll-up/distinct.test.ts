import { expect, test } from "vitest";
import { DistinctCount } from "./distinct.ts";

/** Random ids, the same on every run. */
function ids(many: number, seed: number): string[] {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state.toString(16).padStart(8, "0").slice(-6);
  };
  return Array.from({ length: many }, () => `00000000-0000-4000-8000-${next()}${next()}`);
}

const counted = (uuids: readonly string[]) => {
  const distinct = new DistinctCount();
  for (const uuid of uuids) distinct.add(uuid);
  return distinct;
};

test("up to ten thousand every id is counted once", () => {
  const some = ids(10_000, 7);
  expect(counted([...some, ...some]).count).toBe(new Set(some).size);
  expect(new DistinctCount().count).toBe(0);
});

test.for([20_000, 300_000])("%i ids are estimated to within one percent", (many) => {
  const { count } = counted(ids(many, 11));
  expect(count / many).toBeGreaterThan(0.99);
  expect(count / many).toBeLessThan(1.01);
});

test("two counts together count what is in both once", () => {
  const small = ids(600, 3);
  const both = counted(small.slice(0, 400));
  both.addAll(counted(small.slice(200)));
  expect(both.count).toBe(600);
  const large = ids(60_000, 5);
  const whole = counted(large).count;
  const parts = counted(large.slice(0, 300));
  parts.addAll(counted(large.slice(100, 40_000)));
  parts.addAll(counted(large.slice(30_000)));
  expect(parts.count).toBe(whole);
});
