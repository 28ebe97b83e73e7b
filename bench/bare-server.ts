import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { limits } from "../src/server/http-server.ts";

/** The least that Node can do: the same bytes and headers for every request, without reading it. */
const [folder = "."] = process.argv.slice(2);
const headers = JSON.parse(readFileSync(join(folder, "headers.json"), "utf8")) as string[];
const body = readFileSync(join(folder, "page.html.gz"));
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
// Their values are part of the headers.
server.keepAliveTimeout = limits.keepAliveTimeout;
server.maxRequestsPerSocket = limits.maxRequestsPerSocket;
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`port ${typeof address === "object" && address ? address.port : ""}\n`);
});
