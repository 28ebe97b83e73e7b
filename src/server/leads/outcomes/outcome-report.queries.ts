import { sql } from "kysely";
import { pageIds } from "#contract/page-ids.ts";
import { toolIds } from "#contract/tools.ts";
import { dayStart, nextDay } from "../../analytics/day.ts";
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
export const outcomeKinds = ["all", "page", "answer", "source", "agent", "week"] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** `name` is null where it is not known. */
export type StageRow = Stages & { kind: OutcomeKind; name: string | null };

const calculators: readonly string[] = pageIds.calculator;

/**
 * How far the requests of a period came, in one look. A request counts as called when it was, or when anything is
 * recorded that follows a call, and so with each stage. A correction is no second request; duplicates, the
 * operator's tries and what is in quarantine are none. A correction comes within a day of what it corrects, so more
 * than the period and two days to both sides is not looked at.
 */
export async function stagesOf(
  database: Database,
  { from, to }: Pick<Period, "from" | "to">,
): Promise<StageRow[]> {
  const { rows } = await sql<StageRow>`
    with requests as (
      select coalesce(correction_of, id) as asked_id, leads.id, received_at, page, source, agent, calculation ->> 'tool' as tool,
        said.*, exists (select 1 from deliveries where lead_id = leads.id and delivered_at is not null) as sent
      from leads left join lateral (
        select array_agg(said) as outcomes, min(at) filter (where said in ('called', 'not_interested')) as called_at
        from lead_history where lead_id = leads.id and ${isCounted}) as said on true
      where state = 'accepted' and not test
        and received_at >= ${dayStart(from)} - interval '2 days' and received_at < ${dayStart(nextDay(to))} + interval '2 days'
    ), asked as (
      select min(received_at) as received_at, min(called_at) as called_at, bool_or(sent) as sent,
        (array_agg(page order by received_at, id))[1] as page, (array_agg(source order by received_at, id))[1] as source,
        (array_agg(tool order by received_at, id))[1] as tool,
        (array_agg(agent order by received_at, id) filter (where agent is not null))[1] as agent,
        string_to_array(string_agg(array_to_string(outcomes, ' '), ' '), ' ') as outcomes
      from requests group by asked_id
    ), stages as (
      select ${answer} as answer, page, source, agent,
        to_char(date_trunc('week', received_at at time zone 'Africa/Johannesburg'), 'YYYY-MM-DD') as week,
        sent or outcomes is not null as delivered,
        coalesce(outcomes && array['called', 'not_interested', 'applied', 'approved', 'declined', 'registered'], false) as called,
        coalesce(outcomes && array['applied', 'approved', 'declined', 'registered'], false) as applied,
        coalesce(outcomes && array['approved', 'registered'], false) as approved,
        coalesce('registered' = any(outcomes), false) as registered,
        coalesce('no_answer' = any(outcomes), false) as no_answer,
        coalesce('not_interested' = any(outcomes), false) as not_interested,
        coalesce('declined' = any(outcomes), false) as declined,
        case when called_at is not null then greatest(0, extract(epoch from called_at - received_at))::float8 end as seconds
      from asked where received_at >= ${dayStart(from)} and received_at < ${dayStart(nextDay(to))}
    )
    select case when grouping(page) = 0 then 'page' when grouping(answer) = 0 then 'answer'
        when grouping(source) = 0 then 'source' when grouping(agent) = 0 then 'agent'
        when grouping(week) = 0 then 'week' else 'all' end as kind,
      coalesce(page, answer, source, agent, week) as name, count(*)::int as asked,
      ${counted(sql`delivered`)} as delivered, ${counted(sql`called`)} as called,
      ${counted(sql`called and seconds <= 86400`)} as "calledWithinDay", ${counted(sql`applied`)} as applied,
      ${counted(sql`approved`)} as approved, ${counted(sql`registered`)} as registered,
      ${counted(sql`no_answer and not called`)} as "noAnswer",
      ${counted(sql`not_interested and not applied`)} as "notInterested",
      ${counted(sql`declined and not approved`)} as declined,
      percentile_cont(0.5) within group (order by seconds) as "medianSecondsToCall"
    from stages group by grouping sets ((), (page), (answer), (source), (agent), (week))`.execute(database);
  // Requests without an agent are no line of their own: most have none.
  return rows.filter(({ kind, name }) => kind !== "agent" || name !== null).sort(inOrder);
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
