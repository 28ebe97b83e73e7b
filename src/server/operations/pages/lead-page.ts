import { callTimeWords } from "#contract/lead.ts";
import { type Html, html } from "../../html.ts";
import type { WholeLead } from "../operator.queries.ts";
import { facts, frame, leadLink, moment, type Page, table } from "./frame.ts";
import { leadHistory } from "./lead-history.ts";

export function leadPage(lead: WholeLead): Page {
  return frame(
    `Lead ${lead.id.slice(0, 8)}`,
    html`
${known([
  ["Name", `${lead.first_name} ${lead.last_name}`],
  ["Phone", lead.phone],
  ["E-mail", lead.email],
  ["Best time to call", lead.call_time && callTimeWords[lead.call_time]],
  ["Asked about", lead.loan_type],
  ["Received", moment(lead.received_at)],
  ["State", lead.state],
  ["Reason", lead.state_reason],
  ["Test", lead.test ? "yes: it is counted nowhere" : undefined],
  ["Looked after by", lead.owner],
])}
<h2>History</h2>
${leadHistory(lead)}
<h2>The request</h2>
${known([
  ["Id", lead.id],
  ["Same as", lead.duplicate_of && leadLink(lead.duplicate_of)],
  ["Corrects", lead.correction_of && leadLink(lead.correction_of)],
  ["Signals of a program", lead.signals],
  ["Form", lead.source],
  ["Page", lead.page],
  ["Agent", lead.agent],
  ["Came from", lead.host],
  ["Current lender", lead.current_lender],
  ["Current rate", lead.current_rate],
  ["Loan balance", lead.loan_balance],
  [
    "Wants to pay extra",
    lead.interest_in_extra_payments === null ? null : String(lead.interest_in_extra_payments),
  ],
  ["Calculation", lead.calculation && JSON.stringify(lead.calculation)],
])}
<h2>Consent</h2>
${consent(lead)}
<h2>Deliveries</h2>
${table(
  "Deliveries",
  ["Way", "State", "Tries", "Last status", "Reason", "Next try", "Delivered"],
  lead.deliveries.map((delivery) => [
    delivery.channel,
    delivery.state,
    delivery.attempts,
    delivery.last_status,
    delivery.reason,
    delivery.state === "waiting" ? moment(delivery.next_try_at) : undefined,
    moment(delivery.delivered_at),
  ]),
  "cards",
)}
<form method="post" action="/leads/${lead.id}/redeliver"><button>${deed(lead)}</button></form>`,
  );
}

/** What is not known is left out. */
const known = (entries: Parameters<typeof facts>[0]): Html =>
  facts(entries.filter(([, value]) => value !== null && value !== undefined));

function consent({ consent: given }: WholeLead): Html {
  if (!given) return html`<p>None was sent with this request.</p>`;
  return facts([
    ["Given", moment(given.given_at)],
    ["Version", given.version],
    ["Wording", given.wording],
    ["Offers by e-mail", given.marketing_email ?? "no"],
    ["Offers by phone", given.marketing_phone ?? "no"],
  ]);
}

/** A delivered lead goes again under the same id, by which the partner knows it. */
function deed({ state, deliveries }: WholeLead): string {
  if (state !== "accepted") return "Release to the partner";
  const all = deliveries.length > 0 && deliveries.every((delivery) => delivery.state === "delivered");
  return all ? "Deliver once more" : "Deliver now";
}
