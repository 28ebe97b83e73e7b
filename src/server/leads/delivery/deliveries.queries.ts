import { sql } from "kysely";
import type { PartnerLead } from "#contract/partner-body.ts";
import type { Database } from "../../database/database.ts";
import type { DeliveryJob } from "./delivery-jobs.ts";
import type { Outcome } from "./partner.ts";

const rowOf = (database: Database, { leadId, channel }: DeliveryJob) =>
  database.updateTable("deliveries").where("lead_id", "=", leadId).where("channel", "=", channel);

/**
 * Notes that a delivery is being sent, and returns which try this is; undefined when there is nothing to send
 * any more. A try that its process did not survive is not counted again, so that restarts do not use up the
 * schedule.
 */
export async function beginTry(database: Database, job: DeliveryJob): Promise<number | undefined> {
  const begun = await rowOf(database, job)
    .set({
      attempts: sql<number>`attempts + case state when 'waiting' then 1 else 0 end`,
      state: "sending",
    })
    .where("state", "in", ["waiting", "sending"])
    .returning("attempts")
    .executeTakeFirst();
  return begun?.attempts;
}

/** It is with the partner, or was sent to one who never says so. */
export async function markDelivered(
  database: Database,
  job: DeliveryJob,
  { kind, status, answer = "" }: Extract<Outcome, { kind: "delivered" | "unconfirmed" }>,
): Promise<void> {
  const delivered = { state: kind, last_status: status, reason: null, answer: answer || null } as const;
  await rowOf(database, job)
    .set({ ...delivered, delivered_at: sql<Date>`now()`, next_try_at: sql<Date>`now()` })
    .execute();
}

/** A try without success: the delivery waits so many seconds for the next one. */
export async function markWaiting(
  database: Database,
  job: DeliveryJob,
  { pause, status, reason }: { pause: number; status?: number | undefined; reason: string },
): Promise<void> {
  const next = sql<Date>`now() + make_interval(secs => ${pause})`;
  await rowOf(database, job)
    .set({ state: "waiting", last_status: status ?? null, reason, next_try_at: next })
    .execute();
}

/** For the operator: it is not tried again by itself. */
export async function markParked(
  database: Database,
  job: DeliveryJob,
  { status, reason, answer }: { status?: number | undefined; reason: string; answer?: string },
): Promise<void> {
  const told = { ...(status !== undefined && { last_status: status }), ...(answer && { answer }) };
  await rowOf(database, job)
    .set({ state: "parked", reason, ...told })
    .where("state", "in", ["waiting", "sending"])
    .execute();
}

/** Which partner a lead is for; undefined when the lead is gone. */
export async function partnerOfLead(database: Database, leadId: string): Promise<number | undefined> {
  const lead = await database
    .selectFrom("leads")
    .select("partner_id")
    .where("id", "=", leadId)
    .executeTakeFirst();
  return lead?.partner_id;
}

export async function partnerLead(database: Database, leadId: string): Promise<PartnerLead | undefined> {
  const row = await database
    .selectFrom("leads")
    .leftJoin("consents", "consents.lead_id", "leads.id")
    .selectAll("leads")
    .select(["consents.version", "consents.wording", "consents.given_at"])
    .select(["consents.marketing_email", "consents.marketing_phone"])
    .where("leads.id", "=", leadId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { version, wording, marketing_email, marketing_phone, given_at } = row;
  return {
    id: row.id,
    ...(row.test && { test: true as const }),
    receivedAt: row.received_at.toISOString(),
    ...(row.correction_of !== null && { correctionOf: row.correction_of }),
    ...(row.signals?.split(" ").includes("unproven") && { unproven: true as const }),
    source: row.source,
    loanType: row.loan_type,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    ...(row.call_time !== null && { callTime: row.call_time }),
    ...(row.current_lender !== null && { currentLender: row.current_lender }),
    ...(row.current_rate !== null && { currentRate: row.current_rate }),
    ...(row.loan_balance !== null && { loanBalance: row.loan_balance }),
    ...(row.interest_in_extra_payments !== null && {
      interestInExtraPayments: row.interest_in_extra_payments,
    }),
    ...(row.calculation !== null && { currentCalculation: row.calculation }),
    ...(row.agent !== null && { agent: row.agent }),
    ...(row.host !== null && { host: row.host }),
    ...(version !== null &&
      wording !== null &&
      given_at !== null && {
        consent: {
          version,
          wording,
          marketingEmail: marketing_email !== null,
          marketingPhone: marketing_phone !== null,
          ...(marketing_email !== null && { marketingEmailWording: marketing_email }),
          ...(marketing_phone !== null && { marketingPhoneWording: marketing_phone }),
          givenAt: given_at.toISOString(),
        },
      }),
  };
}
