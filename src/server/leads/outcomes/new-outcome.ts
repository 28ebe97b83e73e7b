import { hash, randomUUID } from "node:crypto";
import { spokenTime } from "../../south-african-time.ts";
import type { HistoryEntry, HistoryWay } from "./history-entry.ts";
import type { OutcomeName } from "./outcome-names.ts";

/** What clocks may differ by, in milliseconds. */
const tolerance = 5 * 60_000;

/** Why an outcome cannot have happened then, in one sentence; undefined when it can. */
export function timeProblem(at: Date, receivedAt: Date, now = Date.now()): string | undefined {
  if (at.getTime() > now + tolerance) return "The time is in the future.";
  if (at.getTime() < receivedAt.getTime() - tolerance) {
    return `The time is before the request came, on ${spokenTime(receivedAt)}.`;
  }
  return undefined;
}

type Given = {
  leadId: string;
  outcome: OutcomeName;
  at: Date;
  way: HistoryWay;
  saidBy: string;
  /** What makes it the same again; without it, it is always a new one. */
  once?: readonly string[];
};

/** An outcome as a history keeps it. */
export function outcomeEntry({ leadId, outcome, at, way, saidBy, once }: Given): HistoryEntry {
  return {
    id: once ? idOf([way, ...once]) : randomUUID(),
    lead_id: leadId,
    kind: "outcome",
    said: outcome,
    at: at.toISOString(),
    way,
    said_by: saidBy,
    recorded_at: new Date().toISOString(),
  };
}

/** The same id for the same texts, in the form of a UUID of our own making (version 8). */
export function idOf(parts: readonly string[]): string {
  const digits = hash("sha256", JSON.stringify(parts), "hex");
  const [a, b, c, d, e] = [0, 8, 12, 16, 20].map((from, at, all) => digits.slice(from, all[at + 1] ?? 32));
  return `${a}-${b}-8${c?.slice(1)}-a${d?.slice(1)}-${e}`;
}
