import { useState } from "react";
import { monthAfter, monthOf } from "#calculations/calendar/months.ts";
import type { DepositRow } from "#calculations/tools/save-for-a-deposit/save-for-a-deposit.ts";
import { ScheduleControls, ScheduleTable, type ScheduleView } from "#web/calculators/schedule-table.tsx";
import { Part } from "#web/components/part/part.tsx";
import type { Column } from "#web/components/results-table/results-table.tsx";
import { longMonth } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";

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
  const columns: Column<DepositRow>[] = [
    { header: "Month", cell: (row) => longMonth(monthOfRow(row)), words: true },
    { header: "Saved", cell: ({ saved }) => rand(saved) },
    { header: "Your own money", cell: ({ ownMoney }) => rand(ownMoney), minor: true },
    { header: "Interest", cell: ({ interest }) => rand(interest), minor: true },
    { header: "Tax", cell: ({ tax }) => rand(tax), minor: true },
    { header: "Needed", cell: ({ need }) => rand(need) },
    { header: "Price of the home", cell: ({ price }) => rand(price), minor: true },
  ];
  return (
    <Part title="Your savings over time">
      <ScheduleControls
        name="savings"
        view={view}
        onView={setView}
        file={{
          name: `save-for-a-deposit-${view}`,
          rows: () =>
            shown.map(({ monthNumber, ...row }) => ({
              month: monthAfter(monthOf(today), monthNumber),
              ...row,
            })),
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
