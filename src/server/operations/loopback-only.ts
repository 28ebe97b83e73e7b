import type { FastifyRequest } from "fastify";
import { namesTwoHosts } from "../http-server.ts";
import { OperatorError } from "./operator-error.ts";

const loopbackHost = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/**
 * The port is for this machine alone. A page of the world open in the operator's browser is on the machine too, and
 * the browser may hold the token's cookie, so the page must not get in by a name of its own that points to 127.0.0.1
 * (the Host tells), nor send or read anything from its own address (the browser tells).
 */
export async function loopbackOnly(request: FastifyRequest): Promise<void> {
  const { host = "", origin, "sec-fetch-site": site, "content-type": type = "" } = request.headers;
  if (namesTwoHosts(request.raw)) throw new OperatorError("This request cannot be read.", 400);
  if (!loopbackHost.test(host)) {
    throw new OperatorError("This is only answered under 127.0.0.1 or localhost.", 421);
  }
  const foreign =
    (site !== undefined && site !== "same-origin" && site !== "none") ||
    (origin !== undefined && origin !== `http://${host}`);
  if (foreign) throw new OperatorError("Another page may not use the operator's port.", 403);
  if (request.method === "GET" || request.method === "HEAD" || origin !== undefined || site === "same-origin")
    return;
  // Nothing says where it comes from: a program sends JSON, which no form of another page can.
  if (!type.startsWith("application/json")) {
    throw new OperatorError("A post must come from the operator's own pages, or be JSON.", 403);
  }
}
