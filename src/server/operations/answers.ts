import type { FastifyReply, FastifyRequest } from "fastify";
import type { Html } from "../html.ts";

/** The command line asks for JSON, a browser for a page. */
export const wantsJson = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes("application/json") === true;

/** The same data as a page or as JSON. */
export function answer<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  data: T,
  page: (data: T) => Html,
): FastifyReply {
  if (wantsJson(request)) return reply.send(data);
  return reply.type("text/html; charset=utf-8").send(page(data).html);
}

/** After a post the browser goes on to a page, so that a reload does not post again. */
export const done = (
  request: FastifyRequest,
  reply: FastifyReply,
  data: object,
  page: string,
): FastifyReply => (wantsJson(request) ? reply.send(data) : reply.redirect(page, 303));

export const download = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.type(type).header("content-disposition", `attachment; filename="${name}"`);
