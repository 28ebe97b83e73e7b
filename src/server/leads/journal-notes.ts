import type { DeliveryChannel } from "../database/schema.ts";
import { ownPartner, type PartnerRecord } from "../partners/partner-record.ts";
import type { ChannelsOf } from "../partners/recipient.ts";
import type { AddedDate, Delivered, JournalEntry, JournalPerson, JournalTrail } from "./journal-entry.ts";
import type { LeadRecord } from "./lead-record.ts";
import type { HistoryEntry } from "./outcomes/history-entry.ts";

/** What the entries of a journal come to in the end. */
export type JournalNotes = {
  /** All leads but the erased ones, by id. */
  leads: ReadonlyMap<string, LeadRecord>;
  delivered: ReadonlyMap<string, readonly Delivered[]>;
  released: ReadonlySet<string>;
  erased: ReadonlySet<string>;
  /** What was said of leads, by its own id. */
  history: ReadonlyMap<string, HistoryEntry>;
  /** The last word on each partner, by its number. */
  partners: ReadonlyMap<number, PartnerRecord>;
  /** The last word on each day: its added rate, or undefined where that was removed again. */
  primeRates: ReadonlyMap<string, number | undefined>;
  /** The last word on each day that was added: whether it is there. */
  addedDates: Readonly<Record<AddedDate["kind"], ReadonlyMap<string, boolean>>>;
  /** The last word on each site that may frame our answers: whether it may. */
  embedOrigins: ReadonlyMap<string, boolean>;
  /** The last word on each person of the operator's side; undefined where the person was withdrawn. */
  people: ReadonlyMap<string, JournalPerson | undefined>;
  /** Who did what, by the line's id, with the lead unless that was erased. */
  trail: ReadonlyMap<string, JournalTrail & { leadId?: string }>;
};

export function notesOf(entries: readonly JournalEntry[]): JournalNotes {
  const leads = new Map<string, LeadRecord>();
  const released = new Set<string>();
  const erased = new Set<string>();
  const history = new Map<string, HistoryEntry>();
  const partners = new Map<number, PartnerRecord>();
  const primeRates = new Map<string, number | undefined>();
  const addedDates = {
    "announcement-date": new Map<string, boolean>(),
    "declared-holiday": new Map<string, boolean>(),
  };
  const embedOrigins = new Map<string, boolean>();
  const people = new Map<string, JournalPerson | undefined>();
  const trail = new Map<string, JournalTrail & { leadId?: string }>();
  const delivered: Delivered[] = [];
  for (const entry of entries) {
    if ("lead" in entry) leads.set(entry.lead.id, entry.lead);
    else if ("delivered" in entry) delivered.push(entry);
    else if ("released" in entry) released.add(entry.released);
    else if ("erased" in entry) erased.add(entry.erased);
    else if ("history" in entry) history.set(entry.history.id, entry.history);
    else if ("partner" in entry) partners.set(entry.partner.id, entry.partner);
    else if ("primeRate" in entry) primeRates.set(entry.primeRate.date, entry.primeRate.rate);
    else if ("primeRateRemoved" in entry) primeRates.set(entry.primeRateRemoved, undefined);
    else if ("addedDate" in entry) addedDates[entry.addedDate.kind].set(entry.addedDate.date, true);
    else if ("embedOrigin" in entry) embedOrigins.set(entry.embedOrigin, true);
    else if ("embedOriginRemoved" in entry) embedOrigins.set(entry.embedOriginRemoved, false);
    else if ("person" in entry) people.set(entry.person.name, entry.person);
    else if ("trail" in entry) trail.set(entry.trail.id, entry.trail);
    else if ("trailLead" in entry) {
      const line = trail.get(entry.line);
      if (line) line.leadId = entry.trailLead;
    } else if ("personWithdrawn" in entry) people.set(entry.personWithdrawn, undefined);
    else addedDates[entry.addedDateRemoved.kind].set(entry.addedDateRemoved.date, false);
  }
  for (const id of erased) leads.delete(id);
  return {
    leads,
    delivered: Map.groupBy(delivered, (entry) => entry.delivered),
    released,
    erased,
    history,
    partners,
    primeRates,
    addedDates,
    embedOrigins,
    people,
    trail,
  };
}

/** The ways to its partner that a lead has not gone yet. */
export function channelsLeft(
  { delivered }: JournalNotes,
  { id, partner_id = ownPartner, test }: Pick<LeadRecord, "id" | "partner_id" | "test">,
  channels: ChannelsOf,
): DeliveryChannel[] {
  // A test is over when its server is.
  if (test) return [];
  const gone = delivered.get(id) ?? [];
  return channels(partner_id).filter((channel) => !gone.some((entry) => entry.channel === channel));
}
