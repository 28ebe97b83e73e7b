import { monthAfter, monthOf } from "#calculations/calendar/months.ts";
import type { DepositRow } from "#calculations/tools/save-for-a-deposit/save-for-a-deposit.ts";
import { Schedule, ScheduleTable } from "#web/answer-page/schedule-table.tsx";
import { Part } from "#web/components/part/part.tsx";
import {
  csvRows,
  minor,
  randColumn,
  type SavedColumn,
  wordsColumn,
} from "#web/components/results-table/columns.ts";
import { longMonth } from "#web/format/day.ts";

/** What only the file has room for: of what the money needed is made. */
const more: readonly SavedColumn<DepositRow>[] = [
  randColumn("Deposit", ({ deposit }) => deposit),
  randColumn("Costs of buying", ({ costs }) => costs),
];

type SavingsTableProps = { rows: readonly DepositRow[]; today: string };

/** What is saved and needed year by year or month by month, for reading and for a spreadsheet. */
export function SavingsTable({ rows, today }: SavingsTableProps) {
  const columns = columnsFrom(today);
  const last = rows.length - 1;
  const years = rows.filter(({ monthNumber }) => monthNumber % 12 === 0 || monthNumber === last);
  const file = (shown: readonly DepositRow[]) => () => csvRows([...columns, ...more], shown);
  const table = (caption: string, shown: readonly DepositRow[]) => (
    <ScheduleTable
      {...{ caption, columns }}
      rows={shown}
      rowKey={({ monthNumber }) => monthNumber}
      rowsName="Months"
    />
  );
  return (
    <Part title="Your savings over time">
      <Schedule
        name="savings"
        file="save-for-a-deposit"
        first="yearly"
        rows={{ monthly: file(rows), yearly: file(years) }}
        monthly={table("Savings by month", rows)}
        yearly={table("Savings by year", years)}
      />
    </Part>
  );
}

/** The months are counted from this one. */
function columnsFrom(today: string): readonly SavedColumn<DepositRow>[] {
  const monthOfRow = ({ monthNumber }: DepositRow) => monthAfter(monthOf(today), monthNumber);
  return [
    wordsColumn("Month", monthOfRow, { shown: (row) => longMonth(monthOfRow(row)) }),
    randColumn("Saved", ({ saved }) => saved),
    randColumn("Your own money", ({ ownMoney }) => ownMoney, minor),
    randColumn("Interest", ({ interest }) => interest, minor),
    randColumn("Tax", ({ tax }) => tax, minor),
    randColumn("Needed", ({ need }) => need),
    randColumn("Price of the home", ({ price }) => price, minor),
  ];
}
