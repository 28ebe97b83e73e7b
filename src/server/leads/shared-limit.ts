import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "../database/database.ts";

/** A client's requests of the current minute, this one included, and the milliseconds until the minute ends. */
type Counted = { current: number; ttl: number };
export type CountRequest = (client: string) => Promise<Counted>;

const minute = 60_000;

/** A visitor must not wait for the count where the request itself might still be taken. */
const longestWait = 1_000;

/** Counts the requests of all processes in the database they share, and while that is away those of this one. */
export function sharedCount(database: () => Database): CountRequest {
  const own = new LRUCache<string, { current: number }>({ max: 20_000, ttl: minute });
  let erasedAt = Number.NEGATIVE_INFINITY;

  function countHere(client: string): Counted {
    const counted = own.get(client) ?? { current: 0 };
    counted.current++;
    own.set(client, counted, { noUpdateTTL: true });
    return { current: counted.current, ttl: own.getRemainingTTL(client) };
  }

  async function countThere(client: string): Promise<Counted> {
    const shared = database();
    if (performance.now() - erasedAt > minute) {
      erasedAt = performance.now();
      await sql`delete from lead_requests where until < now()`.execute(shared);
    }
    // No network address is stored, not even for a minute.
    const hash = createHash("sha256").update(client).digest("base64url").slice(0, 22);
    const { rows } = await sql<Counted>`insert into lead_requests (client, requests, until)
      values (${hash}, 1, now() + interval '1 minute')
      on conflict (client) do update set
        requests = case when lead_requests.until < now() then 1 else lead_requests.requests + 1 end,
        until = case when lead_requests.until < now() then excluded.until else lead_requests.until end
      returning requests as current, (extract(epoch from until - now()) * 1000)::float8 as ttl`.execute(
      shared,
    );
    return rows[0]!;
  }

  return async (client) => {
    try {
      const there = countThere(client);
      there.catch(() => {});
      return (await Promise.race([there, sleep(longestWait)])) ?? countHere(client);
    } catch {
      return countHere(client);
    }
  };
}

/** The same as a store of @fastify/rate-limit. */
export function limitStore(count: CountRequest): FastifyRateLimitStoreCtor {
  return class SharedLimitStore implements FastifyRateLimitStore {
    incr(client: string, callback: (error: Error | null, result?: Counted) => void): void {
      count(client).then((counted) => callback(null, counted), callback);
    }
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
