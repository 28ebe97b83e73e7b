import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { operatorWays, webhookWay } from "./operator-ways.ts";
import { sendTest } from "./send-test.ts";

let server: Server;
let received: { headers: IncomingHttpHeaders; body: string }[];
let status: number;

beforeEach(async () => {
  received = [];
  status = 204;
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(status, { location: "/elsewhere" }).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => void server.close());

const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/secret`;
const message = {
  id: "a-message",
  kind: "opened",
  subject: "Deliveries are parked",
  body: "1 is parked.\n",
} as const;
const send = () => webhookWay(url(), 2_000).send(message, new AbortController().signal);

test("the operator's webhook gets the words as a chat program shows them, under the message's own id", async () => {
  expect(await send()).toEqual({ kind: "delivered", status: 204 });
  expect(received[0]?.headers).toMatchObject({
    "content-type": "application/json",
    "webhook-id": "a-message",
  });
  expect(JSON.parse(received[0]!.body)).toEqual({
    type: "operator.opened",
    id: "a-message",
    text: "Deliveries are parked\n\n1 is parked.\n",
    subject: "Deliveries are parked",
    body: "1 is parked.\n",
  });
});

test("a redirect is not followed, a refusal is tried again, and no reason repeats the address", async () => {
  for (status of [302, 404, 500]) {
    expect(await send()).toEqual({
      kind: "again",
      status,
      reason: `The operator's webhook answered ${status}.`,
    });
  }
  expect(received).toHaveLength(3);
  server.close();
  server.closeAllConnections();
  await once(server, "close");
  const gone = await webhookWay("http://127.0.0.1:1/hooks/secret", 2_000).send(
    message,
    new AbortController().signal,
  );
  expect(gone).toMatchObject({
    kind: "again",
    reason: expect.stringMatching(/^(?!.*secret).*could not be reached/),
  });
});

test("a test goes every way that is configured, and says of each what came of it", async () => {
  const ways = operatorWays(
    readConfig({
      OPERATOR_EMAIL: "me@example.com",
      SMTP_URL: "smtp://127.0.0.1:1",
      OPERATOR_WEBHOOK_URL: url(),
    }),
  );
  expect(await sendTest(ways)).toEqual([
    { way: "email", sent: false, answer: expect.stringContaining("could not be reached") },
    { way: "webhook", sent: true, answer: "The receiver took it (204)." },
  ]);
  expect(JSON.parse(received[0]!.body)).toMatchObject({ type: "operator.test" });
});
