import type { FastifyReply, FastifyRequest } from "fastify";
import type { Html } from "../html.ts";
import { doneWords } from "./pages/done-words.ts";
import type { Page } from "./pages/frame.ts";

/** The command line asks for JSON, a browser for a page. */
export const wantsJson = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes("application/json") === true;

/** The same data as a page or as JSON. The page says what was done where its address names it. */
export function answer<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  data: T,
  page: (data: T) => Page | Html,
): FastifyReply {
  if (wantsJson(request)) return reply.send(data);
  const made = page(data);
  const sentence = doneWords(Object(request.query).did);
  const shown = sentence !== undefined && "saying" in made ? made.saying(sentence) : made;
  return reply.type("text/html; charset=utf-8").send(shown.html);
}

/** After a post the browser goes on to a page that says what was done, so that a reload does not post again. */
export const done = (
  request: FastifyRequest,
  reply: FastifyReply,
  data: object,
  page: string,
  did: string,
): FastifyReply => (wantsJson(request) ? reply.send(data) : reply.redirect(`${page}?did=${did}`, 303));

export const download = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.type(type).header("content-disposition", `attachment; filename="${name}"`);
