import { capitalGainsNow } from "#calculations/figures/newer-figures.ts";
import { buyToLet as buyToLetResult } from "#calculations/tools/buy-to-let/buy-to-let.ts";
import type { LetYear } from "#calculations/tools/buy-to-let/let-years.ts";
import {
  commissionTable,
  priceGrowthTable,
  rentGrowthTable,
  vacancyTable,
} from "#calculations/tools/market-defaults.table.ts";
import { buyToLetDefaults as ours, startingAmounts } from "#calculations/tools/tool-defaults.ts";
import { inputFields } from "#contract/input-fields.ts";
import { pageOf } from "#web/answer-page/answer-page.tsx";
import { depositHint, rentHint } from "#web/answer-page/buying-words.ts";
import { type AnswerFigure, described } from "#web/answer-page/described.ts";
import { choice, money, share } from "#web/answer-page/fields.ts";
import { SavedTable } from "#web/answer-page/saved-table.tsx";
import { Lesson } from "#web/answer-page/verdict-sentence.tsx";
import { SidedCurve } from "#web/components/curve-control/sided-curve.tsx";
import { Part } from "#web/components/part/part.tsx";
import {
  changeColumn,
  countColumn,
  minor,
  randColumn,
  type SavedColumn,
} from "#web/components/results-table/columns.ts";
import { Stats } from "#web/components/stat/stat.tsx";
import { rand, signedRand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { marginalRate } from "../asked-often.tsx";
import { chosenToLet, costDates, gainsDate, marketDate } from "../assumed.ts";
import { ownedHome, purchaseLoan, rentSlider, startingHome } from "../owned-home.ts";
import { assumptions } from "./buy-to-let.content.ts";
import {
  letCards,
  letDifference,
  letFigure,
  letLesson,
  letReturn,
  letSentence,
  saleFigures,
} from "./buy-to-let.words.ts";
import { LettingChart } from "./letting-chart.tsx";

const home = ownedHome(ours);
const { levy, ...otherRunning } = home.running;

/** Whether a home that is bought to let pays for itself: what it costs, brings in and yields. */
export const buyToLet = described({
  id: "buy-to-let",
  asks: {
    main: {
      // Up to where a usual home pays for itself with room to spare.
      rent: money("Rent a month", {
        slider: { ...rentSlider, max: 42_000, ticks: [5_000, 23_500, 42_000] },
        startsEmpty: true,
      }),
      price: { ...home.price, hint: "Rent and deposit follow it: enter yours." },
      // Its own: a bank wants more of an investor than of somebody who will live there.
      deposit: money("Deposit", { slider: inputFields.downPayment.slider }),
      vacancyPercent: share("Time without a tenant", {
        default: ours.vacancyPercent,
        slider: { min: 0, max: 30, step: 1, ticks: [0, 10, 20, 30] },
      }),
      levy,
      // It does not change what the first month costs: a curve of it would be flat.
      years: home.years("You keep it for"),
    },
    "The letting": {
      managementPercent: share("Letting agent (% of the rent, VAT included)", {
        default: ours.managementPercent,
        hint: "Usually 8% to 12%; 0 if you let it yourself.",
      }),
      rentGrowth: home.rentGrowth,
    },
    "Costs of keeping the home": otherRunning,
    "The bond, and the costs of buying": home.buying,
    Tax: {
      marginalPercent: marginalRate("Your rate of income tax", ours.marginalPercent),
      losses: choice(
        "A year’s loss is",
        { carry: "Kept for later rent", offset: "Set off against salary" },
        ours.losses,
        {
          hint: "Usually you may set it off. If you pay tax at the highest rate, section 20A of the Income Tax Act may not let you.",
        },
      ),
    },
    "When you sell": { priceGrowth: home.priceGrowth, ...home.selling },
  },
  defaults: ({ price }, { today, figures }, entered) => {
    const usual = Math.round((price * ours.depositPercent) / 100);
    const deposit = Number(entered.deposit ?? usual);
    return {
      ...startingHome({ price, deposit, today, figures }),
      deposit: usual,
      rent: startingAmounts(price).letRent,
    };
  },
  calculate: ({ marginalPercent, ...values }, { figures, convention }) =>
    buyToLetResult(
      { ...values, marginalPercent: Number(marginalPercent), convention },
      capitalGainsNow(figures),
    ),
  hints: {
    deposit: ({ values: { deposit, price } }) => depositHint(deposit, price),
    rent: ({ values: { rent, price } }) => rentHint(rent, price),
  },
  answer: (result, values) => ({
    figure: values.price > 0 ? letFigure(result) : undefined,
    sentence: letSentence(result, values),
    gain: result.cashFlowFirstMonth,
    problem: "Enter a purchase price to see what the home brings in.",
    cards: letCards(result, values),
  }),
  Under: ({ answered, result, values }) => {
    const lesson = letLesson(result, values);
    return (
      answered && (
        <>
          {lesson && <Lesson sentence={[lesson]} />}
          {letReturn(result, values) && <p className="note">{letReturn(result, values)}</p>}
        </>
      )
    );
  },
  curve: ({ result: { breakEvenRent } }) => ({
    name: "A month at first",
    of: (result) => result().cashFlowFirstMonth,
    words: (cash) => `${rand(Math.abs(cash))} ${cash < 0 ? "to add" : "left"}`,
    changed: (change) => `${rand(Math.abs(change))} ${change < 0 ? "worse" : "better"} a month`,
    sides: { names: ["You add", "You keep"], Curve: SidedCurve },
    tips: {
      rent: breakEvenRent === undefined ? undefined : { value: breakEvenRent, words: rand(breakEvenRent) },
    },
  }),
  movedBy: "rent",
  unknown: ({ values: { price, rent } }) => ({
    ask: "The most you can add a month",
    wanted: "up to",
    zero: true,
    of: ({ result }) => -result.cashFlowFirstMonth,
    says: (added) =>
      Math.abs(added) < 0.5
        ? "it pays for itself at first"
        : `you ${added < 0 ? "keep" : "add"} ${rand(Math.abs(added))} a month at first`,
    gives: {
      price: { a: "a price", find: "most", with: { rent } },
      deposit: { a: "a deposit", find: "least", high: price },
      rent: { a: "a rent", find: "least" },
    },
  }),
  loan: purchaseLoan,
  picture: ({ result: { rows } }) => <LettingChart id="cash-flow" rows={rows} />,
  Below: ({ result }) => (
    <>
      <Part
        leads
        standsOpen
        title="Cash flow, year by year"
        result={`${signedRand(result.rows[0]!.cashFlow)} in year 1`}
        screenOnly
      >
        <LettingChart id="cash-flow-by-year" rows={result.rows} />
      </Part>
      <SalePart figures={saleFigures(result)} />
      <SavedTable
        title="Year by year"
        result={yearsText(result.rows.length)}
        caption="Rent, costs, tax and cash flow of each year"
        name="buy-to-let"
        columns={columns}
        more={more}
        rows={result.rows}
        rowKey={({ year }) => year}
      />
    </>
  ),
  compared: {
    difference: (kept, now) => `${letDifference(kept.result, now.result)} than what you kept.`,
    short: (kept, now) => letDifference(kept.result, now.result),
  },
  assumptions,
  chosen: chosenToLet,
  dates: ({ values, context: { figures, today } }) => [
    ...costDates(figures, today),
    ...(values.marginalPercent === "0" ? [] : [gainsDate(figures)]),
    marketDate("empty homes", vacancyTable),
    marketDate("growth of prices", priceGrowthTable),
    marketDate("growth of rents", rentGrowthTable),
    marketDate("commission", commissionTable),
  ],
  contact: "Get Property Financing Help",
  takes: ({ cashFlowFirstMonth, irrPercent }, { price, rent }) => ({
    price,
    rent,
    monthlyCashFlow: cashFlowFirstMonth,
    ...(irrPercent !== undefined && { returnPercent: irrPercent }),
  }),
});

/** The page of Buy to let. */
export const Page = pageOf(buyToLet);

/** What the sale leaves, and of what it is made. */
function SalePart({ figures }: { figures: readonly AnswerFigure[] }) {
  const left = figures.find(({ strong }) => strong);
  return (
    <Part title="When you sell" result={left && `${left.label} ${left.value}`}>
      <Stats label="The sale" items={figures} />
    </Part>
  );
}

const columns: readonly SavedColumn<LetYear>[] = [
  countColumn("Year", ({ year }) => year),
  randColumn("Rent received", ({ rent }) => rent),
  randColumn("Costs", ({ costs }) => costs, minor),
  randColumn("Interest", ({ interest }) => interest, minor),
  randColumn("Tax", ({ tax }) => tax, minor),
  changeColumn("Cash flow", ({ cashFlow }) => cashFlow),
  randColumn("Still owed", ({ owed }) => owed, minor),
  randColumn("Value", ({ value }) => value),
];

const more: readonly SavedColumn<LetYear>[] = [
  randColumn("Instalments and fees", ({ bond }) => bond),
  randColumn("Profit that is taxed", ({ profit }) => profit),
  randColumn("Losses not used yet", ({ lossCarried }) => lossCarried),
];
