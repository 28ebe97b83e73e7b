import {
  commissionTable,
  priceGrowthTable,
  rentGrowthTable,
} from "#calculations/tools/market-defaults.table.ts";
import type { RentOrBuyResult, RentOrBuyRow } from "#calculations/tools/rent-or-buy/rent-or-buy.ts";
import { rentOrBuyDefaults as ours, startingAmounts, usualRent } from "#calculations/tools/tool-defaults.ts";
import { pageOf } from "#web/answer-page/answer-page.tsx";
import { depositHint, rentHint } from "#web/answer-page/buying-words.ts";
import { CurvesChart } from "#web/answer-page/curves-chart.tsx";
import { described } from "#web/answer-page/described.ts";
import { growth, input, money, share } from "#web/answer-page/fields.ts";
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
import { rand, randBetween } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { initiationPaid, marginalRate } from "../asked-often.tsx";
import { chosenToRentOrBuy, costDates, gainsDate, marketDate } from "../assumed.ts";
import { ownedHome, purchaseLoan, rentSlider, startingHome } from "../owned-home.ts";
import { netWorths, tippingRand } from "./net-worths.ts";
import { RentChart, RentPart, rentLine, tippingOf } from "./rent-chart.tsx";
import { assumptions } from "./rent-or-buy.content.ts";

const home = ownedHome(ours);

