import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { pageQuery, type Query } from "#contract/embed.ts";
import { clientAddress } from "../client-address.ts";
import { framingHost } from "../framing.ts";

/** A client had too many pages rendered that nobody had asked for before. */
export class TooManyPagesError extends Error {
  readonly statusCode = 429;
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super();
    this.retryAfter = retryAfter;
  }
}

/**
 * Pages that are rendered for one client in a minute, because nobody had asked for their query before: some seconds of
 * the processor at most. Behind one address a mobile network may have many visitors; what one of them has had rendered
 * the others get from the cache.
 */
const rendersAMinute = 120;

/** Refuses a client who asks for more. */
export async function renderingLimit(
  app: FastifyInstance,
): Promise<(request: FastifyRequest) => Promise<void>> {
  await app.register(rateLimit, { global: false, cache: 20_000, keyGenerator: clientAddress });
  const counted = app.createRateLimit({ max: rendersAMinute, timeWindow: 60_000 });
  return async (request) => {
    const limit = await counted(request);
    if (!limit.isAllowed && limit.isExceeded) throw new TooManyPagesError(limit.ttlInSeconds);
  };
}

/** Longer than any address of ours. */
const longestQuery = 2_000;

/** Of a name that comes twice the first counts. */
function given(url: string): Query {
  const at = url.indexOf("?");
  const text = at < 0 ? "" : url.slice(at + 1);
  if (text.length > longestQuery) return {};
  return Object.fromEntries([...new URLSearchParams(text)].reverse());
}

/** The part of a request's query that its page depends on. Which site a frame stands on, the browser says first. */
export const framedQuery =
  (siteUrl: string, framers: () => readonly string[]) =>
  (path: string, { url, headers }: FastifyRequest): Query => {
    const { host: named, ...query } = pageQuery(path, given(url));
    if (!path.startsWith("/embed/")) return { ...query, ...(named && { host: named }) };
    const host = framingHost({ referer: headers.referer, named }, siteUrl, framers());
    return { ...query, ...(host && { host }) };
  };
