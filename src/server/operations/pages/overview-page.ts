import { type Html, html } from "../../html.ts";
import type { Status } from "../operator.ts";
import { facts, frame } from "./frame.ts";

export function overviewPage(status: Status): Html {
  const { leads, signals, unprovenWaiting, deliveries, oldestWaitingSeconds, database, channels } = status;
  const { erasingQuestion } = status;
  const way = channels.length > 0 ? channels.join(" and ") : "none";
  return frame(
    "Overview",
    html`
${channels.length === 0 && html`<p class="notice">No partner is configured: leads wait.</p>`}
${deliveries.parked > 0 && html`<p class="notice">${deliveries.parked} parked: <a href="/deliveries">see why, and send again</a>.</p>`}
${unprovenWaiting > 0 && html`<p class="notice">${unprovenWaiting} without a proof came in the last week past the day’s limit and wait: <a href="/leads?state=quarantined">look through them</a>.</p>`}
${
  erasingQuestion &&
  html`<p class="notice">${erasingQuestion}</p>
<form method="post" action="/retention/erase"><button class="grave">Erase old leads</button></form>`
}
<h2>Leads by state</h2>
${facts(Object.entries(leads).map(([state, count]) => [state, html`<a href="/leads?state=${state}">${count}</a>`]))}
<h2>Deliveries by state</h2>
${facts(Object.entries(deliveries))}
${Object.keys(signals).length > 0 && html`<h2>Signals of programs</h2>${facts(Object.entries(signals))}`}
<h2>State of the site</h2>
${facts([
  ["Ways to the partner", way],
  ["Oldest lead that waits", oldestWaitingSeconds > 0 ? duration(oldestWaitingSeconds) : "none waits"],
  ["Database", database.kind === "embedded" ? `embedded, in ${database.folder}` : "PostgreSQL"],
])}
<p><a href="/leads.csv">All leads as CSV</a></p>`,
  );
}

function duration(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} minutes`;
  return seconds < 172_800 ? `${Math.round(seconds / 3_600)} hours` : `${Math.round(seconds / 86_400)} days`;
}
