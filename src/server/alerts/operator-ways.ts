import type { Config } from "../config.ts";
import type { OperatorMessagesTable, OperatorWayName } from "../database/schema.ts";
import { mailServer } from "../leads/delivery/email.ts";
import type { Outcome } from "../leads/delivery/partner.ts";
import { safeError } from "../safe-error.ts";

/** What the operator reads. Its id is the same at each try, so that mail systems can tell a repeated one. */
export type OperatorMessage = {
  id: string;
  kind: OperatorMessagesTable["kind"] | "test";
  subject: string;
  body: string;
  /** The id of the message that told of the same alert before. */
  follows?: string | undefined;
};

/** One way to tell the operator; `send` never throws and ends soon after the signal. */
export type OperatorWay = {
  way: OperatorWayName;
  send: (message: OperatorMessage, signal: AbortSignal) => Promise<Outcome>;
};

/** The ways that are configured. */
export function operatorWays({
  alerts,
  site,
  smtpUrl,
}: Pick<Config, "alerts" | "site" | "smtpUrl">): OperatorWay[] {
  const sender = { from: site.email, fromName: site.productName };
  return [
    ...(alerts.email && smtpUrl ? [emailWay({ ...alerts.email, ...sender, smtpUrl })] : []),
    ...(alerts.webhookUrl ? [webhookWay(alerts.webhookUrl)] : []),
  ];
}

type EmailTarget = { to: string; smtpUrl: string; from: string; fromName: string };

export function emailWay({ to, smtpUrl, from, fromName }: EmailTarget): OperatorWay {
  const sendMail = mailServer(smtpUrl);
  const domain = from.split("@")[1] ?? "localhost";
  const messageId = (id: string) => `<operator-${id}@${domain}>`;
  return {
    way: "email",
    send: ({ id, subject, body, follows }, stopped) => {
      const thread = follows && { inReplyTo: messageId(follows), references: messageId(follows) };
      const message = {
        from: { name: fromName, address: from },
        to: { name: "", address: to },
        messageId: messageId(id),
        ...thread,
        // No out-of-office reply comes back.
        headers: { "auto-submitted": "auto-generated" },
        subject: `${fromName}: ${subject}`,
        text: body,
      };
      return sendMail(message, stopped);
    },
  };
}

/** JSON whose `text` chat programs show; the address may hold a secret and is in no message or reason. */
export function webhookWay(url: string, timeoutMs = 15_000): OperatorWay {
  return {
    way: "webhook",
    send: async ({ id, kind, subject, body }, stopped) => {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const response = await fetch(url, {
          method: "POST",
          redirect: "manual",
          signal: AbortSignal.any([timeout, stopped]),
          headers: { "content-type": "application/json", "user-agent": "ikhaya", "webhook-id": id },
          body: JSON.stringify({
            type: `operator.${kind}`,
            id,
            text: `${subject}\n\n${body}`,
            subject,
            body,
          }),
        });
        await response.body?.cancel().catch(() => {});
        const { status } = response;
        if (status >= 200 && status < 300) return { kind: "delivered", status };
        return { kind: "again", status, reason: `The operator's webhook answered ${status}.` };
      } catch (error) {
        if (timeout.aborted)
          return { kind: "again", reason: "The operator's webhook did not answer in time." };
        const code = safeError(error instanceof Error ? error.cause : error).code ?? "no connection";
        return { kind: "again", reason: `The operator's webhook could not be reached (${code}).` };
      }
    },
  };
}
