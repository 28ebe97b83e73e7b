import type { CapitalGainsRules } from "#calculations/capital-gains/capital-gains.ts";
import { type BuyToLetResult, buyToLet } from "#calculations/tools/buy-to-let/buy-to-let.ts";
import { money, share, type Values } from "#web/answer-page/fields.ts";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { type ChapterAnswer, ChapterExample } from "../opening/chapter-example.tsx";
import { RentAndCosts } from "./rent-and-costs.tsx";
import { exampleRate, toTool } from "./worked-example.tsx";

/** The flat of the investment chapter: what its table and its loan take as given. */
const flat = {
  interestRate: 11,
  termYears: 20,
  /** One month in 24, in decimals that a link and a field can show. */
  vacancyPercent: 4.1667,
  managementPercent: 10,
  maintenancePercent: 1,
} as const;

/** Left out, or in the field for rates, levy and insurance: in the tool too, so that it opens the same first month. */
const notApart = { serviceFee: 0, levy: 0, insurance: 0 } as const;

/** What the example leaves out of all else: costs of buying, tax and what comes after the first month. */
const leftOut = {
  transferCosts: 0,
  bondCosts: 0,
  initiationFee: 0,
  rentGrowth: 0,
  costGrowth: 0,
  priceGrowth: 0,
  commissionPercent: 0,
  vatPercent: 0,
  otherSellingCosts: 0,
  marginalPercent: 0,
  losses: "offset",
  years: 1,
} as const;

const fields = {
  rent: money("Rent a month", { default: 9_500 }),
  price: money("Price of the home", { default: 1_200_000 }),
  bills: money("Rates, levy and insurance a month", { default: 2_450 }),
  deposit: share("Deposit", { default: 20, ...exampleRate }),
};

/** What a flat brings in and costs each month, with the chapter's flat to begin with. */
export function LettingExample({ rules }: { rules: CapitalGainsRules }) {
  return (
    <ChapterExample
      id="letting-example"
      title="Rent in, costs out"
      fields={fields}
      answer={(numbers) => lettingAnswer(numbers, rules)}
    />
  );
}

type Letting = Values<typeof fields>;

function lettingAnswer({ price, rent, bills, deposit }: Letting, rules: CapitalGainsRules): ChapterAnswer {
  const downPayment = Math.round((price * deposit) / 100);
  const home = { price, deposit: downPayment, rent, ratesAndTaxes: bills };
  const result = buyToLet({ ...flat, ...notApart, ...leftOut, ...home }, rules);
  const { cashFlowFirstMonth: left, instalment } = result;
  return {
    figure: rand(Math.abs(left)),
    words:
      left < 0
        ? "is what you add each month at first, after the rent, the costs and the instalment."
        : "is what you keep each month at first, after the costs and the instalment.",
    picture: <RentAndCosts rent={rent} instalment={instalment} left={left} />,
    caption: yields(result),
    goesOn: toTool("buy-to-let", { ...home, ...flat, ...notApart }),
  };
}

function yields({ grossYieldPercent, netYieldPercent, breakEvenRent }: BuyToLetResult): string {
  if (grossYieldPercent === undefined || netYieldPercent === undefined)
    return "Without a price there is no yield.";
  const least = breakEvenRent === undefined ? "" : ` From a rent of ${rand(breakEvenRent)} you add nothing.`;
  return `Gross yield ${percent(grossYieldPercent, 1)}, net yield ${percent(netYieldPercent, 1)}.${least}`;
}
