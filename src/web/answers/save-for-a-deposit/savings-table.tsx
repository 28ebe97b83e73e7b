import { useState } from "react";
import { monthAfter, monthOf } from "#calculations/calendar/months.ts";
import type { DepositRow } from "#calculations/tools/save-for-a-deposit/save-for-a-deposit.ts";
import { ScheduleControls, ScheduleTable, type ScheduleView } from "#web/answer-page/schedule-table.tsx";
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
  const [view, setView] = useState<ScheduleView>("yearly");
  const monthOfRow = ({ monthNumber }: DepositRow) => monthAfter(monthOf(today), monthNumber);
  const last = rows.length - 1;
  const shown =
    view === "monthly"
      ? rows
      : rows.filter(({ monthNumber }) => monthNumber % 12 === 0 || monthNumber === last);
  const columns: readonly SavedColumn<DepositRow>[] = [
    wordsColumn("Month", monthOfRow, { shown: (row) => longMonth(monthOfRow(row)) }),
    randColumn("Saved", ({ saved }) => saved),
    randColumn("Your own money", ({ ownMoney }) => ownMoney, minor),
    randColumn("Interest", ({ interest }) => interest, minor),
    randColumn("Tax", ({ tax }) => tax, minor),
    randColumn("Needed", ({ need }) => need),
    randColumn("Price of the home", ({ price }) => price, minor),
  ];
  return (
    <Part title="Your savings over time">
      <ScheduleControls
        name="savings"
        view={view}
        onView={setView}
        file={{
          name: `save-for-a-deposit-${view}`,
          rows: () => csvRows([...columns, ...more], shown),
        }}
      >
        <ScheduleTable
          caption={`Savings by ${view === "monthly" ? "month" : "year"}`}
          columns={columns}
          rows={shown}
          rowKey={({ monthNumber }) => monthNumber}
          rowsName="Months"
        />
      </ScheduleControls>
    </Part>
  );
}
