import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { clientAddress } from "../client-address.ts";

const minute = 60_000;

/** Wide: many people may be behind one address, and each may mend a mistake or two. */
const mostRefused = 60;

/** Too many requests; in how many seconds there may be more. */
export class TooManyRequestsError extends Error {
  readonly statusCode = 429;
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super();
    this.retryAfter = retryAfter;
  }
}

/** Counts the requests of a client that are refused within a minute, in this process, so that refusing has an end. */
export function refusedLimit() {
  const refused = new LRUCache<string, { count: number }>({ max: 20_000, ttl: minute });
  return {
    /** Throws a TooManyRequestsError once there were too many. */
    check: (request: FastifyRequest): void => {
      const client = clientAddress(request);
      if ((refused.get(client)?.count ?? 0) < mostRefused) return;
      throw new TooManyRequestsError(Math.ceil(refused.getRemainingTTL(client) / 1_000));
    },
    /** To be told of the answer that a refused request gets. */
    count: (request: FastifyRequest, status: number): void => {
      if (status < 400 || status >= 500 || status === 429) return;
      const client = clientAddress(request);
      const known = refused.get(client) ?? { count: 0 };
      known.count++;
      refused.set(client, known, { noUpdateTTL: true });
    },
  };
}
