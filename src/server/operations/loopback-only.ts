import type { FastifyRequest } from "fastify";
import { namesTwoHosts } from "../http-server.ts";
import { OperatorError } from "./operator-error.ts";

const loopbackHost = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/**
 * The port is for this machine alone. A page of the world open in the operator's browser is on the machine too, and
 * the browser may hold the session's cookie, so the page must not get in by a name of its own that points to 127.0.0.1
 * (the Host tells), nor send or read anything from its own address (the browser tells).
 */
export function loopbackOnly(fromProxy: (request: FastifyRequest) => boolean) {
  return async (request: FastifyRequest): Promise<void> => {
    const { host = "", origin, "sec-fetch-site": site, "content-type": type = "" } = request.headers;
    if (namesTwoHosts(request.raw)) throw new OperatorError("This request cannot be read.", 400);
    if (!loopbackHost.test(host)) {
      throw new OperatorError("This is only answered under 127.0.0.1 or localhost.", 421);
    }
    if (fromProxy(request) ? isForeignToProxy(request) : isForeign(request)) {
      throw new OperatorError("Another page may not use the operator's port.", 403);
    }
    const read = request.method === "GET" || request.method === "HEAD";
    if (read || origin !== undefined || site === "same-origin") return;
    // Nothing says where it comes from: a program sends JSON, which no form of another page can.
    if (!type.startsWith("application/json")) {
      throw new OperatorError("A post must come from the operator's own pages, or be JSON.", 403);
    }
  };
}

function isForeign({ headers }: FastifyRequest): boolean {
  const { host, origin } = headers;
  return isOtherSite(headers) || (origin !== undefined && origin !== `http://${host}`);
}

/**
 * Behind a proxy that signs people in the browser sees the proxy's address. It comes back from signing in by a
 * redirect of another site; a page of another site cannot send the header by which the proxy names a person.
 */
function isForeignToProxy({ method, headers }: FastifyRequest): boolean {
  const { origin, "x-forwarded-host": outside, "sec-fetch-mode": mode } = headers;
  const own = URL.canParse(origin ?? "") && new URL(origin!).host === outside;
  const comesBack = method === "GET" && mode === "navigate";
  return (isOtherSite(headers) && !comesBack) || (origin !== undefined && !own);
}

const isOtherSite = ({ "sec-fetch-site": site }: FastifyRequest["headers"]): boolean =>
  site !== undefined && site !== "same-origin" && site !== "none";
