import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLinks } from "../../../scripts/link-check.ts";

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  if (request.url === "/silent") return;
  if (request.url === "/moved") response.writeHead(301, { location: "/there?x=1" });
  else if (request.url === "/no-head") response.writeHead(request.method === "HEAD" ? 405 : 200);
  else if (request.url === "/gone") response.writeHead(404);
  response.end(request.method === "GET" ? "a page" : undefined);
});
let base = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function answersOf(urls: readonly string[]) {
  const answers: [state: string, detail: string][] = [];
  for await (const { state, detail } of checkLinks(urls, { patienceMs: 2_000, pauseMs: 1 }))
    answers.push([state, detail]);
  return answers;
}

function answers(...paths: string[]) {
  asked.length = 0;
  return answersOf(paths.map((path) => base + path));
}

test("a page that answers is requested once, with HEAD", async () => {
  expect(await answers("/")).toEqual([["answers", "200"]]);
  expect(asked).toEqual(["HEAD /"]);
});

test("a site that refuses HEAD is requested with GET, and a missing page fails", async () => {
  expect(await answers("/no-head", "/gone")).toEqual([
    ["answers", "200"],
    ["fails", "404"],
  ]);
  expect(asked).toEqual(["HEAD /no-head", "GET /no-head", "HEAD /gone", "GET /gone"]);
});

test("a redirect is named with where it leads, and not followed", async () => {
  expect(await answers("/moved")).toEqual([["redirects", `301 to ${base}/there?x=1`]]);
  expect(asked).toEqual(["HEAD /moved"]);
});

test("a late or missing answer fails with the reason, and the next address is still requested", async () => {
  expect(await answers("/silent", "/")).toEqual([
    ["fails", "no answer in 2 seconds"],
    ["answers", "200"],
  ]);
  const refused = await answersOf(["http://127.0.0.1:1/"]);
  expect(refused).toEqual([["fails", expect.stringMatching(/\S/)]]);
});
