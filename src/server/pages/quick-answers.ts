import type { IncomingMessage, ServerResponse } from "node:http";
import { type Encoding, encodingFor } from "./encoding.ts";

/** A whole answer that was given once, ready to be given again. */
type Answer = { status: number; headers: string[]; body: Buffer | undefined };

/** What has been answered for one page: for each encoding, and to a browser that has the page. */
type RememberedAnswers = Partial<Record<Encoding, { full?: Answer; unchanged?: Answer }>>;

/** A page of which answers are remembered. */
export type QuickPage = {
  headers: { etag?: string };
  bodies: Record<Encoding, Buffer>;
  answers: RememberedAnswers;
};

/**
 * Keeps an answer that has gone through every hook, so that the next one like it can skip them all. Its headers
 * depend on nothing but the page, the encoding and whether the browser has the page.
 */
export function rememberAnswer(
  page: QuickPage,
  asked: IncomingMessage["headers"],
  status: number,
  given: Record<string, unknown>,
): void {
  const encoding = encodingFor(asked["accept-encoding"]);
  const body = status === 200 ? page.bodies[encoding] : undefined;
  const headers = Object.entries(given).flatMap(([name, value]) => [name, flat(String(value))]);
  if (body) headers.push("content-length", String(body.length));
  page.answers[encoding] ??= {};
  page.answers[encoding][body ? "full" : "unchanged"] = { status, headers, body };
}

/** The same text as one run of bytes in memory; one joined from pieces would be put together at each answer. */
const flat = (text: string): string => Buffer.from(text, "latin1").toString("latin1");

/** Gives a remembered answer once more; undefined when there is none and the ordinary way must be taken. */
export function repeatAnswer(
  page: QuickPage,
  request: IncomingMessage,
  response: ServerResponse,
): number | undefined {
  const answers = page.answers[encodingFor(request.headers["accept-encoding"])];
  const answer = hasAlready(request.headers, page) ? answers?.unchanged : answers?.full;
  if (!answer) return undefined;
  response.writeHead(answer.status, answer.headers);
  response.end(request.method === "HEAD" ? undefined : answer.body);
  return answer.status;
}

/** The browser holds this very page. */
export function hasAlready(asked: IncomingMessage["headers"], page: QuickPage): boolean {
  const { etag } = page.headers;
  return etag !== undefined && asked["if-none-match"]?.includes(etag) === true;
}
