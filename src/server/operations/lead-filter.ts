import { type LeadSource, leadSources } from "#contract/lead.ts";
import { isDay } from "../analytics/day.ts";
import type { LeadState } from "../database/schema.ts";
import { isOutcome, type OutcomeName } from "../leads/outcomes/outcome-names.ts";

export const leadStates = ["accepted", "quarantined", "duplicate"] as const satisfies LeadState[];
export const leadWays = ["waiting", "parked", "delivered"] as const;

/** Which leads a list shows; all that is not said is any. */
export type LeadFilter = {
  state?: LeadState | undefined;
  /** Where it is on its way to the partner. */
  delivery?: (typeof leadWays)[number] | undefined;
  /** What was said of it last; none: nothing; overdue: nothing, a day after the partner got it. */
  outcome?: OutcomeName | "none" | "overdue" | undefined;
  source?: LeadSource | undefined;
  /** The path of the page that it came from. */
  from_page?: string | undefined;
  /** The name of who looks after it. */
  owner?: string | undefined;
  /** Days of South Africa, YYYY-MM-DD, both counted. */
  from?: string | undefined;
  to?: string | undefined;
  /** Part of a name, an e-mail address, a phone number or an id. */
  search?: string | undefined;
  /** From 1. */
  page?: number | undefined;
};

type Fields = Record<string, unknown>;

/** The filter that an address, a form or a command asks for; what is no choice counts as not said. */
export function leadFilter(fields: Fields): LeadFilter {
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === "string" && value.trim() ? value.trim().slice(0, 254) : undefined;
  };
  const one = <T extends string>(name: string, choices: readonly T[]) =>
    choices.find((choice) => choice === fields[name]);
  const day = (name: string) => (isDay(text(name) ?? "") ? text(name) : undefined);
  const { outcome } = fields;
  const page = Math.floor(Number(fields.page));
  return {
    state: one("state", leadStates),
    delivery: one("delivery", leadWays),
    outcome: isOutcome(outcome) ? outcome : one("outcome", ["none", "overdue"]),
    source: one("source", leadSources),
    from_page: text("from_page"),
    owner: text("owner"),
    from: day("from"),
    to: day("to"),
    search: text("search"),
    page: page >= 1 && page <= 1e6 ? page : 1,
  };
}

/** The address of the list with this filter; the search is never in an address, which a browser remembers. */
export function leadsAddress({ search: _search, page = 1, ...filter }: LeadFilter): string {
  const said = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(said);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/leads?${query}` : "/leads";
}
