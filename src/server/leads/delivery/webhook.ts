import { Webhook } from "standardwebhooks";
import type { PartnerLead } from "#contract/partner-body.ts";
import { formats } from "../../partners/formats/formats.ts";
import { ourFormat, type PartnerFormat } from "../../partners/partner-record.ts";
import { safeError } from "../../safe-error.ts";
import type { Outcome, Partner } from "./partner.ts";

export type WebhookTarget = {
  url: string;
  /** Those that sign now: while a secret is being replaced, the old one and the new one. */
  secrets: () => readonly string[];
  format?: PartnerFormat;
  timeoutMs?: number;
};

/** Signed by Standard Webhooks. The message id is the lead's, so that the partner can tell a repeated one. */
export function webhookPartner({
  url,
  secrets,
  format = ourFormat,
  timeoutMs = 15_000,
}: WebhookTarget): Partner {
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
          ...message(format, secrets(), lead),
        });
        const outcome = await outcomeOf(response, format, lead.test === true);
        await response.body?.cancel().catch(() => {});
        return outcome;
      } catch (error) {
        if (timeout.aborted) return { kind: "again", reason: "The partner did not answer in time." };
        const code = safeError(error instanceof Error ? error.cause : error).code ?? "no connection";
        return { kind: "again", reason: `The partner could not be reached (${code}).` };
      }
    },
  };
}

function message(
  format: PartnerFormat,
  secrets: readonly string[],
  lead: PartnerLead,
): { headers: Record<string, string>; body: string } {
  const { write, signed } = formats[format.kind];
  const { type, body } = write(format, lead);
  const now = new Date();
  const signatures = secrets.map((secret) => new Webhook(secret).sign(lead.id, now, body));
  return {
    body,
    headers: {
      "content-type": type,
      "user-agent": "ikhaya",
      ...(signed &&
        secrets.length > 0 && {
          "webhook-id": lead.id,
          "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
          "webhook-signature": signatures.join(" "),
        }),
    },
  };
}

/** What the partner says beside its status is read where its format has a meaning for it, and for whoever tries the connection. */
async function outcomeOf(response: Response, format: PartnerFormat, test: boolean): Promise<Outcome> {
  const { status, headers } = response;
  const { problems, neverConfirms } = formats[format.kind];
  const taken = status >= 200 && status < 300;
  const redirect = status >= 300 && status < 400;
  const text = test || (problems && !taken) ? await firstLines(response) : "";
  const answer = test && text ? { answer: text } : {};
  // It answers with the page that a browser is to go on to.
  if (neverConfirms && (taken || redirect)) return { kind: "unconfirmed", status, ...answer };
  if (taken) return { kind: "delivered", status, ...answer };
  if (redirect) {
    const reason = `The partner answered ${status}, a redirect, which is not followed.`;
    return { kind: "again", status, reason, ...answer };
  }
  // A 4xx too: a partner that is being moved or set up anew answers 401, 404 or 422 for a while.
  const wrong = problems?.(format, text);
  const reason = `The partner answered ${status}${wrong ? ` (${wrong})` : ""}.`;
  return { kind: "again", status, reason, afterSeconds: secondsOf(headers.get("retry-after")), ...answer };
}

const mostBytes = 4_096;

/** However long the answer is; what is cut off or cannot be read counts as not said. */
async function firstLines({ body }: Response): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > mostBytes) break;
    }
  } catch {
    // The status came, and counts.
  }
  // PostgreSQL takes no such character.
  return text.replaceAll("\0", "").slice(0, mostBytes).trim();
}

/** Retry-After is a number of seconds or a date. */
function secondsOf(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}
