import { type Html, html } from "../../html.ts";
import { type LeadFilter, type leadList, leadStates } from "../operator.queries.ts";
import { frame, leadLink, moment, table } from "./frame.ts";

export type LeadList = Awaited<ReturnType<typeof leadList>>;

/** The search is posted: a name or an address typed here must not stay in the browser's history. */
export function leadsPage({ total, page, pages, leads }: LeadList, { state, search }: LeadFilter): Html {
  const turn = (to: number, words: string) =>
    to >= 1 && to <= pages && html`<button name="page" value="${to}">${words}</button>`;
  return frame(
    "Leads",
    html`
<form method="post" action="/leads">
<label>Name, e-mail, phone or id <input name="search" value="${search}" maxlength="254" autocomplete="off"></label>
<label>State <select name="state"><option value="">any</option>${leadStates.map(
      (name) => html`<option${name === state && html` selected`}>${name}</option>`,
    )}</select></label>
<button>Search</button>
</form>
${table(
  `${total} found, page ${page} of ${pages}`,
  ["Id", "Received", "State", "Name", "E-mail", "Phone", "Loan", "Form", "Deliveries"],
  leads.map((lead) => [
    leadLink(lead.id),
    moment(lead.received_at),
    lead.state,
    `${lead.first_name} ${lead.last_name}`,
    lead.email,
    lead.phone,
    lead.loan_type,
    lead.source,
    lead.deliveries,
  ]),
)}
<form method="post" action="/leads">
<input type="hidden" name="search" value="${search}"><input type="hidden" name="state" value="${state}">
${turn(page - 1, "Newer")}${turn(page + 1, "Older")}
</form>`,
  );
}
