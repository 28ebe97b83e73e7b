import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { agreedWordings, consentVersion } from "#contract/consent.ts";
import { type LeadSource, type LoanType, leadSources, loanTypesFor } from "#contract/lead.ts";
import type { Database } from "../database/database.ts";
import type { DeliveryChannel, DeliveryState } from "../database/schema.ts";
import { addDeliveries } from "../leads/delivery/delivery-jobs.ts";
import { emailKey } from "../leads/email-key.ts";
import type { Journal } from "../leads/journal.ts";
import type { LeadRecord } from "../leads/lead-record.ts";
import { insertLeads } from "../leads/save-lead.ts";
import { OperatorError } from "../operations/operator-error.ts";
import type { PartnerRecord } from "./partner-record.ts";
import { waysTo } from "./recipient.ts";

/** What became of a test, by way. */
export type PartnerTest = {
  leadId: string;
  partner: number;
  deliveries: {
    channel: DeliveryChannel;
    state: DeliveryState;
    last_status: number | null;
    reason: string | null;
    answer: string | null;
  }[];
};

/** Stores a made-up lead, marked as a test, with its deliveries: from here on it is a lead like any other. */
export async function sendTest(
  database: Database,
  journal: Journal | undefined,
  partner: PartnerRecord,
  contact: string,
): Promise<string> {
  const ways = waysTo(partner);
  if (ways.length === 0) {
    throw new OperatorError(
      "This partner has neither an address nor an e-mail address: enter one first.",
      409,
    );
  }
  const lead = testLead(partner, contact);
  await journal?.append({ lead });
  await database.transaction().execute(async (transaction) => {
    await insertLeads(transaction, [lead]);
    await addDeliveries(transaction, lead.id, ways);
  });
  return lead.id;
}

/** How long somebody who looks at a test waits for its answer, in milliseconds. */
const patience = 20_000;

export async function partnerTest(database: Database, leadId: string): Promise<PartnerTest> {
  for (const end = performance.now() + patience; ; await sleep(100)) {
    const test = await testNow(database, leadId);
    const open = test.deliveries.some(({ state }) => state === "waiting" || state === "sending");
    if (!open || performance.now() > end) return test;
  }
}

async function testNow(database: Database, leadId: string): Promise<PartnerTest> {
  const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(leadId);
  const lead =
    uuid &&
    (await database
      .selectFrom("leads")
      .select(["id", "partner_id"])
      .where("id", "=", leadId)
      .where("test", "=", true)
      .executeTakeFirst());
  if (!lead) throw new OperatorError("There is no such test, or it was erased.", 404);
  const deliveries = await database
    .selectFrom("deliveries")
    .select(["channel", "state", "last_status", "reason", "answer"])
    .where("lead_id", "=", lead.id)
    .orderBy("channel")
    .execute();
  return { leadId: lead.id, partner: lead.partner_id, deliveries };
}

/** A request as this partner gets them, of a person whom nobody can mistake for one. */
function testLead({ id, name, sources, loanTypes }: PartnerRecord, contact: string): LeadRecord {
  const source: LeadSource = sources?.[0] ?? leadSources[0];
  const loanType: LoanType =
    loanTypesFor(source).find((type) => !loanTypes || loanTypes.includes(type)) ?? "new";
  const words = agreedWordings(consentVersion, { partnerName: name, objectionEmail: contact })!;
  return {
    id: randomUUID(),
    received_at: new Date().toISOString(),
    state: "accepted",
    test: true,
    partner_id: id,
    state_reason: null,
    signals: null,
    request_id: null,
    source,
    loan_type: loanType,
    first_name: "Test",
    last_name: "Please ignore",
    email: contact,
    email_key: emailKey(contact),
    phone: "+27100000000",
    call_time: "any",
    current_lender: null,
    current_rate: null,
    loan_balance: null,
    interest_in_extra_payments: null,
    calculation: null,
    page: null,
    consent: {
      version: consentVersion,
      wording: words.consent,
      marketing_email: null,
      marketing_phone: null,
    },
  };
}
