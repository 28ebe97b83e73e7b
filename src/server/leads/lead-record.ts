import { randomUUID } from "node:crypto";
import type { LeadsTable } from "../database/schema.ts";
import { ownPartner } from "../partners/partner-record.ts";
import type { CheckedLead, StoredConsent } from "./check-lead.ts";
import { emailKey } from "./email-key.ts";
import type { Judgement } from "./programs/judgement.ts";

/** A checked lead, whose it is, and whether it looks like a program's. */
export type JudgedLead = CheckedLead & Judgement & { partnerId?: number };

/** What the database alone decides. */
type Decided =
  | "received_at"
  | "calculation"
  | "duplicate_of"
  | "correction_of"
  | "state"
  | "partner_id"
  | "test"
  | "page"
  | "agent"
  | "host";

/** A lead as it is kept, in the journal and in the database. */
export type LeadRecord = Omit<LeadsTable, Decided> & {
  state: "accepted" | "quarantined";
  /** ISO time. */
  received_at: string;
  calculation: Record<string, number | string> | null;
  consent: StoredConsent | null;
  /** Entries of the journal without it are of the site's own partner. */
  partner_id?: number;
  /** A try of the operator's; entries of the journal without it are none. */
  test?: boolean;
  page?: string | null;
  /** Entries of the journal without them came from no frame. */
  agent?: string | null;
  host?: string | null;
};

export function newLeadRecord(lead: JudgedLead, now: number): LeadRecord {
  return {
    id: randomUUID(),
    received_at: new Date(now).toISOString(),
    state: lead.quarantineReason ? "quarantined" : "accepted",
    state_reason: lead.quarantineReason,
    signals: lead.signals.join(" ") || null,
    request_id: lead.requestId?.toLowerCase() ?? null,
    source: lead.source,
    loan_type: lead.loanType,
    first_name: lead.firstName,
    last_name: lead.lastName,
    email: lead.email,
    email_key: emailKey(lead.email),
    phone: lead.phone,
    call_time: lead.callTime ?? null,
    current_lender: lead.currentLender?.trim() || null,
    current_rate: figure(lead.currentRate),
    loan_balance: figure(lead.loanBalance),
    interest_in_extra_payments: lead.interestInExtraPayments ?? null,
    calculation: lead.currentCalculation ?? null,
    consent: lead.consent ?? null,
    page: knownPage(lead.page),
    agent: lead.agent ?? null,
    host: lead.host ?? null,
    partner_id: lead.partnerId ?? ownPartner,
  };
}

/** A path as our pages have it, without what else an address may hold; anything else says nothing and is not kept. */
const knownPage = (page = ""): string | null => (/^\/[a-z0-9/-]*$/.test(page) ? page : null);

/** As the visitor typed it: what "11,5" means is for the partner's agent to ask. */
function figure(value: number | string | undefined): string | null {
  return value === undefined ? null : String(value).trim() || null;
}
