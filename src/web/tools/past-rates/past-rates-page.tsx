import { actualPrimeRatesEdition } from "#calculations/prime-rate/actual-prime-rates.table.ts";
import type { RateStretch } from "#calculations/tools/past-rates/rate-stretches.ts";
import type { PageContext } from "#contract/page-context.ts";
import { TableExport } from "#web/calculators/table-export.tsx";
import { Actions, Part } from "#web/components/part/part.tsx";
import { picture } from "#web/components/picture/picture.tsx";
import {
  countColumn,
  csvRows,
  minor,
  randColumn,
  rateColumn,
  type SavedColumn,
  wordsColumn,
} from "#web/components/results-table/columns.ts";
import { ResultsTable } from "#web/components/results-table/results-table.tsx";
import { day, longMonth } from "#web/format/day.ts";
import { OtherConvention } from "../convention-input.tsx";
import { primeDate } from "../figure-dates.ts";
import { ToolInput } from "../tool-input.tsx";
import { ToolPage } from "../tool-page.tsx";
import { assumptions } from "./past-rates.content.ts";
import { pastRatesTool, startMonthOf, startMonthProblem } from "./past-rates.tool.ts";

const PastRatesChart = picture(
  async () => (await import("./past-rates-chart.tsx")).PastRatesChart,
  import.meta.env.SSR && (await import("./past-rates-chart.tsx")).PastRatesChart,
);

/** A bond replayed at the rates as they came. */
export function PastRatesPage(page: PageContext) {
  return (
    <ToolPage tool={pastRatesTool} page={page}>
      {({ values, result, context }) => ({
        fields: (
          <>
            <ToolInput
              name="startMonth"
              label="You bought in"
              hint="Any month from January 2002 to last month."
              error={startMonthProblem(values.startMonth, page.today)}
            />
            <ToolInput name="loan" label="Loan" />
            <ToolInput name="termYears" label="Loan term" unit="years" />
            <ToolInput
              name="margin"
              label="Points to prime"
              hint="0 is prime itself; -0.5 is half a point below prime."
            />
          </>
        ),
        besideAnswer: (
          <OtherConvention
            loanAmount={values.loan}
            interestRate={result.stretches[0]?.interestRate ?? 0}
            termYears={values.termYears}
            convention={context.convention}
            atFirst
          />
        ),
        picture: <PastRatesChart result={result} startMonth={startMonthOf(values.startMonth, page.today)} />,
        below: <Stretches stretches={result.stretches} />,
        assumptions,
        datesOfFigures: [
          `changes of prime since 2001 by their real days, checked on ${day(actualPrimeRatesEdition.checked)}`,
          primeDate(context.figures),
        ],
      })}
    </ToolPage>
  );
}

const columns: readonly SavedColumn<RateStretch>[] = [
  wordsColumn("From", ({ since }) => since, { shown: ({ since }) => longMonth(since) }),
  rateColumn("Rate", ({ interestRate }) => interestRate),
  randColumn("Instalment", ({ instalment }) => instalment),
  randColumn("Owed before", ({ balanceBefore }) => balanceBefore, minor),
];

/** Only in the file: the month says it on the page. */
const paymentNumber: SavedColumn<RateStretch> = countColumn(
  "First payment",
  ({ firstPayment }) => firstPayment,
);

/** Each stretch at one rate, for reading and for a spreadsheet. */
function Stretches({ stretches }: { stretches: readonly RateStretch[] }) {
  return (
    <Part title="Every rate, and its instalment">
      <Actions>
        <TableExport name="past-rates" rows={() => csvRows([...columns, paymentNumber], stretches)} />
      </Actions>
      <ResultsTable
        caption="Every rate, and its instalment"
        columns={columns}
        rows={stretches}
        rowKey={({ firstPayment }) => firstPayment}
      />
    </Part>
  );
}
