import { minutesText } from "../../alerts/lead-troubles.ts";
import { type Html, html } from "../../html.ts";
import { forms } from "../../leads/delivery/message.ts";
import { outcomeWords } from "../../leads/outcomes/outcome-names.ts";
import type { Today } from "../desk.queries.ts";
import { type LeadFilter, leadsAddress } from "../lead-filter.ts";
import type { Status } from "../operator.ts";
import { duration } from "./duration.ts";
import { facts, frame, leadLink, moment, type Page, table } from "./frame.ts";

export type Overview = Status & { today: Today };

/** What waits for the person who looks comes first, then the day, then the state of all. */
export function overviewPage(overview: Overview): Page {
  const { today } = overview;
  return frame(
    "Today",
    html`
<h2>What waits for you</h2>
${waitingList(overview)}
${question(overview)}
<h2>Today so far</h2>
${facts([
  [
    "Asked for a call",
    html`<a href="${leadsAddress({ state: "accepted", from: today.day, to: today.day })}">${today.asked}</a>`,
  ],
  ["Of these the partner has", today.delivered],
  ["Of these were called", today.called],
])}
${newestTable(today)}
${stateOfAll(overview)}`,
  );
}

/** How many of something, in words, and where they are. */
type Waiting = readonly [count: number, one: string, many: string, address: string];

function waitingList({ today, unprovenWaiting, channels, openAlerts, unsentMessages }: Overview): Html {
  const list = (filter: LeadFilter) => leadsAddress(filter);
  const longer = `longer than ${minutesText(today.waitingMinutes)} for the partner`;
  const all: Waiting[] = [
    [openAlerts, "alert is open", "alerts are open", "/alerts"],
    [unsentMessages, "message to you could not be sent", "messages to you could not be sent", "/alerts"],
    [today.parked, "lead is parked", "leads are parked", "/deliveries"],
    [
      today.waiting,
      `lead has waited ${longer}`,
      `leads have waited ${longer}`,
      list({ delivery: "waiting" }),
    ],
    [
      today.quarantined,
      "lead of the last week is in quarantine",
      "leads of the last week are in quarantine",
      list({ state: "quarantined" }),
    ],
    [
      today.overdue,
      "lead went to the partner more than a day ago, and nothing was heard",
      "leads went to the partner more than a day ago, and nothing was heard",
      list({ outcome: "overdue" }),
    ],
    [today.noAnswer, "person did not answer", "people did not answer", list({ outcome: "no_answer" })],
    [today.mine, "open lead is yours", "open leads are yours", list({ owner: today.person })],
  ];
  const some = all.filter(([count]) => count > 0);
  return html`${channels.length === 0 && html`<p class="notice">No partner is configured: leads wait.</p>`}
${unprovenWaiting > 0 && html`<p class="notice">${unprovenWaiting} without a proof came in the last week past the day’s limit and wait: <a href="/leads?state=quarantined">look through them</a>.</p>`}
${
  some.length === 0
    ? html`<p>Nothing waits for you.</p>`
    : html`<ul class="waiting">${some.map(
        ([count, one, many, address]) =>
          html`<li><a href="${address}"><strong>${count}</strong> ${count === 1 ? one : many}</a></li>`,
      )}</ul>`
}`;
}

const newestTable = ({ newest }: Today): Html =>
  table(
    "The newest",
    ["Lead", "Received", "State", "Asked about", "Came from", "Said last", "Looked after by"],
    newest.map((lead) => [
      leadLink(lead.id),
      moment(lead.received_at),
      lead.test ? "a test" : lead.state,
      lead.loan_type,
      lead.page ?? forms[lead.source],
      lead.outcome && outcomeWords[lead.outcome],
      lead.owner,
    ]),
    "cards",
  );

const question = ({ erasingQuestion }: Overview): Html | undefined =>
  erasingQuestion
    ? html`<p class="notice">${erasingQuestion}</p>
<form method="post" action="/retention/erase"><button class="grave">Erase old leads</button></form>`
    : undefined;

function stateOfAll({
  leads,
  signals,
  deliveries,
  oldestWaitingSeconds,
  database,
  channels,
}: Overview): Html {
  return html`<h2>Leads by state</h2>
${facts(Object.entries(leads).map(([state, count]) => [state, html`<a href="/leads?state=${state}">${count}</a>`]))}
<h2>Deliveries by state</h2>
${facts(Object.entries(deliveries))}
${Object.keys(signals).length > 0 && html`<h2>Signals of programs</h2>${facts(Object.entries(signals))}`}
<h2>State of the site</h2>
${facts([
  ["Ways to the partner", channels.length > 0 ? channels.join(" and ") : "none"],
  ["Oldest lead that waits", oldestWaitingSeconds > 0 ? duration(oldestWaitingSeconds) : "none waits"],
  ["Database", database.kind === "embedded" ? `embedded, in ${database.folder}` : "PostgreSQL"],
])}`;
}
