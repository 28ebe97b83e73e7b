import { memo, useMemo, useState } from "react";
import type { PayOffSoonerResult } from "#calculations/tools/pay-off-sooner/pay-off-sooner.ts";
import { ScheduleControls, ScheduleTable, type ScheduleView } from "#web/calculators/schedule-table.tsx";
import { ShowHide } from "#web/components/disclosure/show-hide.tsx";
import type { Column } from "#web/components/results-table/results-table.tsx";
import { longMonth } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";
import { type PayoffPeriod, payoffMonths, payoffYears } from "./payoff-years.ts";

type PayoffScheduleProps = { rows: PayOffSoonerResult["rows"]; first: string; canDraw: boolean };

const drawing: Column<PayoffPeriod>[] = [
  { header: "Drawn", cell: ({ drawn }) => rand(drawn), minor: true },
  { header: "Could be drawn", cell: ({ availableToDraw }) => rand(availableToDraw), minor: true },
];

const columnsOf = (view: ScheduleView, canDraw: boolean): Column<PayoffPeriod>[] => [
  view === "monthly"
    ? { header: "Month", cell: ({ period }) => longMonth(period), words: true }
    : { header: "Year", cell: ({ period }) => period, words: true },
  { header: "Instalments", cell: ({ instalments }) => rand(instalments) },
  { header: "Extra", cell: ({ extra }) => rand(extra), minor: true },
  { header: "Lump sums", cell: ({ lumpSums }) => rand(lumpSums), minor: true },
  ...(canDraw ? drawing : []),
  { header: "Interest", cell: ({ interest }) => rand(interest), minor: view === "monthly" },
  { header: "Balance", cell: ({ balance }) => rand(balance) },
];

/** The bond as planned, by calendar year or month by month. */
export const PayoffSchedule = memo(function PayoffSchedule({ rows, first, canDraw }: PayoffScheduleProps) {
  const [view, setView] = useState<ScheduleView>("yearly");
  const months = useMemo(() => payoffMonths({ rows }, first), [rows, first]);
  const shown = useMemo(() => (view === "monthly" ? months : payoffYears(months)), [view, months]);
  return (
    <ShowHide title="The bond as you plan it">
      <ScheduleControls
        name="pay-off-sooner-schedule"
        view={view}
        onView={setView}
        file={{ name: `pay-off-sooner-${view}`, rows: () => shown }}
      >
        <ScheduleTable
          caption={view === "monthly" ? "The bond month by month" : "The bond by calendar year"}
          columns={columnsOf(view, canDraw)}
          rows={shown}
          rowKey={({ period }) => Number(period.replace("-", ""))}
        />
      </ScheduleControls>
    </ShowHide>
  );
});
