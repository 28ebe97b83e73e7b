import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Adds a member under a key, and says how many different ones came under it within a day. */
export type DailyTally = (key: string, member: string) => number;

const dayMs = 86_400_000;
/** Keys that are remembered at once; the least used go first. */
const mostKeys = 10_000;

/**
 * Counts up to `most` different members a key. It is kept in memory for a day and no longer, and under hashes of
 * a secret of this process alone: no address and no name can be read from it.
 */
export function dailyTally(most: number): DailyTally {
  const secret = randomBytes(32);
  const hash = (text: string) => createHmac("sha256", secret).update(text).digest();
  const seen = new LRUCache<string, Set<number>>({ max: mostKeys, ttl: dayMs, noUpdateTTL: true });
  return (key, member) => {
    const name = hash(key).toString("base64url");
    const members = seen.get(name) ?? new Set<number>();
    if (members.size < most) members.add(hash(member).readUInt32LE());
    seen.set(name, members);
    return members.size;
  };
}
