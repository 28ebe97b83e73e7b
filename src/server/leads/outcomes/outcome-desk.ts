import type { FastifyBaseLogger } from "fastify";
import type { LoanType } from "#contract/lead.ts";
import { openedWithin, type Storage, StorageUnavailableError } from "../../database/storage.ts";
import { safeError } from "../../safe-error.ts";
import type { Journal } from "../journal.ts";
import { patience } from "../lead-desk.ts";
import { type Added, addHistory } from "./add-history.ts";
import { countedOutcomes, type RecordedOutcome } from "./history.queries.ts";
import type { HistoryEntry } from "./history-entry.ts";

/** A request as its partner may see it without a name. */
export type OutcomeLead = {
  id: string;
  /** Whose it is: no other partner says anything of it. */
  partner: number;
  receivedAt: Date;
  loanType: LoanType;
  outcomes: RecordedOutcome[];
};

export type OutcomeDesk = {
  /** A request that the partner has or is to get; undefined where there is none, or no more. */
  lead: (id: string) => Promise<OutcomeLead | undefined>;
  /** Resolves once the outcome is stored for good. */
  add: (entry: HistoryEntry) => Promise<Added>;
};

type OutcomeDeskParts = { storage: Storage; journal: Journal | undefined; log: FastifyBaseLogger };

/** Takes what the partner says for good, or throws a StorageUnavailableError and has acknowledged nothing. */
export function outcomeDesk({ storage, journal, log }: OutcomeDeskParts): OutcomeDesk {
  const stored = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      storage.failed();
      log.error({ err: safeError(error) }, "What the partner said could not be stored or read.");
      throw new StorageUnavailableError();
    }
  };
  return {
    lead: (id) =>
      stored(async () => {
        const database = await openedWithin(storage, patience);
        const lead = await database
          .selectFrom("leads")
          .select(["id", "partner_id", "received_at", "loan_type"])
          .where("id", "=", id)
          .where("state", "=", "accepted")
          .executeTakeFirst();
        if (!lead) return undefined;
        const outcomes = await countedOutcomes(database, id);
        const { partner_id: partner, received_at: receivedAt, loan_type: loanType } = lead;
        return { id: lead.id, partner, receivedAt, loanType, outcomes };
      }),
    add: (entry) =>
      stored(async () => {
        const [added = "unknown"] = await addHistory(await openedWithin(storage, patience), journal, [entry]);
        return added;
      }),
  };
}
