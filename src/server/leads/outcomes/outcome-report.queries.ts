import { sql } from "kysely";
import { pageIds } from "#contract/page-ids.ts";
import { toolIds } from "#contract/tools.ts";
import type { Period } from "../../analytics/reports/period.ts";
import type { Database } from "../../database/database.ts";
import { isCounted } from "./history.queries.ts";

/** How far requests came, and how those ended that came no further. */
export type Stages = {
  asked: number;
  delivered: number;
  called: number;
  calledWithinDay: number;
  applied: number;
  approved: number;
  registered: number;
  noAnswer: number;
  notInterested: number;
  declined: number;
  /** From the request to the first call, of those whose call has a time; null where there was none. */
  medianSecondsToCall: number | null;
};

/** By what the requests are told apart; "all" is all of them together. */
export const outcomeKinds = ["all", "page", "answer", "source", "week"] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** `name` is null where it is not known. */
export type StageRow = Stages & { kind: OutcomeKind; name: string | null };

const calculators: readonly string[] = pageIds.calculator;

/**
 * How far the requests of a period came, in one look. A request counts as called when it was, or when anything is
 * recorded that follows a call, and so with each stage. A correction is no second request; duplicates, the
 * operator's tries and what is in quarantine are none.
 */
export async function stagesOf(
  database: Database,
  { from, to }: Pick<Period, "from" | "to">,
): Promise<StageRow[]> {
  const { rows } = await sql<StageRow>`
    with requests as (
      select id, coalesce(correction_of, id) as asked_id, received_at, page, source, calculation ->> 'tool' as tool
      from leads where state = 'accepted' and not test
    ), firsts as (
      select distinct on (asked_id) *, (received_at at time zone 'Africa/Johannesburg') as here
      from requests order by asked_id, received_at, id
    ), said as (
      select asked_id, array_agg(said) as outcomes, min(at) filter (where said in ('called', 'not_interested')) as called_at
      from requests join lead_history on lead_id = requests.id where ${isCounted} group by asked_id
    ), sent as (
      select distinct asked_id from requests join deliveries on lead_id = requests.id where delivered_at is not null
    ), stages as (
      select ${answer} as answer, page, source, to_char(date_trunc('week', here), 'YYYY-MM-DD') as week,
        sent.asked_id is not null or outcomes is not null as delivered,
        coalesce(outcomes && array['called', 'not_interested', 'applied', 'approved', 'declined', 'registered'], false) as called,
        coalesce(outcomes && array['applied', 'approved', 'declined', 'registered'], false) as applied,
        coalesce(outcomes && array['approved', 'registered'], false) as approved,
        coalesce('registered' = any(outcomes), false) as registered,
        coalesce('no_answer' = any(outcomes), false) as no_answer,
        coalesce('not_interested' = any(outcomes), false) as not_interested,
        coalesce('declined' = any(outcomes), false) as declined,
        case when called_at is not null then greatest(0, extract(epoch from called_at - received_at))::float8 end as seconds
      from firsts left join said using (asked_id) left join sent using (asked_id)
      where here >= ${from}::date and here < ${to}::date + 1
    )
    select case when grouping(page) = 0 then 'page' when grouping(answer) = 0 then 'answer'
        when grouping(source) = 0 then 'source' when grouping(week) = 0 then 'week' else 'all' end as kind,
      coalesce(page, answer, source, week) as name, count(*)::int as asked,
      ${counted(sql`delivered`)} as delivered, ${counted(sql`called`)} as called,
      ${counted(sql`called and seconds <= 86400`)} as "calledWithinDay", ${counted(sql`applied`)} as applied,
      ${counted(sql`approved`)} as approved, ${counted(sql`registered`)} as registered,
      ${counted(sql`no_answer and not called`)} as "noAnswer",
      ${counted(sql`not_interested and not applied`)} as "notInterested",
      ${counted(sql`declined and not approved`)} as declined,
      percentile_cont(0.5) within group (order by seconds) as "medianSecondsToCall"
    from stages group by grouping sets ((), (page), (answer), (source), (week))`.execute(database);
  return rows.sort(inOrder);
}

const counted = (condition: ReturnType<typeof sql>) =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

/** The tool or calculator whose answer a visitor had before asking: what the request took along, else its page's. */
const answer = sql`case
  when coalesce(tool, substring(page from '^/tools/(.+)$')) = any(${toolIds as string[]}::text[])
    then coalesce(tool, substring(page from '^/tools/(.+)$'))
  when substring(page from '^/calculator/(.+)$') = any(${calculators as string[]}::text[])
    then substring(page from '^/calculator/(.+)$')
  when source = 'interest_sensitivity_calculator' then 'sensitivity'
  when source = 'extra_payment_calculator' then 'extra-payment' end`;

/** Weeks newest first; else what brings most requests first. */
function inOrder(one: StageRow, other: StageRow): number {
  const kinds = outcomeKinds.indexOf(one.kind) - outcomeKinds.indexOf(other.kind);
  const [name, otherName] = [one.name ?? "", other.name ?? ""];
  if (kinds !== 0) return kinds;
  return one.kind === "week"
    ? otherName.localeCompare(name)
    : other.asked - one.asked || name.localeCompare(otherName);
}
