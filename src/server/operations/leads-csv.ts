import { csvMark } from "#contract/csv.ts";
import type { Database } from "../database/database.ts";
import { roundedCalculation } from "../leads/delivery/figures.ts";
import { isoTime } from "../south-african-time.ts";
import { csvLines } from "./csv.ts";
import { leadsAfter } from "./operator.queries.ts";

const columns = [
  "id",
  "received_at",
  "state",
  "state_reason",
  "signals",
  "duplicate_of",
  "correction_of",
  "source",
  "loan_type",
  "first_name",
  "last_name",
  "email",
  "phone",
  "call_time",
  "current_lender",
  "current_rate",
  "loan_balance",
  "interest_in_extra_payments",
  "calculation_loan_amount",
  "calculation_rate",
  "calculation_term_years",
  "calculation_extra_payment",
  "calculation_interest_saved",
  "consent_version",
  "marketing_email",
  "marketing_phone",
  "deliveries",
  "page",
  "test",
  "outcome",
  "outcome_at",
  "looked_after_by",
  "agent",
  "host",
] as const;

/** What the calculator was set to, in columns of its own: its rate is not what the visitor pays. */
function calculationColumns(calculation: Record<string, number | string> | null) {
  const rounded = roundedCalculation(calculation ?? {});
  return {
    calculation_loan_amount: rounded.loanAmount,
    calculation_rate: rounded.currentRate,
    calculation_term_years: rounded.loanTerm,
    calculation_extra_payment: rounded.extraPayment,
    calculation_interest_saved: rounded.potentialSavings,
  };
}

/** Every lead as CSV, read a thousand at a time so that their number does not matter. */
export async function* leadsCsv(database: Database, part = 1_000): AsyncGenerator<string> {
  yield csvMark + csvLines([columns]);
  let last: { received_at: Date; id: string } | undefined;
  while (true) {
    const rows = await leadsAfter(database, last, part);
    if (rows.length === 0) return;
    const lines = rows.map((row) => {
      const cells = {
        ...row,
        ...calculationColumns(row.calculation),
        received_at: isoTime(row.received_at),
        outcome_at: row.outcome_at && isoTime(row.outcome_at),
      };
      return columns.map((name) => cells[name]);
    });
    yield csvLines(lines);
    last = rows.at(-1);
  }
}
