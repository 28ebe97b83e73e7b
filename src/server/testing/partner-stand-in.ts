import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import { outcomeNames } from "../leads/outcomes/outcome-names.ts";
import { partnerOutcomesPath } from "../leads/outcomes/partner-outcomes.routes.ts";
import { type StandInLead, standInPage } from "./partner-stand-in-page.ts";

/** What it may answer instead of 204, by the name that is asked for. */
const faults: Record<string, (response: ServerResponse) => unknown> = {
  ...Object.fromEntries(
    [400, 401, 404, 409, 422, 500, 503].map((status) => [
      String(status),
      (response: ServerResponse) => response.writeHead(status).end(`Fault ${status}, as asked for`),
    ]),
  ),
  "429, come back in 30 seconds": (response) => response.writeHead(429, { "retry-after": "30" }).end(),
  redirect: (response) => response.writeHead(302, { location: "/elsewhere" }).end(),
  "slow, 20 seconds": (response) =>
    sleep(20_000, undefined, { ref: false }).then(() => response.writeHead(204).end()),
  "broken connection": (response) => response.socket?.destroy(),
};
export const faultNames = ["none", ...Object.keys(faults)];

export type StandInParts = {
  secret: string;
  /** Where outcomes go. */
  siteUrl: string;
  port?: number;
  say?: (line: string) => void;
};

/** A partner on this machine: checks signatures, shows what came, fails as asked for, and sends outcomes back. */
export async function startStandIn({ secret, siteUrl, port = 0, say = () => {} }: StandInParts) {
  const webhook = new Webhook(secret);
  const received: StandInLead[] = [];
  let fault = "none";
  let told = "";

  function take(request: IncomingMessage, body: string, response: ServerResponse): void {
    const id = String(request.headers["webhook-id"] ?? "");
    const signed = isRight(() => webhook.verify(body, request.headers as Record<string, string>));
    const again = received.some((lead) => lead.id === id && lead.answered === "204");
    const wanted = Object.hasOwn(faults, fault) ? fault : undefined;
    const answered = signed ? (wanted ?? "204") : "401";
    received.unshift({ id, body, signed, again, answered, at: new Date() });
    received.splice(100);
    say(
      `${id}: signature ${signed ? "right" : "WRONG"}${again ? ", came before" : ""}, answered ${answered}`,
    );
    if (!signed) response.writeHead(401).end("The signature is wrong.");
    else if (wanted) faults[wanted]?.(response);
    else response.writeHead(204).end();
  }

  async function sendOutcome(leadId: string, outcome: string): Promise<string> {
    const body = JSON.stringify({ leadId, outcome, at: new Date().toISOString() });
    const id = `msg_${randomUUID()}`;
    const now = new Date();
    const response = await fetch(`${siteUrl}${partnerOutcomesPath}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
        "webhook-signature": webhook.sign(id, now, body),
      },
      body,
    }).catch((error: Error) => error);
    if (response instanceof Error) return `${outcome}: ${siteUrl} cannot be reached`;
    return `${outcome}: ${response.status} ${(await response.text()).slice(0, 300)}`;
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    if (request.method === "POST" && request.url === "/leads") return take(request, body, response);
    // Another page in this browser may not press these buttons.
    const own = !request.headers.origin || request.headers.origin === `http://${request.headers.host}`;
    if (request.method === "POST" && own) {
      const fields = new URLSearchParams(body);
      const asked = fields.get("fault");
      if (asked !== null && faultNames.includes(asked)) fault = asked;
      const outcome = outcomeNames.find((name) => name === fields.get("outcome"));
      if (outcome) told = await sendOutcome(fields.get("leadId") ?? "", outcome);
      if (outcome) say(told);
      return void response.writeHead(303, { location: "/" }).end();
    }
    if (request.url !== "/") return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(standInPage({ received, fault, faultNames, outcomeNames, told }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function isRight(check: () => unknown): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}
