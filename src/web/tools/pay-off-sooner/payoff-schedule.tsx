import { memo, useMemo, useState } from "react";
import type { PayOffSoonerResult } from "#calculations/tools/pay-off-sooner/pay-off-sooner.ts";
import { ScheduleControls, ScheduleTable, type ScheduleView } from "#web/calculators/schedule-table.tsx";
import { ShowHide } from "#web/components/disclosure/show-hide.tsx";
import {
  csvRows,
  minor,
  randColumn,
  type SavedColumn,
  wordsColumn,
} from "#web/components/results-table/columns.ts";
import { longMonth } from "#web/format/day.ts";
import { type PayoffPeriod, payoffMonths, payoffYears } from "./payoff-years.ts";

type PayoffScheduleProps = { rows: PayOffSoonerResult["rows"]; first: string; canDraw: boolean };

const drawing: readonly SavedColumn<PayoffPeriod>[] = [
  randColumn("Drawn", ({ drawn }) => drawn, minor),
  randColumn("Could be drawn", ({ availableToDraw }) => availableToDraw, minor),
];

const columnsOf = (view: ScheduleView, canDraw: boolean): readonly SavedColumn<PayoffPeriod>[] => [
  view === "monthly"
    ? wordsColumn("Month", ({ period }) => period, { shown: ({ period }) => longMonth(period) })
    : wordsColumn("Year", ({ period }) => period),
  randColumn("Instalments", ({ instalments }) => instalments),
  randColumn("Extra", ({ extra }) => extra, minor),
  randColumn("Lump sums", ({ lumpSums }) => lumpSums, minor),
  ...(canDraw ? drawing : []),
  randColumn("Interest", ({ interest }) => interest, { minor: view === "monthly" }),
  randColumn("Balance", ({ balance }) => balance),
];

/** The bond as planned, by calendar year or month by month. */
export const PayoffSchedule = memo(function PayoffSchedule({ rows, first, canDraw }: PayoffScheduleProps) {
  const [view, setView] = useState<ScheduleView>("yearly");
  const months = useMemo(() => payoffMonths({ rows }, first), [rows, first]);
  const shown = useMemo(() => (view === "monthly" ? months : payoffYears(months)), [view, months]);
  const columns = columnsOf(view, canDraw);
  return (
    <ShowHide title="The bond as you plan it">
      <ScheduleControls
        name="pay-off-sooner-schedule"
        view={view}
        onView={setView}
        file={{ name: `pay-off-sooner-${view}`, rows: () => csvRows(columns, shown) }}
      >
        <ScheduleTable
          caption={view === "monthly" ? "The bond month by month" : "The bond by calendar year"}
          columns={columns}
          rows={shown}
          rowKey={({ period }) => Number(period.replace("-", ""))}
        />
      </ScheduleControls>
    </ShowHide>
  );
});
