import { createTransport, type SendMailOptions } from "nodemailer";
import { isThisMachine } from "../../this-machine.ts";
import { leadMessage } from "./message.ts";
import type { Outcome, Partner } from "./partner.ts";

export type EmailTarget = { to: string; from: string; fromName: string; smtpUrl: string; timeoutMs?: number };

/** A message in text and HTML; addresses go in as objects, so that nothing a visitor typed can become a header. */
export function emailPartner({ to, from, fromName, smtpUrl, timeoutMs = 15_000 }: EmailTarget): Partner {
  const sendMail = mailServer(smtpUrl, timeoutMs);
  const domain = from.split("@")[1] ?? "localhost";
  const messageId = (leadId: string) => `<${leadId}@${domain}>`;
  return {
    channel: "email",
    send: async (lead, stopped) => {
      const message = {
        from: { name: fromName, address: from },
        to: { name: "", address: to },
        ...(fitsHeader(lead.email) && { replyTo: { name: "", address: lead.email } }),
        // The same for every try, so that mail systems can tell a repeated message.
        messageId: messageId(lead.id),
        // Mail programs show a correction below what it corrects.
        ...(lead.correctionOf && {
          inReplyTo: messageId(lead.correctionOf),
          references: messageId(lead.correctionOf),
        }),
        ...leadMessage(lead),
      };
      return sendMail(message, stopped);
    },
  };
}

/** Sends messages by a mail server; never throws, and ends soon after the signal. */
export function mailServer(smtpUrl: string, timeoutMs = 15_000) {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({
    url: withTls(smtpUrl),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  return (message: SendMailOptions, stopped: AbortSignal): Promise<Outcome> => {
    const sent = transport
      .sendMail(message)
      .then((): Outcome => ({ kind: "delivered", status: 250 }), failed);
    return Promise.race([sent, timeUp(timeoutMs * 2, stopped)]);
  };
}

/** A header takes no other letters before the @ without an extension that not every mail server has. */
const fitsHeader = (email: string): boolean => /^[!-~]+@/.test(email);

/** Personal details go to another machine encrypted or not at all; `smtps:` is so from its first byte. */
function withTls(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (url.protocol === "smtp:" && !isThisMachine(url)) url.searchParams.set("requireTLS", "true");
  return url.href;
}

function failed(error: { responseCode?: number; code?: string }): Outcome {
  const status = error.responseCode;
  if (status === undefined) {
    return {
      kind: "again",
      reason: `The mail server could not be reached (${error.code ?? "no connection"}).`,
    };
  }
  return { kind: "again", status, reason: `The mail server answered ${status}.` };
}

/** A signal of its own for each message, so that the worker's collects no listeners. */
function timeUp(milliseconds: number, stopped: AbortSignal): Promise<Outcome> {
  const signal = AbortSignal.any([AbortSignal.timeout(milliseconds), stopped]);
  return new Promise((resolve) => {
    const give = () => resolve({ kind: "again", reason: "The mail server did not answer in time." });
    signal.addEventListener("abort", give, { once: true });
  });
}
