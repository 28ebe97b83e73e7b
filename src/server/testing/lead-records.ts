import { randomUUID } from "node:crypto";
import { checkedLead } from "../leads/check-lead.ts";
import { type LeadRecord, newLeadRecord } from "../leads/lead-record.ts";
import type { HistoryEntry } from "../leads/outcomes/history-entry.ts";
import { judged } from "../leads/programs/judgement.ts";
import { someLead } from "./lead-bodies.ts";

/** What the consent of a record names. */
export const testNames = { partnerName: "Partner Home Loans", objectionEmail: "hello@example.com" };

/** A record as the desk makes it, of a person of its own for each number. */
export function someRecord(number: number, changes: object = {}): LeadRecord {
  const body = { ...someLead(number), source: "landing_page", loanType: "new", ...changes } as const;
  const lead = checkedLead(body, testNames);
  return newLeadRecord({ ...lead, ...judged(lead.website ? ["trap"] : []) }, Date.now());
}

/** Something said of a lead, by the desk unless told otherwise. */
export function someHistory(leadId: string, changes: Partial<HistoryEntry> = {}): HistoryEntry {
  const now = new Date().toISOString();
  const entry = { kind: "outcome", said: "called", at: now, way: "desk", said_by: "operator" } as const;
  return { id: randomUUID(), lead_id: leadId, recorded_at: now, ...entry, ...changes };
}
