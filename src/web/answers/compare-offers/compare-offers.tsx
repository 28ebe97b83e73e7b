import { primeRateNow } from "#calculations/figures/newer-figures.ts";
import { compareOffersDefaults as ours } from "#calculations/tools/compare-offers/compare-offers.ts";
import { toolLimits } from "#calculations/tools/tool-inputs.ts";
import { pageOf } from "#web/answer-page/answer-page.tsx";
import { described } from "#web/answer-page/described.ts";
import { count, growth, input, placesEntered, rate, type Value } from "#web/answer-page/fields.ts";
import { TableExport } from "#web/answer-page/saved-table.tsx";
import { Notice } from "#web/components/notice/notice.tsx";
import { Actions, Part } from "#web/components/part/part.tsx";
import { csvRows, type SavedColumn, wordsColumn } from "#web/components/results-table/columns.ts";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { TitledStats } from "#web/components/stat/stat.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { moreOrLess, rand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { costDates, primeDate } from "../assumed.ts";
import { assumptions } from "./compare-offers.content.ts";
import {
  afterYears,
  comparedFigures,
  differenceItems,
  foldedLines,
  furtherLines,
  keptSaving,
  less,
  lineText,
  type OfferLine,
  offerHints,
  offersCards,
  offersFigure,
  offersSentence,
  savingOf,
  tableLines,
  turnHints,
} from "./compare-offers.words.ts";
import {
  type ComparedOffers,
  comparedOffers,
  costsMore,
  howMany,
  linesToEnd,
  offersFields,
  pairOf,
  startingOffers,
  turnOf,
  yearEnds,
} from "./offers.ts";
import { OffersChart } from "./offers-chart.tsx";
import { OffersCurve } from "./offers-lines.tsx";
import { OffersTable } from "./offers-table.tsx";
import { Purchase } from "./purchase.tsx";

/** Two or three bank offers, and which one costs least if the home is sold after some years. */
export const compareOffers = described({
  id: "compare-offers",
  asks: {
    main: {
      horizonYears: count("How long will you keep this home?", {
        default: ours.horizonYears,
        ...toolLimits.termYears,
        slider: { min: 1, max: 20, step: 1, ticks: [1, 20] },
        unit: "years",
      }),
      offers: OffersTable,
      purchase: Purchase,
    },
    more: {
      savingsRate: growth("What your own money would earn elsewhere", {
        default: ours.savingsRate,
        min: 0,
        hint: "In percent a year. It makes cash at the start more expensive.",
      }),
      prime: rate("Prime rate"),
    },
  },
  fields: {
    price: input("purchasePrice", "Purchase price", { slider: undefined }),
    deposit: input("downPayment", "Deposit", { slider: undefined }),
    termYears: input("loanTerm", "Loan term", { unit: "years", slider: undefined }),
    /** The first offer starts with it. */
    interestRate: input("interestRate", "Interest rate", { offPage: true }),
    offersCompared: count("Offers", { default: howMany.usual, min: howMany.least, max: howMany.most }),
    ...offersFields,
  },
  defaults: (values, context, entered) => ({
    prime: primeRateNow(context.figures).rate,
    offersCompared: Math.max(howMany.usual, placesEntered(entered, "offers")),
    ...startingOffers(values, context, entered),
  }),
  calculate: (values, { convention }) => comparedOffers(values, convention),
  answer: (result) => ({
    figure: result.offers.some(({ price }) => price > 0) ? offersFigure(result) : undefined,
    sentence: offersSentence(result),
    gain: savingOf(result),
    problem: "Enter a purchase price to compare offers.",
    cards: offersCards(result),
  }),
  cardsElsewhere: true,
  isTable: true,
  Beside: ({ result, values }) => {
    const hints = [...turnHints(result), ...offerHints(result)];
    return (
      <>
        <Difference result={result} savingsRate={values.savingsRate} />
        {hints.length > 0 && (
          <Notice>
            {hints.map((hint) => (
              <p key={hint}>{hint}</p>
            ))}
          </Notice>
        )}
      </>
    );
  },
  curve: ({ result: now, values, context }) => {
    if (!pairOf(now)) return { name: "Net cost", of: (result) => result().offers[0]!.netCostAtHorizon };
    const turn = turnOf(now);
    return {
      name: "Saved by the best offer",
      said: "What the best offer costs",
      of: (result) => savingOf(result()),
      words: less,
      over: { lines: linesToEnd(now, values, context.convention), Lines: OffersCurve },
      tips: { horizonYears: turn === undefined ? undefined : { value: turn / 12, words: payoffTime(turn) } },
    };
  },
  movedBy: "horizonYears",
  unknown: ({ result: now, ...shown }) => {
    const pair = pairOf(now);
    // What a margin to prime makes of a rate is not a field.
    const values: Readonly<Record<string, Value>> = shown.values;
    const giving = pair?.filter((place) => values[`offers.${place}.rateGivenAs`] === "interestRate") ?? [];
    if (!pair || giving.length === 0) return undefined;
    const [best, dearer] = pair.map((place) => now.offers[place]!.name) as [string, string];
    const rateOf = (place: number) => ({
      a: `a rate in ${now.offers[place]!.name}`,
      find: place === pair[0] ? ("most" as const) : ("least" as const),
    });
    return {
      ask: `How much less ${best} should cost than ${dearer}`,
      wanted: "at least",
      zero: true,
      of: ({ result }) => costsMore(result, pair, result.horizonMonths),
      says: (saving) => `${best} costs ${moreOrLess(-saving)}`,
      gives: Object.fromEntries(giving.map((place) => [`offers.${place}.interestRate`, rateOf(place)])),
    };
  },
  loan: ({ result }) => {
    const best = result.ranked[0]!;
    return {
      loanAmount: best.principal,
      interestRate: best.interestRatePercent,
      termYears: best.payments / 12,
    };
  },
  picture: ({ result }) => pairOf(result) && <OffersChart result={result} />,
  Below: ({ result }) => (
    <>
      <YearTable result={result} />
      <FurtherFigures result={result} />
    </>
  ),
  compared: {
    given: [["Sold after", ({ values }) => yearsText(values.horizonYears)]],
    found: [
      ["Cheapest offer", ({ result }) => result.ranked[0]!.name],
      ["Less than the next one", ({ result }) => rand(savingOf(result))],
      ...comparedFigures,
    ],
    // Of another time it is another figure, neither more nor less.
    difference: ({ result: kept }, { result: now }) =>
      kept.horizonMonths === now.horizonMonths ? undefined : keptSaving(kept, now),
    short: ({ result }) => `${offersFigure(result)} ${afterYears(result)}`,
  },
  assumptions,
  dates: ({ context: { figures, today } }) => [...costDates(figures, today), primeDate(figures)],
  contact: "Get Better Rates",
  takes: (result, { price, deposit }) => ({
    price,
    deposit,
    lowestRate: Math.min(...result.offers.map(({ interestRatePercent }) => interestRatePercent)),
    saving: savingOf(result),
  }),
});

