import type { FastifyBaseLogger } from "fastify";
import { openedWithin, type Storage, StorageUnavailableError } from "../database/storage.ts";
import { groupCommit } from "../group-commit.ts";
import { ownPartner } from "../partners/partner-record.ts";
import type { ChannelsOf } from "../partners/recipient.ts";
import { safeError } from "../safe-error.ts";
import type { Journal } from "./journal.ts";
import { type JudgedLead, type LeadRecord, newLeadRecord } from "./lead-record.ts";
import { type SavedLead, saveLead, saveQuarantined } from "./save-lead.ts";

/** What a visitor waits at most for a database that is still being opened, in milliseconds. */
export const patience = 5_000;

/** What looks like a program's is stored behind what does not: so many together, after a moment of gathering. */
const behind = { most: 1_000, together: 50, gather: 100 };

/** Takes a checked lead for good, or throws a StorageUnavailableError and has acknowledged nothing. */
export type AcceptLead = (lead: JudgedLead) => Promise<SavedLead>;

type LeadDeskParts = {
  storage: Storage;
  /** Beside the embedded database only: PostgreSQL forces its own writes to the disk. */
  journal: Journal | undefined;
  channels: ChannelsOf;
  log: FastifyBaseLogger;
  /** Called when there is something new to deliver. */
  onAccepted: () => void;
};

/** Journal, then one transaction, then the answer: nothing acknowledged is lost. */
export function leadDesk({ storage, journal, channels, log, onAccepted }: LeadDeskParts): AcceptLead {
  async function accept(record: LeadRecord): Promise<SavedLead> {
    const database = await openedWithin(storage, patience);
    await journal?.append({ lead: record });
    const saved = await saveLead(database, record, channels(record.partner_id ?? ownPartner));
    if (saved.state === "accepted") onAccepted();
    return saved;
  }

  const quarantine = groupCommit({
    ...behind,
    save: async (records: LeadRecord[]) => {
      const database = await openedWithin(storage, patience);
      await Promise.all(records.map((lead) => journal?.append({ lead })));
      return saveQuarantined(database, records);
    },
  });

  return async (lead) => {
    const record = newLeadRecord(lead, Date.now());
    try {
      if (record.state === "accepted") return await accept(record);
      return (await quarantine.add(record)).get(record.id)!;
    } catch (error) {
      storage.failed();
      log.error({ err: safeError(error) }, "A lead could not be stored; the visitor was asked to try again.");
      throw new StorageUnavailableError();
    }
  };
}
