import { leadSources } from "#contract/lead.ts";
import { type Html, html } from "../../html.ts";
import { forms } from "../../leads/delivery/message.ts";
import { outcomeNames, outcomeWords } from "../../leads/outcomes/outcome-names.ts";
import { type LeadFilter, leadStates, leadsAddress, leadWays } from "../lead-filter.ts";
import type { leadList } from "../operator.queries.ts";
import { frame, leadLink, moment, type Page, table } from "./frame.ts";

export type LeadList = Awaited<ReturnType<typeof leadList>>;

/**
 * Filters are an address, which can be kept and sent on. The search is posted: a name or an address typed here must
 * not stay in the browser's history.
 */
export function leadsPage(list: LeadList, filter: LeadFilter): Page {
  const { total, page, pages, leads } = list;
  return frame(
    "Leads",
    html`
${quickFilters()}
${searchForm(filter)}
<details${isFiltered(filter) && html` open`}><summary>More filters</summary>${filterForm(filter)}</details>
${leadTable(`${total} found, page ${page} of ${pages}`, leads)}
${turns(list, filter)}
<p><a href="/leads.csv">All leads as CSV</a></p>`,
  );
}

const quickFilters = (): Html =>
  html`<p class="choices">${(
    [
      ["All", {}],
      ["Waiting for the partner", { delivery: "waiting" }],
      ["Parked", { delivery: "parked" }],
      ["Quarantined", { state: "quarantined" }],
      ["Nothing heard for a day", { outcome: "overdue" }],
      ["No answer", { outcome: "no_answer" }],
      ["Approved", { outcome: "approved" }],
    ] as [string, LeadFilter][]
  ).map(([words, one]) => html`<a href="${leadsAddress(one)}">${words}</a>`)}</p>`;

const isFiltered = ({ search: _search, page: _page, ...filter }: LeadFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);

type Choice = readonly [value: string, words: string];

const select = (label: string, name: string, chosen: string | undefined, choices: readonly Choice[]): Html =>
  html`<label>${label} <select name="${name}"><option value="">any</option>${choices.map(
    ([value, words]) =>
      html`<option value="${value}"${value === chosen && html` selected`}>${words}</option>`,
  )}</select></label>`;

function filterForm(filter: LeadFilter): Html {
  const outcomes: Choice[] = outcomeNames.map((name) => [name, outcomeWords[name]]);
  const text = (label: string, name: "from_page" | "owner") =>
    html`<label>${label} <input name="${name}" value="${filter[name]}" maxlength="200" autocomplete="off"></label>`;
  const day = (label: string, name: "from" | "to") =>
    html`<label>${label} <input name="${name}" type="date" value="${filter[name]}"></label>`;
  return html`<form method="get" action="/leads">
${select(
  "State",
  "state",
  filter.state,
  leadStates.map((state) => [state, state]),
)}
${select(
  "On its way",
  "delivery",
  filter.delivery,
  leadWays.map((way) => [way, way]),
)}
${select("Said last", "outcome", filter.outcome, [
  ...outcomes,
  ["none", "nothing"],
  ["overdue", "nothing for a day"],
])}
${select(
  "Form",
  "source",
  filter.source,
  leadSources.map((source) => [source, forms[source]]),
)}
${text("Page", "from_page")}${text("Looked after by", "owner")}${day("From", "from")}${day("To", "to")}
<button>Filter</button>
</form>`;
}

const searchForm = (filter: LeadFilter): Html => html`<form method="post" action="/leads">${kept(filter)}
<label>Name, e-mail, phone or id <input name="search" value="${filter.search}" maxlength="254" autocomplete="off"></label>
<button>Search</button>
</form>`;

/** The filter as hidden fields of a form that is posted. */
const kept = ({ search: _search, page: _page, ...filter }: LeadFilter): Html =>
  html`${Object.entries(filter).map(
    ([name, value]) => value && html`<input type="hidden" name="${name}" value="${value}">`,
  )}`;

const leadTable = (caption: string, leads: LeadList["leads"]): Html =>
  table(
    caption,
    [
      "Lead",
      "Received",
      "Name",
      "Phone",
      "Asked about",
      "Came from",
      "Deliveries",
      "Said last",
      "Looked after by",
    ],
    leads.map((lead) => [
      html`${leadLink(lead.id)}${lead.test && " (test)"}${lead.state !== "accepted" && ` ${lead.state}`}`,
      moment(lead.received_at),
      `${lead.first_name} ${lead.last_name}`,
      lead.phone,
      lead.loan_type,
      lead.page ?? forms[lead.source],
      lead.deliveries,
      lead.outcome && outcomeWords[lead.outcome],
      lead.owner,
    ]),
    "cards",
  );

/** Links where the list is an address; buttons where a search must stay out of it. */
function turns({ page, pages }: LeadList, filter: LeadFilter): Html | false {
  const to = (number: number, words: string) => {
    if (number < 1 || number > pages) return false;
    if (filter.search) return html`<button name="page" value="${number}">${words}</button>`;
    return html`<a href="${leadsAddress({ ...filter, page: number })}">${words}</a>`;
  };
  const both = html`${to(page - 1, "Newer")} ${to(page + 1, "Older")}`;
  if (pages === 1) return false;
  if (!filter.search) return html`<p class="choices">${both}</p>`;
  return html`<form method="post" action="/leads">${kept(filter)}<input type="hidden" name="search" value="${filter.search}">${both}</form>`;
}
