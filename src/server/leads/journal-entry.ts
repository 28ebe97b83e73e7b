import type { AddedPrimeRate } from "#contract/page-context.ts";
import type { DeliveryChannel, May } from "../database/schema.ts";
import type { PartnerRecord } from "../partners/partner-record.ts";
import type { LeadRecord } from "./lead-record.ts";
import type { HistoryEntry } from "./outcomes/history-entry.ts";

/** A day that the operator added, and what it is. */
export type AddedDate = { kind: "announcement-date" | "declared-holiday"; date: string };

/** unconfirmed: sent, but this receiver never says whether it took it. */
export type Delivered = { delivered: string; channel: DeliveryChannel; at: string; unconfirmed?: true };

/** A person who may use the operator's side, with the digest of the token. */
export type JournalPerson = { name: string; may: May; digest: string };

/** What somebody did. Which lead it was is an entry of its own, which goes when the lead is erased. */
export type JournalTrail = { id: string; at: string; person: string; action: string; subject: string | null };

/** What the journal remembers: of a lead, of a partner, or of the figures that the operator added and removed. */
export type JournalEntry =
  | { lead: LeadRecord }
  | Delivered
  | { released: string }
  | { history: HistoryEntry }
  | { erased: string }
  | { partner: PartnerRecord }
  | { primeRate: AddedPrimeRate }
  | { primeRateRemoved: string }
  | { addedDate: AddedDate }
  | { addedDateRemoved: AddedDate }
  | { embedOrigin: string }
  | { embedOriginRemoved: string }
  | { person: JournalPerson }
  | { personWithdrawn: string }
  | { trail: JournalTrail }
  | { trailLead: string; line: string };

export const trailKey = (id: string): string => `trail ${id}`;

/** The lead that an entry is about, or the partner, or the line of the trail; none for a figure. */
export function leadIdOf(entry: JournalEntry): string | undefined {
  if ("lead" in entry) return entry.lead.id;
  if ("delivered" in entry) return entry.delivered;
  if ("released" in entry) return entry.released;
  if ("history" in entry) return entry.history.lead_id;
  if ("trail" in entry) return trailKey(entry.trail.id);
  if ("trailLead" in entry) return entry.trailLead;
  if ("partner" in entry) return `partner ${entry.partner.id}`;
  return "erased" in entry ? entry.erased : undefined;
}
