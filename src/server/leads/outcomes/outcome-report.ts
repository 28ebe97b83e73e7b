import { type ToolId, tools } from "#contract/tools.ts";
import { type AskedPeriod, checkedPeriod, type Period } from "../../analytics/reports/period.ts";
import type { Database } from "../../database/database.ts";
import { isoDay } from "../../south-african-time.ts";
import { forms } from "../delivery/message.ts";
import { type OutcomeKind, type Stages, stagesOf } from "./outcome-report.queries.ts";

/** A line of the figure: how far the requests of one page, answer, form, agent or week came. */
export type OutcomeLine = Stages & { kind: OutcomeKind; name: string };

export type OutcomeReport = { period: Period; lines: OutcomeLine[] };

/** A bond takes months from the first call to the registration. */
const usualDays = 90;

/** How far the requests of these days came; without any the last 90. */
export async function outcomeReport(database: Database, asked: AskedPeriod): Promise<OutcomeReport> {
  const period = checkedPeriod(asked, isoDay(new Date()), usualDays);
  const rows = await stagesOf(database, period);
  return { period, lines: rows.map((row) => ({ ...row, name: nameOf(row.kind, row.name) })) };
}

const calculatorNames: Record<string, string> = {
  affordability: "Affordability",
  calculator: "Loan Calculator",
  sensitivity: "Rate Sensitivity",
  "extra-payment": "Extra Payments",
};

function nameOf(kind: OutcomeKind, name: string | null): string {
  if (kind === "all") return "All requests";
  if (name === null) return kind === "answer" ? "(none)" : "(not known)";
  if (kind === "source") return forms[name as keyof typeof forms] ?? name;
  if (kind !== "answer") return name;
  return calculatorNames[name] ?? (Object.hasOwn(tools, name) ? tools[name as ToolId].name : name);
}

/** The heads of the figure as CSV and on the command line, and what stands under each. */
const columns = {
  by: ({ kind }) => kind,
  name: ({ name }) => name,
  asked: ({ asked }) => asked,
  delivered: ({ delivered }) => delivered,
  called: ({ called }) => called,
  called_within_a_day: ({ calledWithinDay }) => calledWithinDay,
  applied: ({ applied }) => applied,
  approved: ({ approved }) => approved,
  registered: ({ registered }) => registered,
  no_answer: ({ noAnswer }) => noAnswer,
  not_interested: ({ notInterested }) => notInterested,
  declined: ({ declined }) => declined,
  median_hours_to_call: ({ medianSecondsToCall: seconds }) =>
    seconds === null ? "" : Math.round(seconds / 36) / 100,
} as const satisfies Record<string, (line: OutcomeLine) => string | number>;

/** The figure as rows, the heads first. */
export const outcomeRows = (lines: readonly OutcomeLine[]): (string | number)[][] => [
  Object.keys(columns),
  ...lines.map((line) => Object.values(columns).map((cell) => cell(line))),
];
