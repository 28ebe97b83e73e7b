import type { FastifyRequest } from "fastify";

/** A browser sent this from another site's page. */
class ForeignOriginError extends Error {
  readonly statusCode = 403;
}

/**
 * Refuses what a browser sends for another site's page. Browsers say where a request comes from and a page
 * cannot change it; a program that says nothing has no visitor whose trust it could abuse.
 */
export function refuseForeignOrigin(siteUrl: string) {
  // A proxy may hand the request on under another host name than the one that visitors use.
  const ownHost = new URL(siteUrl).host;
  return async (request: FastifyRequest): Promise<void> => {
    const { origin, "sec-fetch-site": site } = request.headers;
    if (site !== undefined) {
      if (site === "same-origin" || site === "none") return;
      throw new ForeignOriginError();
    }
    if (origin === undefined) return;
    const host = URL.canParse(origin) ? new URL(origin).host : "";
    if (host !== request.host && host !== ownHost) throw new ForeignOriginError();
  };
}
