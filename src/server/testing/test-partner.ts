import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

export const testSecret = `whsec_${Buffer.alloc(32, 9).toString("base64")}`;

type Received = { id: string; email: string; outcomeUrl: string; headers: IncomingHttpHeaders };

export type TestPartner = {
  url: string;
  /** Every request whose signature is right, in order. */
  received: Received[];
  /** How the next requests are answered; 200 unless set. */
  answer: (response: ServerResponse, request: Received) => void;
  close: () => Promise<void>;
};

/** A partner on this machine that checks signatures as a real one does. */
export async function startTestPartner(port = 0): Promise<TestPartner> {
  const webhook = new Webhook(testSecret);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const { data } = webhook.verify(body, request.headers as Record<string, string>) as {
      data: { id: string; email: string; outcomeUrl: string };
    };
    const received = {
      id: String(request.headers["webhook-id"]),
      email: data.email,
      outcomeUrl: data.outcomeUrl,
      headers: request.headers,
    };
    partner.received.push(received);
    partner.answer(response, received);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const partner: TestPartner = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    received: [],
    answer: (response) => void response.end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return partner;
}

/** Waits until something holds, looking every 20 ms. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  patienceMs = 30_000,
  otherwise = "What the test waits for does not happen.",
): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(otherwise);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
