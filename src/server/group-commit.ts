import { setTimeout as sleep } from "node:timers/promises";
import { StorageUnavailableError } from "./database/storage.ts";

export type GroupCommit<Item, Saved = void> = {
  /**
   * Resolves once the item is stored for good, with what was said of its whole group; rejects when there is no room,
   * or it could not be stored.
   */
  add: (item: Item) => Promise<Saved>;
  /** How many wait or are being stored. */
  depth: () => number;
  /** Resolves when all that was taken is stored or given back. */
  settled: () => Promise<void>;
};

export type GroupCommitParts<Item, Saved = void> = {
  /** Stores all or none. */
  save: (items: Item[]) => Promise<Saved>;
  /** As many may be taken and not yet stored. */
  most: number;
  /** As many go together: others who use the database wait behind them. */
  together: number;
  /** How long the first of a group waits for company, in milliseconds. */
  gather: number;
};

type Entry<Item, Saved> = { item: Item; stored: (saved: Saved) => void; failed: (error: unknown) => void };

/**
 * Stores what comes in one after the other together: one group at a time, each of all that came since the last.
 * The busier it is the larger the groups, and the less each one costs.
 */
export function groupCommit<Item, Saved = void>(
  parts: GroupCommitParts<Item, Saved>,
): GroupCommit<Item, Saved> {
  const waiting: Entry<Item, Saved>[] = [];
  let storing = 0;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    await sleep(parts.gather);
    while (waiting.length > 0) {
      const group = waiting.splice(0, parts.together);
      storing = group.length;
      await saveGroup(group);
      storing = 0;
    }
    running = undefined;
  }

  async function saveGroup(group: Entry<Item, Saved>[]): Promise<void> {
    try {
      const saved = await parts.save(group.map(({ item }) => item));
      for (const { stored } of group) stored(saved);
    } catch (error) {
      // Those behind would each wait as long for the same answer.
      for (const { failed } of [...group, ...waiting.splice(0)]) failed(error);
    }
  }

  const depth = () => waiting.length + storing;
  return {
    add: (item) => {
      if (depth() >= parts.most) return Promise.reject(new StorageUnavailableError());
      return new Promise<Saved>((stored, failed) => {
        waiting.push({ item, stored, failed });
        running ??= run();
      });
    },
    depth,
    settled: async () => running,
  };
}
