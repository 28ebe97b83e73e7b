import type { CompareOffersResult, OfferResult } from "#calculations/tools/compare-offers/compare-offers.ts";
import type { PageContext } from "#contract/page-context.ts";
import { TableExport } from "#web/calculators/table-export.tsx";
import { yearsText } from "#web/calculators/years-text.ts";
import { Notice } from "#web/components/notice/notice.tsx";
import { Actions, Part } from "#web/components/part/part.tsx";
import { picture } from "#web/components/picture/picture.tsx";
import { csvRows, type SavedColumn, wordsColumn } from "#web/components/results-table/columns.ts";
import { ResultsTable } from "#web/components/results-table/results-table.tsx";
import { percent, quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { OtherConvention } from "../convention-input.tsx";
import { DepositInput } from "../deposit-input.tsx";
import { costDates, primeDate } from "../figure-dates.ts";
import { ToolInput } from "../tool-input.tsx";
import { ToolPage } from "../tool-page.tsx";
import { assumptions } from "./compare-offers.content.ts";
import { compareOffersTool, rankedOffers } from "./compare-offers.tool.ts";
import { offerHints, turnHints } from "./offer-hints.ts";
import { offerNames } from "./offer-values.ts";
import { OffersInput } from "./offers-input.tsx";
import { Sideways } from "./sideways.tsx";

const CompareOffersChart = picture(
  async () => (await import("./compare-offers-chart.tsx")).CompareOffersChart,
  import.meta.env.SSR && (await import("./compare-offers-chart.tsx")).CompareOffersChart,
);

/** Two or three bank offers next to each other. */
export function CompareOffersPage(page: PageContext) {
  return (
    <ToolPage tool={compareOffersTool} page={page}>
      {({ values, result, context }) => {
        const names = offerNames(values);
        const best = rankedOffers(result, values)[0]!;
        return {
          fields: (
            <>
              <ToolInput name="price" label="Purchase price" />
              <DepositInput />
              <ToolInput name="termYears" label="Loan term" unit="years" />
              <ToolInput name="horizonYears" label="How long will you keep this home?" unit="years" />
              <OffersInput names={names} offers={result.offers} />
            </>
          ),
          moreFields: (
            <>
              <ToolInput
                name="savingsRate"
                label="What your own money would earn elsewhere"
                hint="In percent a year. It makes cash at the start more expensive."
              />
              <ToolInput name="prime" label="Prime rate" />
            </>
          ),
          besideAnswer: (
            <>
              <Hints hints={[...turnHints(result, names), ...offerHints(result, names)]} />
              <OtherConvention
                loanAmount={best.principal}
                interestRate={best.interestRatePercent}
                termYears={best.payments / 12}
                convention={context.convention}
              />
            </>
          ),
          picture: <CompareOffersChart result={result} names={names} />,
          below: <OffersTable result={result} names={names} />,
          assumptions,
          datesOfFigures: [...costDates(context.figures, page.today), primeDate(context.figures)],
          contact: "Get Better Rates",
        };
      }}
    </ToolPage>
  );
}

function Hints({ hints }: { hints: readonly string[] }) {
  if (hints.length === 0) return null;
  return (
    <Notice>
      {hints.map((hint) => (
        <p key={hint}>{hint}</p>
      ))}
    </Notice>
  );
}

type Line = {
  name: string;
  of: (offer: OfferResult) => number | undefined;
  /** How the page writes the figure; in rand without it. */
  as?: (value: number) => string;
};

const cost = (value: number) => percent(value, 2);

const linesOf = (after: string): Line[] => [
  { name: "Interest rate", of: ({ interestRatePercent }) => interestRatePercent, as: quotedRate },
  { name: "A month, fee included", of: ({ monthlyPayment }) => monthlyPayment },
  { name: "Cash at the start", of: ({ cashAtStart }) => cashAtStart },
  { name: `Still owed ${after}`, of: ({ owedAtHorizon }) => owedAtHorizon },
  { name: `Interest paid ${after}`, of: ({ interestToHorizon }) => interestToHorizon },
  { name: `Net cost ${after}`, of: ({ netCostAtHorizon }) => netCostAtHorizon },
  {
    name: `Effective cost a year, all fees included, sold ${after}`,
    of: ({ effectiveCostAtHorizonPercent }) => effectiveCostAtHorizonPercent,
    as: cost,
  },
  {
    name: "Effective cost a year, all fees included, full term",
    of: ({ effectiveCostFullTermPercent }) => effectiveCostFullTermPercent,
    as: cost,
  },
  { name: "Paid in all over the term", of: ({ totalPaid }) => totalPaid },
  { name: "Cost of credit over the term", of: ({ costOfCreditFullTerm }) => costOfCreditFullTerm },
];

/** Only in the file: the page has it with each offer's fields. */
const loan: Line = { name: "Loan", of: ({ principal }) => principal };

type OffersTableProps = { result: CompareOffersResult; names: readonly string[] };

/** Every figure of the offers side by side, for reading and for a spreadsheet. */
function OffersTable({ result, names }: OffersTableProps) {
  const { offers, horizonMonths } = result;
  const lines = linesOf(`after ${yearsText(horizonMonths / 12)}`);
  const columns: readonly SavedColumn<Line>[] = [
    wordsColumn("Figure", ({ name }) => name),
    ...names.map((name, index) => ({
      header: name,
      value: ({ of }: Line) => of(offers[index]!),
      cell: ({ of, as = rand }: Line) => {
        const value = of(offers[index]!);
        return value === undefined ? "none" : as(value);
      },
    })),
  ];
  return (
    <Part title="The offers side by side">
      <Actions>
        <TableExport name="compare-offers" rows={() => csvRows(columns, [loan, ...lines])} />
      </Actions>
      <Sideways label="The offers’ figures">
        <ResultsTable
          caption="The offers side by side"
          columns={columns}
          rows={lines}
          rowKey={({ name }) => name}
          highlighted={({ name }) => name.startsWith("Net cost")}
          longNames
        />
      </Sideways>
    </Part>
  );
}
