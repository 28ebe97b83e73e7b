import type { alertsView } from "../../alerts/alerts.queries.ts";
import type { TestAnswer } from "../../alerts/send-test.ts";
import { type TroubleKind, troubles } from "../../alerts/trouble.ts";
import { type Html, html } from "../../html.ts";
import { frame, moment, table } from "./frame.ts";

export type AlertsView = Awaited<ReturnType<typeof alertsView>> & { ways: readonly string[] };

const wayWords: Record<string, string> = { email: "e-mail", webhook: "webhook" };
const kindWords = { opened: "it began", over: "it is over", week: "the week" };

/** What the operator was told of, and what became of the messages. */
export function alertsPage({ open, past, unsent, sent, ways }: AlertsView): Html {
  const told = ways.map((way) => wayWords[way] ?? way).join(" and ");
  return frame(
    "Alerts",
    html`${
      ways.length === 0
        ? html`<p class="notice">Nobody is told: set OPERATOR_EMAIL with SMTP_URL, or OPERATOR_WEBHOOK_URL.</p>`
        : html`<p>You are told by ${told}, once when something begins and once when it is over.</p>
<form method="post" action="/alerts/test"><button>Send a test message</button></form>`
    }
${unsent.length > 0 && html`<p class="notice">Not every message reached you: see below why.</p>`}
${table(
  "Open now",
  ["What", "Details", "Since", "What to do"],
  open.map(({ kind, sentence, opened_at }) => [
    troubles[kind].title,
    sentence,
    moment(opened_at),
    todo(kind),
  ]),
  "cards",
)}
${table(
  "Messages that could not be sent",
  ["Message", "About", "Way", "Tries", "Why", "From"],
  unsent.map((message) => [
    message.subject,
    kindWords[message.kind],
    wayWords[message.way],
    html`${message.tries}${message.state === "failed" && ", given up"}`,
    message.reason,
    moment(message.created_at),
  ]),
  "cards",
)}
${table(
  "Over",
  ["What", "Details", "Since", "Until"],
  past.map(({ kind, sentence, opened_at, over_at }) => [
    troubles[kind].title,
    sentence,
    moment(opened_at),
    moment(over_at),
  ]),
  "cards",
)}
<details><summary>Messages that were sent</summary>${table(
      "The last 50",
      ["Message", "Way", "When"],
      sent.map(({ subject, way, sent_at }) => [subject, wayWords[way], moment(sent_at)]),
      "cards",
    )}</details>`,
  );
}

function todo(kind: TroubleKind): Html | string {
  const trouble = troubles[kind];
  if (!("page" in trouble)) return trouble.todo;
  const [address, words] = trouble.page;
  return html`<a href="${address}">${words}</a>`;
}

/** What the receivers of a test message answered. */
export const testedPage = (answers: readonly TestAnswer[]): Html =>
  frame(
    "A test message",
    html`${answers.length === 0 && html`<p class="notice">Nothing was sent: no way to you is configured.</p>`}
${answers.map(({ way, sent, answer }) =>
  sent
    ? html`<p>Sent by ${wayWords[way]}. ${answer} See whether it arrived.</p>`
    : html`<p class="notice">Not sent by ${wayWords[way]}. ${answer}</p>`,
)}
<p><a href="/alerts">Back to the alerts</a></p>`,
  );
