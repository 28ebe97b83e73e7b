import { type Html, html } from "../../html.ts";
import type { WholeLead } from "../operator.queries.ts";
import { frame, leadLink, moment, table } from "./frame.ts";

type Found = { email: string; leads: readonly WholeLead[] };

/** Looking comes before erasing: what is found is the question whether to go on. */
export function personPage(found?: Found): Html {
  return frame(
    "A person",
    html`<p>Everything that is kept of a person, by e-mail address: to hand it over, or to erase it.</p>
<form method="post" action="/person">
<label>E-mail address <input name="email" type="email" required maxlength="254" autocomplete="off" value="${found?.email}"></label>
<button>Look</button>
</form>
${found && result(found)}
<h2>A visitor of the site</h2>
<p>Analytics know no names. Who wants what their browser reported erased can read their visitor id from the site’s cookie visitor_id
in that browser, and send it.</p>
<form method="post" action="/visitor/erase">
<label>Visitor id <input name="visitorId" required maxlength="36" size="36" autocomplete="off"></label>
<button class="grave">Erase for good</button>
</form>`,
  );
}

function result({ email, leads }: Found): Html {
  const button = (deed: string, words: string, kind?: string) =>
    html`<form method="post" action="/person/${deed}"><input type="hidden" name="email" value="${email}">
<button class="${kind}">${words}</button></form>`;
  return html`${table(
    "Leads of this person",
    ["Lead", "Received", "State", "Name", "Phone"],
    leads.map((lead) => [
      leadLink(lead.id),
      moment(lead.received_at),
      lead.state,
      `${lead.first_name} ${lead.last_name}`,
      lead.phone,
    ]),
  )}
${leads.length > 0 && button("export", "Download as JSON")}
<p>Erasing takes the leads, their consents and deliveries out of the database and the journal. It cannot be undone, and it
does not reach what the partner has got already.</p>
${button("erase", "Erase for good", "grave")}`;
}

export const erasedVisitorPage = ({ erased }: { erased: number }): Html =>
  frame(
    "A person",
    html`<p>${erased} ${erased === 1 ? "row of analytics was" : "rows of analytics were"} erased.</p>`,
  );

export const erasedPage = ({ erased }: { erased: number }): Html =>
  frame("A person", html`<p>${erased} ${erased === 1 ? "lead was" : "leads were"} erased.</p>`);
