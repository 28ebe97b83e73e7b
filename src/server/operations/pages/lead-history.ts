import { randomUUID } from "node:crypto";
import { type Html, html } from "../../html.ts";
import { isOutcome, outcomeNames, outcomeWords } from "../../leads/outcomes/outcome-names.ts";
import type { WholeLead } from "../operator.queries.ts";
import { moment, table } from "./frame.ts";

type Line = { at: Date | string; what: Html | string; who: string; button?: Html | undefined };

/** All that happened to a lead, in its order: asked, delivered, what was said, notes and whose it is. */
export function leadHistory(lead: WholeLead): Html {
  const lines = [asked(lead), ...deliveries(lead), ...lead.history.map((entry) => said(lead, entry))];
  const sorted = lines.toSorted((one, other) => new Date(one.at).getTime() - new Date(other.at).getTime());
  return html`${table(
    "What happened",
    ["When", "What", "Who said so", "To do"],
    sorted.map(({ at, what, who, button }) => [moment(at), what, who, button]),
    "cards",
  )}
${outcomeForm(lead)}
${noteForm(lead)}
${ownerForm(lead)}`;
}

const asked = ({ received_at }: WholeLead): Line => ({ at: received_at, what: "Asked", who: "the visitor" });

const deliveries = ({ deliveries: all }: WholeLead): Line[] =>
  all.flatMap(({ channel, delivered_at }) =>
    delivered_at === null ? [] : [{ at: delivered_at, what: `Delivered by ${channel}`, who: "our server" }],
  );

const ways = { link: "by link", webhook: "by webhook", csv: "by CSV", desk: "on the desk" };

function said(lead: WholeLead, entry: WholeLead["history"][number]): Line {
  const { kind, said: words, at, way, said_by } = entry;
  const who = way === "csv" ? `CSV by ${said_by}` : `${said_by}, ${ways[way]}`;
  if (kind === "note") return { at, who, what: html`<span class="note">${words}</span>` };
  if (kind === "owner") return { at, who, what: words ? `${words} looks after it` : "Nobody looks after it" };
  if (kind === "mistake") return { at, who, what: `A mistake: ${nameOf(lead, words)}` };
  const wrong = lead.history.some((other) => other.kind === "mistake" && other.said === entry.id);
  const name = isOutcome(words) ? outcomeWords[words] : words;
  if (wrong) return { at, who, what: html`<s>${name}</s>, by mistake` };
  const button = html`<form method="post" action="/leads/${lead.id}/mistake"><input type="hidden" name="entry" value="${entry.id}">
<button class="plain">A mistake</button></form>`;
  return { at, who, what: html`<strong>${name}</strong>`, button };
}

function nameOf({ history }: WholeLead, entryId: string): string {
  const words = history.find(({ id }) => id === entryId)?.said;
  return isOutcome(words) ? outcomeWords[words] : "an outcome";
}

/** Two presses of one button are one. */
const press = () => html`<input type="hidden" name="press" value="${randomUUID()}">`;

const outcomeForm = ({
  id,
}: WholeLead): Html => html`<form method="post" action="/leads/${id}/outcome">${press()}
<label>What became of it <select name="outcome" required>${outcomeNames.map(
  (name) => html`<option value="${name}">${outcomeWords[name]}</option>`,
)}</select></label>
<label>When, if not just now (South African time) <input type="datetime-local" name="at"></label>
<button>Record</button>
</form>`;

const noteForm = ({ id }: WholeLead): Html => html`<form method="post" action="/leads/${id}/note">${press()}
<label class="long">Note <textarea name="text" required maxlength="2000" rows="2"></textarea></label>
<button>Add the note</button>
</form>`;

const ownerForm = ({ id, owner }: WholeLead): Html => html`<form method="post" action="/leads/${id}/owner">
<p>${owner ? `${owner} looks after this lead.` : "Nobody looks after this lead."}</p>
<button name="mine" value="yes">Mine</button>
${owner && html`<button class="plain" name="mine" value="no">Nobody’s</button>`}
</form>`;
