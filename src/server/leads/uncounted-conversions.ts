import { LRUCache } from "lru-cache";
import type { LeadSource } from "#contract/lead.ts";
import type { Hit } from "../analytics/hit.ts";
import type { SavedLead } from "./save-lead.ts";

/** A browser reports its conversion with the answer; a slow one within this time. */
const patienceMs = 120_000;

/**
 * Keeps conversions of requests that the partner does not get out of the reports. The browser is told nothing:
 * every request that is taken has the same answer, and every browser reports its conversion. Which session sent
 * such a request is known for two minutes, in memory, and never stored.
 */
export function uncountedConversions() {
  const sessions = new LRUCache<string, true>({ max: 10_000, ttl: patienceMs });
  const keyOf = (session: string, source: string) => `${session} ${source}`;
  return {
    /** To be told of every request that was taken, with the cookies that came with it. */
    answered: (cookies: string | undefined, source: LeadSource, state: SavedLead["state"]): void => {
      const session = /\bsession_id=([\da-f-]{36})/.exec(cookies ?? "")?.[1];
      if (!session) return;
      if (state === "accepted") sessions.delete(keyOf(session, source));
      else sessions.set(keyOf(session, source), true);
    },
    /** Whether what a browser reports is to be stored. */
    counts: ({ table, row }: Hit): boolean =>
      table !== "analytics_conversions" || !sessions.delete(keyOf(row.session_id, row.type)),
  };
}
