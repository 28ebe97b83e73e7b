import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import type { Journal } from "../leads/journal.ts";
import { addHistory } from "../leads/outcomes/add-history.ts";
import type { HistoryKind } from "../leads/outcomes/history-entry.ts";
import { timeIn } from "../leads/outcomes/local-time.ts";
import { idOf, timeProblem } from "../leads/outcomes/new-outcome.ts";
import { outcomeNames, readOutcome } from "../leads/outcomes/outcome-names.ts";
import type { WholeLead } from "./operator.queries.ts";
import { OperatorError } from "./operator-error.ts";

/** What a person of the operator's says of a lead; `press` names the press of a button, so that two are one. */
export type Deed =
  | { kind: "outcome"; said: string; at?: string | undefined; press?: string | undefined }
  | { kind: "note"; said: string; press?: string | undefined }
  /** Whether the lead is this person's now, or nobody's. */
  | { kind: "owner"; mine: boolean }
  /** The id of an outcome that was recorded by mistake. */
  | { kind: "mistake"; said: string };

const longestNote = 2_000;

/** Adds what a person says to the history of a lead, in the journal first. */
export async function addDeed(
  database: Database,
  journal: Journal | undefined,
  lead: WholeLead,
  deed: Deed,
  person: string,
): Promise<void> {
  const { said, at } = checked(lead, deed, person);
  const now = new Date().toISOString();
  const press = "press" in deed ? deed.press : undefined;
  const [added] = await addHistory(database, journal, [
    {
      id: press ? idOf(["desk", lead.id, deed.kind, press]) : randomUUID(),
      lead_id: lead.id,
      kind: deed.kind satisfies HistoryKind,
      said,
      at: at?.toISOString() ?? now,
      way: "desk",
      said_by: person,
      recorded_at: now,
    },
  ]);
  if (added === "unknown") throw new OperatorError("No lead has this id.", 404);
}

function checked(lead: WholeLead, deed: Deed, person: string): { said: string; at?: Date } {
  if (deed.kind === "owner") return { said: deed.mine ? person : "" };
  if (deed.kind === "note") return { said: checkedNote(deed.said) };
  if (deed.kind === "outcome") return checkedOutcome(lead, deed);
  const known = lead.history.some(({ id, kind }) => id === deed.said && kind === "outcome");
  if (!known) throw new OperatorError("This lead has no such outcome.", 404);
  return { said: deed.said };
}

function checkedNote(said: string): string {
  const text = said.replace(/\r\n?/g, "\n").trim();
  if (text === "" || text.length > longestNote) {
    throw new OperatorError(`A note has 1 to ${longestNote} letters.`);
  }
  return text;
}

function checkedOutcome(lead: WholeLead, { said, at: typed }: Extract<Deed, { kind: "outcome" }>) {
  const outcome = readOutcome(said);
  if (!outcome) throw new OperatorError(`The outcome must be one of ${outcomeNames.join(", ")}.`);
  if (!typed?.trim()) return { said: outcome };
  const at = timeIn(typed);
  if (!at) throw new OperatorError("Write the time as 2026-11-22 05:43, in South African time.");
  const problem = timeProblem(at, new Date(lead.received_at));
  if (problem) throw new OperatorError(problem);
  return { said: outcome, at };
}
