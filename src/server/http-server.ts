import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyHttpOptions, FastifyServerFactory } from "fastify";
import type { AnswerQuickly } from "./pages/pages.ts";

/** What a client may ask of one process; a slow or endless sender is cut off. */
export const limits = {
  bodyLimit: 64 * 1024,
  requestTimeout: 30_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 10_000,
  maxRequestsPerSocket: 1_000,
  // While the server stops, a request on an open connection is still answered, and the connection then closed.
  return503OnClosing: false,
  clientErrorHandler: refuseUnreadable,
  http: { maxHeaderSize: 16 * 1024, headersTimeout: 15_000 },
} satisfies FastifyHttpOptions<Server>;

/** A server that gives the pages it remembers at once, and hands on everything else. */
export function serverWith(answerQuickly: AnswerQuickly): FastifyServerFactory<Server> {
  return (ordinary) => {
    const server = createServer(limits.http, (request, response) => {
      if (!answerQuickly(request, response)) ordinary(request, response);
    });
    server.requestTimeout = limits.requestTimeout;
    server.keepAliveTimeout = limits.keepAliveTimeout;
    server.maxRequestsPerSocket = limits.maxRequestsPerSocket;
    server.setTimeout(limits.connectionTimeout);
    return server;
  };
}

/** What is not even HTTP, or too slow or too long to be, gets a sentence too. */
function refuseUnreadable(error: { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const known: Record<string, string> = {
    HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
    ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  };
  const status = known[error.code ?? ""] ?? "400 Bad Request";
  const headers = "Content-Type: text/plain; charset=utf-8\r\nConnection: close";
  socket.end(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\nThis request cannot be read.`);
}
