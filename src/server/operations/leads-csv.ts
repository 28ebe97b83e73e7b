import { csvMark } from "#contract/csv.ts";
import type { Database } from "../database/database.ts";
import { csvLines } from "./csv.ts";
import { leadsAfter } from "./operator.queries.ts";

const columns = [
  "id",
  "received_at",
  "state",
  "state_reason",
  "duplicate_of",
  "source",
  "loan_type",
  "first_name",
  "last_name",
  "email",
  "phone",
  "current_lender",
  "current_rate",
  "loan_balance",
  "interest_in_extra_payments",
  "calculation",
  "consent_version",
  "marketing",
  "deliveries",
] as const;

/** Every lead as CSV, read a thousand at a time so that their number does not matter. */
export async function* leadsCsv(database: Database, part = 1_000): AsyncGenerator<string> {
  yield csvMark + csvLines([columns]);
  let last: { received_at: Date; id: string } | undefined;
  while (true) {
    const rows = await leadsAfter(database, last, part);
    if (rows.length === 0) return;
    const lines = rows.map((row) =>
      columns.map((name) => {
        const value = row[name];
        if (value instanceof Date) return value.toISOString();
        return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
      }),
    );
    yield csvLines(lines);
    last = rows.at(-1);
  }
}