/** The page of Compare bank offers. */
export const Page = pageOf(compareOffers);

/** What the cheapest offer saves, by where it is saved. */
function Difference({ result, savingsRate }: { result: ComparedOffers; savingsRate: number }) {
  const items = differenceItems(result, savingsRate);
  return items.length > 0 && <TitledStats title="What makes the difference" items={items} />;
}

/** A column of figures for each offer; what an offer has none of is said in a word. */
const columnsOf = ({ offers }: ComparedOffers): readonly SavedColumn<OfferLine>[] => [
  wordsColumn("Figure", ({ name }) => name),
  ...offers.map((offer) => ({
    header: offer.name,
    value: ({ of }: OfferLine) => of(offer),
    cell: (line: OfferLine) => lineText(line, offer),
  })),
];

/** Only in the file. */
const loan: OfferLine = { name: "Loan", of: ({ principal }) => principal };

/** The further figures of the offers, and all of them for a spreadsheet. */
function FurtherFigures({ result }: { result: ComparedOffers }) {
  const columns = columnsOf(result);
  const lines = [...foldedLines(result), ...furtherLines(result)];
  const paid = Math.min(...result.offers.map(({ totalPaid }) => totalPaid));
  return (
    <Part title="More figures" result={`Paid in all from ${rand(paid)}`}>
      <Actions>
        <TableExport
          name="compare-offers"
          rows={() => csvRows(columns, [loan, ...tableLines(result), ...lines])}
        />
      </Actions>
      <ResultsTable
        caption="More figures of the offers"
        sideways="More figures of the offers"
        columns={columns}
        rows={lines}
        rowKey={({ name }) => name}
        longNames
      />
    </Part>
  );
}

/** What the home has cost by a month with each offer, rand. */
type OfferCosts = { month: number; costs: readonly number[] };

/** At the end of each year and in the months in which the order of two turns. */
function yearlyCosts(result: ComparedOffers): OfferCosts[] {
  const turns = result.crossings.flatMap(({ changesInMonth }) => changesInMonth ?? []);
  return yearEnds(result, turns).map((month) => ({
    month,
    costs: result.offers.map(({ netCosts }) => netCosts[month]!),
  }));
}

/** What the home has cost with each offer by then, before what it fetches. */
function YearTable({ result }: { result: ComparedOffers }) {
  const rows = yearlyCosts(result);
  const best = result.ranked[0]!;
  const ends = [...new Set([rows[0]!, rows.at(-1)!])].map(
    ({ month, costs }) => `${rand(costs[result.offers.indexOf(best)]!)} after ${payoffTime(month)}`,
  );
  const columns: Column<OfferCosts>[] = [
    { header: "Sold after", cell: ({ month }) => payoffTime(month), words: true },
    ...result.offers.map(({ name }, index) => ({
      header: name,
      cell: ({ costs }: OfferCosts) => rand(costs[index]!),
    })),
  ];
  return (
    <Part leads title="Net cost, by when you sell" result={`${best.name}: ${ends.join(", ")}`}>
      <ResultsTable
        caption="Net cost of each offer, by the time at which you sell"
        sideways="The offers’ net costs"
        columns={columns}
        rows={rows}
        rowKey={({ month }) => month}
      />
    </Part>
  );
}
