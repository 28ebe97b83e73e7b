import { checkedLead } from "../leads/check-lead.ts";
import { type LeadRecord, newLeadRecord } from "../leads/lead-record.ts";
import { someLead } from "./lead-bodies.ts";

/** A record as the desk makes it, of a person of its own for each number. */
export function someRecord(number: number, changes: object = {}): LeadRecord {
  const now = Date.now();
  return newLeadRecord(
    checkedLead({ ...someLead(number), source: "landing_page", loanType: "new", ...changes }, now),
    now,
  );
}
