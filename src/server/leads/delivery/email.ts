import { createTransport } from "nodemailer";
import type { Outcome, Partner, PartnerLead } from "./partner.ts";

export type EmailTarget = { to: string; from: string; fromName: string; smtpUrl: string; timeoutMs?: number };

/** A plain message; addresses go in as objects, so that nothing a visitor typed can become a header. */
export function emailPartner({ to, from, fromName, smtpUrl, timeoutMs = 15_000 }: EmailTarget): Partner {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({
    url: smtpUrl,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  const domain = from.split("@")[1] ?? "localhost";
  return {
    channel: "email",
    send: async (lead, stopped) => {
      const message = {
        from: { name: fromName, address: from },
        to: { name: "", address: to },
        replyTo: { name: "", address: lead.email },
        subject: `Contact request ${lead.id}`,
        // The same for every try, so that mail systems can tell a repeated message.
        messageId: `<${lead.id}@${domain}>`,
        text: messageText(lead),
      };
      const sent = transport
        .sendMail(message)
        .then((): Outcome => ({ kind: "delivered", status: 250 }), failed);
      return Promise.race([sent, timeUp(timeoutMs * 2, stopped)]);
    },
  };
}

/** SMTP says with 5xx what stays so; a refused login is the operator's to mend and worth another try. */
function failed(error: { responseCode?: number; code?: string }): Outcome {
  const status = error.responseCode;
  if (status === undefined) {
    return {
      kind: "again",
      reason: `The mail server could not be reached (${error.code ?? "no connection"}).`,
    };
  }
  const reason = `The mail server answered ${status}.`;
  return { kind: status >= 500 && error.code !== "EAUTH" ? "never" : "again", status, reason };
}

/** A signal of its own for each message, so that the worker's collects no listeners. */
function timeUp(milliseconds: number, stopped: AbortSignal): Promise<Outcome> {
  const signal = AbortSignal.any([AbortSignal.timeout(milliseconds), stopped]);
  return new Promise((resolve) => {
    const give = () => resolve({ kind: "again", reason: "The mail server did not answer in time." });
    signal.addEventListener("abort", give, { once: true });
  });
}

function messageText(lead: PartnerLead): string {
  const { currentCalculation = {}, consent, ...fields } = lead;
  const rows = Object.entries({ ...fields, ...currentCalculation });
  const marketing = consent ? [["consent to marketing", consent.marketing ? "yes" : "no"]] : [];
  return [...rows, ...marketing].map(([name, value]) => `${name}: ${value}`).join("\n");
}
