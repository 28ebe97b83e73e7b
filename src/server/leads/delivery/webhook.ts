import { Webhook } from "standardwebhooks";
import { safeError } from "../../safe-error.ts";
import { roundedCalculation } from "./figures.ts";
import type { Outcome, Partner, PartnerLead } from "./partner.ts";

export type WebhookTarget = {
  url: string;
  /** Those that sign now: while a secret is being replaced, the old one and the new one. */
  secrets: () => readonly string[];
  timeoutMs?: number;
};

/** Signed by Standard Webhooks. The message id is the lead's, so that the partner can tell a repeated one. */
export function webhookPartner({ url, secrets, timeoutMs = 15_000 }: WebhookTarget): Partner {
  return {
    channel: "webhook",
    send: async (lead, stopped) => {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(url, {
          method: "POST",
          // A redirect could take a visitor's details anywhere.
          redirect: "manual",
          signal: AbortSignal.any([timeout, stopped]),
          ...signedMessage(secrets(), lead),
        });
        // What the partner says beside its status is not read, however long it is.
        await response.body?.cancel().catch(() => {});
        return outcomeOf(response.status, response.headers.get("retry-after"));
      } catch (error) {
        if (timeout.aborted) return { kind: "again", reason: "The partner did not answer in time." };
        const code = safeError(error instanceof Error ? error.cause : error).code ?? "no connection";
        return { kind: "again", reason: `The partner could not be reached (${code}).` };
      }
    },
  };
}

function signedMessage(
  secrets: readonly string[],
  lead: PartnerLead,
): { headers: Record<string, string>; body: string } {
  const { currentCalculation: exact } = lead;
  const data = exact ? { ...lead, currentCalculation: roundedCalculation(exact) } : lead;
  const body = JSON.stringify({ type: "lead.created", timestamp: lead.receivedAt, data });
  const now = new Date();
  return {
    body,
    headers: {
      "content-type": "application/json",
      "user-agent": "ikhaya",
      "webhook-id": lead.id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
      "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(lead.id, now, body)).join(" "),
    },
  };
}

function outcomeOf(status: number, retryAfter: string | null): Outcome {
  if (status >= 200 && status < 300) return { kind: "delivered", status };
  if (status >= 300 && status < 400) {
    return {
      kind: "again",
      status,
      reason: `The partner answered ${status}, a redirect, which is not followed.`,
    };
  }
  // A 4xx too: a partner that is being moved or set up anew answers 401, 404 or 422 for a while.
  const reason = `The partner answered ${status}.`;
  return { kind: "again", status, reason, afterSeconds: secondsOf(retryAfter) };
}

/** Retry-After is a number of seconds or a date. */
function secondsOf(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}