/** Whether renting or buying leaves a household better off after some years. */
export const rentOrBuy = described({
  id: "rent-or-buy",
  asks: {
    main: {
      // Empty while there is no price that it could follow.
      rent: money("Rent a month for a home like it", { slider: rentSlider, startsEmpty: true }),
      price: { ...home.price, hint: "The rent follows it: enter yours." },
      deposit: input("downPayment", "Deposit"),
      years: {
        ...home.years("You stay for"),
        slider: { min: 1, max: 20, step: 1, ticks: [1, 20] },
      },
      priceGrowth: { ...home.priceGrowth, slider: { min: 0, max: 10, step: 0.5, ticks: [0, 5, 10] } },
      investedSharePercent: share("Share of the difference invested", {
        default: ours.investedSharePercent,
        hint: "The one who pays less each month invests this part of the difference and spends the rest. Be honest.",
        slider: { min: 0, max: 100, step: 25, ticks: [0, 25, 50, 75, 100] },
      }),
    },
    "Savings and rent": {
      investmentReturn: growth("Return on investments a year, after fees", {
        default: ours.investmentReturn,
      }),
      rentGrowth: home.rentGrowth,
    },
    "The bond, and the costs of buying": {
      ...home.buying,
      initiationPaid: initiationPaid("The initiation fee is paid", ours.initiationPaid),
    },
    "Costs of keeping the home": home.running,
    "When you sell": {
      ...home.selling,
      "gainsTax.marginalPercent": marginalRate("Tax on gains", ours.gainsTax.marginalPercent),
    },
  },
  defaults: ({ price, deposit }, { today, figures }) => ({
    ...startingHome({ price, deposit, today, figures }),
    rent: startingAmounts(price).rent,
  }),
  calculate: netWorths,
  hints: {
    deposit: ({ values: { deposit, price } }) => depositHint(deposit, price),
    rent: ({ values: { rent, price } }) => rentHint(rent, price),
  },
  answer: (result, { price, years }) => ({
    figure: price > 0 ? figureOf(result) : undefined,
    sentence: sentence(result, years),
    gain: Math.abs(result.difference),
    ...(!even(result) && { stressed: winner(result) }),
    problem: "Enter a purchase price to compare buying with renting.",
    cards: [
      {
        label: "You own if you buy",
        value: rand(result.buyerNetWorth),
        note: result.buyerNetWorth < 0 ? "home sold: you still owe it" : "home sold, bond repaid",
      },
      { label: "You own if you rent", value: rand(result.renterNetWorth), note: "in savings" },
      { label: "Buying is ahead", ...breakEven(result, years) },
      result.tippingRent === undefined
        ? { label: "Break-even rent", value: "None" }
        : { label: "Break-even rent", value: tippingRand(result.tippingRent), note: "a month, today" },
      { label: "Month 1 if you buy", value: rand(result.ownerFirstMonth), note: "bond and upkeep" },
      { label: "Month 1 if you rent", value: rand(result.renterFirstMonth), note: "rent" },
    ],
  }),
  Under: ({ answered, result }) => answered && <Lesson sentence={tippingSentence(result)} />,
  curve: ({ result, values: { price } }) => {
    const tippingRent = tippingOf(price, result);
    return {
      name: "Better off",
      // A rent that follows the price does so in steps: unrounded, the line shows how the answer goes.
      of: (result, values, context, along) =>
        along === "price" && values.rent === startingAmounts(values.price).rent
          ? netWorths({ ...values, rent: usualRent(values.price) }, context).difference
          : result().difference,
      words: (ahead) => `${rand(Math.abs(ahead))} ${ahead < 0 ? "renting" : "buying"}`,
      changed: (change) => `${rand(Math.abs(change))} to ${change < 0 ? "rent" : "buy"}`,
      sides: { names: ["Rent", "Buy"], Curve: SidedCurve },
      tips: {
        rent: tippingRent === undefined ? undefined : { value: tippingRent, words: tippingRand(tippingRent) },
      },
    };
  },
  movedBy: "rent",
  unknown: ({ values: { rent } }) => ({
    ask: "How much better off buying should leave you",
    wanted: "at least",
    zero: true,
    of: ({ result }) => result.difference,
    says: (ahead) => `you are ${betterOff(ahead)}`,
    gives: {
      rent: { a: "a rent", find: "least" },
      price: { a: "a price", find: "most", with: { rent } },
      priceGrowth: { a: "a growth of prices", find: "least" },
    },
  }),
  loan: purchaseLoan,
  picture: ({ result, values, context }) => (
    <RentChart line={rentLine(values, result, context)} rent={values.rent} ahead={result.difference} />
  ),
  Below: ({ result, values, context }) => (
    <>
      {result.rows.length > 1 && (
        <Part
          leads
          standsOpen
          title="What you own, year by year"
          result={`${rand(result.buyerNetWorth)} after ${yearsText(values.years)} if you buy`}
          screenOnly
        >
          <OwnedByYear {...result} />
        </Part>
      )}
      <RentPart {...rentLine(values, result, context)} />
      <SavedTable
        title="Year by year"
        result={yearsText(result.rows.length)}
        caption="What you own at the end of each year, if you sold then"
        name="rent-or-buy"
        columns={columns}
        more={more}
        without={(column) => column === savings && result.rows.every((row) => row.buyerSavings <= 0)}
        rows={result.rows}
        rowKey={({ year }) => year}
      />
    </>
  ),
  compared: {
    difference: (kept, now) => `${changed(kept.result, now.result)} than what you kept.`,
    short: (kept, now) => changed(kept.result, now.result),
  },
  assumptions,
  chosen: chosenToRentOrBuy,
  dates: ({ values, context: { figures, today } }) => [
    ...costDates(figures, today),
    marketDate("growth of prices", priceGrowthTable),
    marketDate("growth of rents", rentGrowthTable),
    marketDate("commission", commissionTable),
    ...(values["gainsTax.marginalPercent"] === "0" ? [] : [gainsDate(figures, "ownHome")]),
  ],
  contact: "Get Property Financing Help",
  takes: ({ tippingRent }, { price, rent, years }) => ({
    price,
    rent,
    years,
    ...(tippingRent !== undefined && { tippingRent: Math.ceil(tippingRent) }),
  }),
});

/** Both net worths over the years. */
function OwnedByYear({
  rows,
  buyerNetWorth,
  renterNetWorth,
  breakEvenMonth,
  breakEvenYear,
}: RentOrBuyResult) {
  return (
    <CurvesChart
      id="net-worth"
      title="What you own at the end of each year"
      caption={`At the end you own ${rand(buyerNetWorth)} if you buy and ${rand(renterNetWorth)} if you rent. ${
        breakEvenYear === undefined
          ? "Buying does not come out ahead in these years."
          : `Buying first comes out ahead in year ${breakEvenYear}.`
      }`}
      curves={[{ name: "Buy" }, { name: "Rent", dashed: true }]}
      stops={rows.map(({ year, buyer, renter }) => ({
        x: year,
        name: `Year ${year}`,
        heights: [buyer, renter],
      }))}
      x={{ format: String, unit: "Year" }}
      mark={breakEvenMonth === undefined ? undefined : markAt(breakEvenMonth, rows)}
    />
  );
}

