import { type CapitalGainsRules, capitalGainsTax } from "../../capital-gains/capital-gains.ts";
import { amount } from "../../inputs/inputs.ts";
import { type OwnedHome, type OwnedHomeInputs, ownedHome } from "../owned-home/owned-home.ts";
import { sharePercent } from "../tool-inputs.ts";
import { internalRateOfReturn } from "./internal-rate-of-return.ts";
import { type LettingTerms, type LetYear, letShare, letYears } from "./let-years.ts";

/** A home bought by a private person to let, kept for some years and sold. */
export type BuyToLetInputs = OwnedHomeInputs & LettingTerms;

/** What a let home earns in its first month and year, in rand and percent; no percentage of 0 is given. */
type FirstMonth = {
  readonly grossYieldPercent: number | undefined;
  readonly netYieldPercent: number | undefined;
  /** The instalment and the service fee. */
  readonly bondFirstMonth: number;
  readonly cashFlowFirstMonth: number;
  readonly cashOnCashPercent: number | undefined;
  /** The rent at which the first month costs nothing; undefined if the home is never let. */
  readonly breakEvenRent: number | undefined;
};

/** What a let home brings over the years, in rand; percentages a year before `irrPercent` and over all years in `roiPercent`. */
export type BuyToLetResult = FirstMonth & {
  readonly instalment: number;
  /** All that is paid on the day of buying. */
  readonly cashIn: number;
  readonly firstYearProfit: number;
  readonly firstYearTax: number;
  readonly lastYearTax: number;
  readonly totalTax: number;
  readonly lossCarried: number;
  /** What is left of the sale after bond and tax; negative if the seller must pay in. */
  readonly saleProceeds: number;
  readonly gainsTax: number;
  readonly owed: number;
  readonly homeValue: number;
  readonly profit: number;
  readonly roiPercent: number | undefined;
  readonly irrPercent: number | undefined;
  readonly rows: readonly LetYear[];
};

const percentOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? (part / whole) * 100 : undefined;

const firstMonthOf = (home: OwnedHome, inputs: BuyToLetInputs): FirstMonth => {
  const { running, instalment, serviceFee } = home.months[0]!;
  const rent = amount(inputs.rent);
  const share = letShare(inputs);
  const net = rent * share - running;
  const bondFirstMonth = instalment + serviceFee;
  const cashFlowFirstMonth = net - bondFirstMonth;
  return {
    bondFirstMonth,
    grossYieldPercent: percentOf(12 * rent, home.price),
    netYieldPercent: percentOf(12 * net, home.price + home.costsOfBuying),
    cashFlowFirstMonth,
    cashOnCashPercent: percentOf(12 * cashFlowFirstMonth, home.upFront),
    breakEvenRent: share > 0 ? (bondFirstMonth + running) / share : undefined,
  };
};

/** Each month's cash flow, negative if paid in: tax in the last month of its year, the sale in the last month. */
const monthlyFlows = (home: OwnedHome, years: readonly LetYear[], saleProceeds: number): number[] => {
  const flows = home.months.map(({ running, instalment, serviceFee }, index) => {
    const { rent, tax } = years[Math.floor(index / 12)]!;
    return rent / 12 - running - instalment - serviceFee - (index % 12 === 11 ? tax : 0);
  });
  flows[flows.length - 1]! += saleProceeds;
  return [-home.upFront, ...flows];
};

/**
 * What a home bought to let yields: before tax at first, and after tax over the years with the sale.
 *
 * Gross yield = 12 × rent ÷ price; net yield = 12 × (rent that comes in − costs) ÷ (price + costs of buying); cash on cash =
 * 12 × first month's cash flow ÷ cash paid in. Sale = value − costs of selling − owed − tax on the gain, of which transfer
 * costs are a part of the cost, bond costs are not, and no residence exclusion is taken. Return on the money paid in =
 * all flows ÷ those below 0; the internal rate of return is that of the same flows.
 * Numbers that are negative or not finite count as 0, but a growth may be negative. Source: that of the rules.
 */
export const buyToLet = (inputs: BuyToLetInputs, rules: CapitalGainsRules): BuyToLetResult => {
  const home = ownedHome(inputs);
  const rows = letYears(home, inputs);
  const last = rows.at(-1)!;
  const { value, owed, saleCosts } = home.months.at(-1)!;
  const gain = value - saleCosts - home.price - home.transferCosts;
  const gainsTax = capitalGainsTax(gain, rules, sharePercent(inputs.marginalPercent));
  const saleProceeds = value - saleCosts - owed - gainsTax;
  const flows = monthlyFlows(home, rows, saleProceeds);
  const profit = flows.reduce((sum, flow) => sum + flow, 0);
  const paidIn = flows.reduce((sum, flow) => sum - Math.min(0, flow), 0);
  return {
    ...firstMonthOf(home, inputs),
    instalment: home.instalment,
    cashIn: home.upFront,
    firstYearProfit: rows[0]!.profit,
    firstYearTax: rows[0]!.tax,
    lastYearTax: last.tax,
    totalTax: rows.reduce((sum, { tax }) => sum + tax, 0),
    lossCarried: last.lossCarried,
    saleProceeds,
    gainsTax,
    owed,
    homeValue: value,
    profit,
    roiPercent: percentOf(profit, paidIn),
    irrPercent: home.upFront > 0 ? internalRateOfReturn(flows) : undefined,
    rows,
  };
};
