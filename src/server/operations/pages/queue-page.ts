import { html } from "../../html.ts";
import type { deliveryQueue } from "../operator.queries.ts";
import { frame, leadLink, moment, type Page, table } from "./frame.ts";

export type Queue = Awaited<ReturnType<typeof deliveryQueue>>;

export function queuePage(queue: Queue): Page {
  const rows = queue.map((delivery) => [
    leadLink(delivery.lead_id),
    delivery.channel,
    delivery.state,
    delivery.attempts,
    delivery.last_status,
    delivery.reason,
    moment(delivery.created_at),
    delivery.state === "waiting" ? moment(delivery.next_try_at) : undefined,
    delivery.state === "sending"
      ? undefined
      : html`<form method="post" action="/leads/${delivery.lead_id}/redeliver"><button>Deliver now</button></form>`,
  ]);
  const heads = ["Lead", "Way", "State", "Tries", "Last status", "Reason", "Since", "Next try", ""];
  const parked = queue.some(({ state }) => state === "parked");
  return frame(
    "Deliveries",
    html`<p>What has not reached the partner, parked ones first, at most 200.</p>
${parked && html`<form method="post" action="/deliveries/redeliver"><button>Send again all that is parked</button></form>`}
${table("Not delivered", heads, rows)}`,
  );
}