/** The page of Rent or buy. */
export const Page = pageOf(rentOrBuy);

const savings = randColumn<RentOrBuyRow>("Buyer’s savings", (row) => row.buyerSavings, minor);

const columns: readonly SavedColumn<RentOrBuyRow>[] = [
  countColumn("Year", ({ year }) => year),
  randColumn("Value", ({ value }) => value, minor),
  randColumn("Still owed", ({ owed }) => owed, minor),
  randColumn("Sale costs", ({ saleCosts }) => saleCosts, minor),
  savings,
  randColumn("If you buy", ({ buyer }) => buyer),
  randColumn("If you rent", ({ renter }) => renter),
  changeColumn("Buying ahead by", ({ difference }) => difference),
];

const more: readonly SavedColumn<RentOrBuyRow>[] = [
  randColumn("Tax on gains if you buy", ({ buyerGainsTax }) => buyerGainsTax),
  randColumn("Tax on gains if you rent", ({ renterGainsTax }) => renterGainsTax),
];

/** "R1 200 better off if you buy". */
const betterOff = (ahead: number) =>
  `${rand(Math.abs(ahead))} better off if you ${ahead < 0 ? "rent" : "buy"}`;

const even = ({ difference }: RentOrBuyResult) => Math.abs(difference) < 0.5;

/** What changed between the two, whichever of them was ahead: "R120 450 better for buying". */
function changed(kept: RentOrBuyResult, now: RentOrBuyResult): string {
  const more = randBetween(kept.difference, now.difference);
  return `${rand(Math.abs(more))} better for ${more < 0 ? "renting" : "buying"}`;
}

const winner = ({ buyerAheadAtEnd }: RentOrBuyResult) => (buyerAheadAtEnd ? "buy" : "rent");

const figureOf = (result: RentOrBuyResult): string =>
  even(result) ? "No difference" : rand(Math.abs(result.difference));

function sentence(result: RentOrBuyResult, years: number): string {
  const { buyerAheadAtEnd, breakEvenYear } = result;
  const better = even(result)
    ? `between renting and buying after ${yearsText(years)}`
    : `better off after ${yearsText(years)} if you ${winner(result)}`;
  // The buyer may be ahead for some years and behind again at the end.
  const forATime =
    breakEvenYear !== undefined && !buyerAheadAtEnd
      ? `, although buying is ahead for a time from year ${breakEvenYear}`
      : "";
  return `${better}${isClose(result) ? ", hardly a difference" : ""}${forATime}`;
}

/** What is apart by less than a twentieth of what one owns, the growth of prices may turn round. */
const isClose = (result: RentOrBuyResult) =>
  !even(result) && Math.abs(result.difference) < 0.05 * Math.max(result.buyerNetWorth, result.renterNetWorth);

/** At which rent it tips: before the amount, the amount, and after it. */
export function tippingSentence({ tippingRent, buyerAheadAtEnd }: RentOrBuyResult): readonly string[] {
  if (tippingRent === undefined) return ["No usual rent would make buying better."];
  if (tippingRent < 0.5) return ["Buying wins at any rent."];
  const wins = buyerAheadAtEnd ? "Renting wins below" : "Buying wins above";
  return [`${wins} a rent of `, tippingRand(tippingRent), " a month."];
}

function breakEven({ breakEvenYear, breakEvenMonth, buyerAheadAtEnd }: RentOrBuyResult, years: number) {
  if (breakEvenYear === undefined) return { value: "Not yet", note: `not within ${yearsText(years)}` };
  return buyerAheadAtEnd
    ? { value: `From year ${breakEvenYear}`, note: `month ${breakEvenMonth}` }
    : { value: "For a time", note: `from year ${breakEvenYear}, not at the end` };
}

/** The place of a month on the buyer's curve, which is drawn from year to year. */
function markAt(month: number, rows: readonly RentOrBuyRow[]) {
  const x = Math.max(1, month / 12);
  const year = Math.ceil(x);
  const after = rows[year - 1]!;
  const before = rows[year - 2] ?? after;
  const height = after.buyer - (year - x) * (after.buyer - before.buyer);
  return { x, height, label: `Year ${year}` };
}
