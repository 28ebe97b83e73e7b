import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyHttpOptions, FastifyServerFactory } from "fastify";
import { bareHeaders } from "./security.ts";

/** What a client may ask of one process; a slow or endless sender is cut off. */
export const limits = {
  bodyLimit: 64 * 1024,
  requestTimeout: 30_000,
  // Without a byte given, see closeForgotten.
  connectionTimeout: 30_000,
  keepAliveTimeout: 10_000,
  maxRequestsPerSocket: 1_000,
  // While the server stops, a request on an open connection is still answered, and the connection then closed.
  return503OnClosing: false,
  clientErrorHandler: refuseUnreadable,
  // Both timeouts are kept to within the interval at which connections are looked through.
  http: { maxHeaderSize: 16 * 1024, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
} satisfies FastifyHttpOptions<Server>;

/** How long a connection that was refused may stay, so that its sender can read why. */
const lingerMs = 1_000;

/** A server that keeps to the limits. */
export const serverFactory: FastifyServerFactory<Server> = (handler) => {
  const server = createServer(limits.http, (request, response) => {
    if (!namesTwoHosts(request)) return void handler(request, response);
    response.writeHead(400, { ...bareHeaders, connection: "close" }).end(unreadable);
  });
  server.on("checkExpectation", (_request, response) => {
    response.writeHead(417, bareHeaders).end(unreadable);
  });
  server.requestTimeout = limits.requestTimeout;
  server.keepAliveTimeout = limits.keepAliveTimeout;
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket;
  server.setTimeout(limits.connectionTimeout);
  closeForgotten(server);
  return server;
};

/** One that does may be another site's to a proxy than it is to us (RFC 9112, 3.2). */
export const namesTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4 && /^host$/i.test(text)).length > 1;

/**
 * Closes connections to which nothing new was written for as long as a connection may be quiet. Node's own timers
 * begin again with every byte that comes, so that empty lines, which are no request, would keep them off for ever.
 */
function closeForgotten(server: Server): void {
  const connections = new Map<Socket, { written: number; since: number }>();
  server.on("connection", (socket) => {
    connections.set(socket, { written: 0, since: performance.now() });
    socket.once("close", () => connections.delete(socket));
  });
  const look = () => {
    const now = performance.now();
    for (const [socket, known] of connections) {
      if (socket.bytesWritten !== known.written)
        connections.set(socket, { written: socket.bytesWritten, since: now });
      else if (now - known.since > limits.connectionTimeout) socket.destroy();
    }
  };
  const timer = setInterval(look, limits.http.connectionsCheckingInterval).unref();
  server.once("close", () => clearInterval(timer));
}

const unreadable = "This request cannot be read.";

/** What is not even HTTP, or too slow or too long to be, gets a sentence too. */
function refuseUnreadable(error: { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const known: Record<string, string> = {
    HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
    HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
    ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  };
  const headers = { ...bareHeaders, connection: "close", "content-length": unreadable.length };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${known[error.code ?? ""] ?? "400 Bad Request"}`;
  socket.end(`${[status, ...lines].join("\r\n")}\r\n\r\n${unreadable}`);
  // It may go on sending; nothing of that is wanted.
  socket.resume();
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
