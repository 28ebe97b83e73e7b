import { randomUUID } from "node:crypto";
import type { LeadConsent } from "#contract/lead-schema.ts";
import type { LeadsTable } from "../database/schema.ts";
import type { CheckedLead } from "./check-lead.ts";

/** A lead as it is kept, in the journal and in the database: all but what the database alone decides. */
export type LeadRecord = Omit<LeadsTable, "received_at" | "calculation" | "duplicate_of" | "state"> & {
  state: "accepted" | "quarantined";
  /** ISO time. */
  received_at: string;
  calculation: Record<string, number | string> | null;
  consent: LeadConsent | null;
};

export function newLeadRecord(lead: CheckedLead, now: number): LeadRecord {
  return {
    id: randomUUID(),
    received_at: new Date(now).toISOString(),
    state: lead.quarantineReason ? "quarantined" : "accepted",
    state_reason: lead.quarantineReason,
    request_id: lead.requestId?.toLowerCase() ?? null,
    source: lead.source,
    loan_type: lead.loanType,
    first_name: lead.firstName,
    last_name: lead.lastName,
    email: lead.email,
    email_key: lead.email.toLowerCase(),
    phone: lead.phone,
    current_lender: lead.currentLender?.trim() || null,
    current_rate: figure(lead.currentRate),
    loan_balance: figure(lead.loanBalance),
    interest_in_extra_payments: lead.interestInExtraPayments ?? null,
    calculation: lead.currentCalculation ?? null,
    consent: lead.consent ?? null,
  };
}

/** As the visitor typed it: what "11,5" means is for the partner's agent to ask. */
function figure(value: number | string | undefined): string | null {
  return value === undefined ? null : String(value).trim() || null;
}
