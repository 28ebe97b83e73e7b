import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { DeliveryChannel } from "../../database/schema.ts";
import type { PartnerLead } from "./partner.ts";

export type Claim = { leadId: string; channel: DeliveryChannel; attempts: number };

/** A worker's name, and for how long it is thought alive when it says nothing. */
export type Lease = { owner: string; seconds: number };

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/**
 * Takes what is due, or was left behind by a worker that died, for this worker alone. Rows that another
 * worker takes in the same moment are skipped, not waited for. A try that its worker did not survive is not
 * counted again, so that restarts do not use up the schedule.
 */
export async function claimDeliveries(
  database: Database,
  lease: Lease,
  channels: readonly DeliveryChannel[],
  limit: number,
): Promise<Claim[]> {
  const due = database
    .selectFrom("deliveries")
    .select(["lead_id", "channel"])
    .where("channel", "in", channels)
    .where((where) =>
      where.or([
        where.and([where("state", "=", "waiting"), where("next_try_at", "<=", sql<Date>`now()`)]),
        where.and([where("state", "=", "sending"), where("lease_until", "<=", sql<Date>`now()`)]),
      ]),
    )
    .orderBy("next_try_at")
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await database
    .with("due", () => due)
    .updateTable("deliveries")
    .from("due")
    .whereRef("deliveries.lead_id", "=", "due.lead_id")
    .whereRef("deliveries.channel", "=", "due.channel")
    .set({
      attempts: sql<number>`deliveries.attempts + case deliveries.state when 'waiting' then 1 else 0 end`,
      state: "sending",
      lease_owner: lease.owner,
      lease_until: inSeconds(lease.seconds),
    })
    .returning(["deliveries.lead_id", "deliveries.channel", "deliveries.attempts"])
    .execute();
  return rows.map(({ lead_id, channel, attempts }) => ({ leadId: lead_id, channel, attempts }));
}

/** Says that this worker is alive and still sends what it took. */
export async function renewLeases(database: Database, { owner, seconds }: Lease): Promise<void> {
  const mine = database.updateTable("deliveries").set({ lease_until: inSeconds(seconds) });
  await mine.where("lease_owner", "=", owner).where("state", "=", "sending").execute();
}

/** The one process of an embedded database need not wait for leases: whoever held them is gone. */
export async function dropLeases(database: Database): Promise<void> {
  const dropped = database.updateTable("deliveries").set({ lease_until: sql<Date>`now()` });
  await dropped.where("state", "=", "sending").execute();
}

export type Settled = { state: "waiting" | "delivered" | "parked"; attempts: number; pause?: number } & {
  status?: number | undefined;
  reason?: string | undefined;
};

/** Writes down what became of a try, unless another worker has taken the delivery over since. */
export async function settleDelivery(
  database: Database,
  { owner }: Lease,
  { leadId, channel }: Claim,
  { state, attempts, pause = 0, status, reason }: Settled,
): Promise<void> {
  await database
    .updateTable("deliveries")
    .set({
      state,
      attempts,
      last_status: status ?? null,
      reason: reason ?? null,
      next_try_at: inSeconds(pause),
      delivered_at: state === "delivered" ? sql<Date>`now()` : null,
      lease_owner: null,
      lease_until: null,
    })
    .where("lead_id", "=", leadId)
    .where("channel", "=", channel)
    .where("lease_owner", "=", owner)
    .execute();
}

/**
 * Gives each accepted lead that never reached the partner a delivery for every configured channel: leads that
 * came while no partner was configured, or another one.
 */
export async function addMissingDeliveries(
  database: Database,
  channels: readonly DeliveryChannel[],
): Promise<void> {
  for (const channel of channels) {
    await sql`insert into deliveries (lead_id, channel)
      select id, ${channel}::text from leads where state = 'accepted' and not exists
        (select 1 from deliveries where lead_id = leads.id and (state = 'delivered' or channel = ${channel}))
      on conflict do nothing`.execute(database);
  }
}

export async function partnerLead(database: Database, leadId: string): Promise<PartnerLead | undefined> {
  const row = await database
    .selectFrom("leads")
    .leftJoin("consents", "consents.lead_id", "leads.id")
    .selectAll("leads")
    .select(["consents.version", "consents.wording", "consents.marketing", "consents.given_at"])
    .where("leads.id", "=", leadId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { version, wording, marketing, given_at } = row;
  return {
    id: row.id,
    receivedAt: row.received_at.toISOString(),
    ...(row.correction_of !== null && { correctionOf: row.correction_of }),
    source: row.source,
    loanType: row.loan_type,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    ...(row.current_lender !== null && { currentLender: row.current_lender }),
    ...(row.current_rate !== null && { currentRate: row.current_rate }),
    ...(row.loan_balance !== null && { loanBalance: row.loan_balance }),
    ...(row.interest_in_extra_payments !== null && {
      interestInExtraPayments: row.interest_in_extra_payments,
    }),
    ...(row.calculation !== null && { currentCalculation: row.calculation }),
    ...(version !== null &&
      wording !== null &&
      marketing !== null &&
      given_at !== null && { consent: { version, wording, marketing, givenAt: given_at.toISOString() } }),
  };
}
