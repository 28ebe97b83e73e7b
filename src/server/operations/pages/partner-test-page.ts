import { html } from "../../html.ts";
import type { PartnerTest } from "../../partners/send-test.ts";
import { facts, frame, leadLink, type Page } from "./frame.ts";

const states: Record<PartnerTest["deliveries"][number]["state"], string> = {
  waiting: "Waits to be sent. Load this page again in a moment.",
  sending: "Is being sent. Load this page again in a moment.",
  delivered: "Delivered.",
  unconfirmed: "Sent, not confirmed: this receiver never says whether it took it. Look for it there.",
  parked: "Not delivered.",
};

/** What the receiver answered to a test. */
export function partnerTestPage({ leadId, partner, deliveries }: PartnerTest, name: string): Page {
  return frame(
    `Test of ${name}`,
    html`<p>A made-up request was sent, marked as a test. A test is tried once, and counted nowhere.</p>
${deliveries.map(
  ({
    channel,
    state,
    last_status,
    reason,
    answer,
  }) => html`<h2>By ${channel === "email" ? "e-mail" : "webhook"}</h2>
<p class="notice" role="status">${states[state]}</p>
${facts([
  ["Answer", last_status === null ? "none" : String(last_status)],
  ["Reason", reason],
])}
${answer && html`<pre class="answer">${answer.split("\n").slice(0, 12).join("\n").slice(0, 1_500)}</pre>`}`,
)}
<form method="post" action="/partners/${partner}/test"><button>Send another test</button></form>
<p><a href="/partners/${partner}">Back to ${name}</a>, or see the request: ${leadLink(leadId)}</p>`,
  );
}
