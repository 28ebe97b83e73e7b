import { attorneyFee } from "#calculations/attorney-fees/attorney-fees.ts";
import { deedsTransferFee } from "#calculations/deeds-office-fees/deeds-office-fees.ts";
import type { CostFigures } from "#calculations/figures/figures.ts";
import { unchangedSince } from "#calculations/figures/newer-figures.ts";
import type { TransferDutyTable } from "#calculations/figures/transfer-duty.table.ts";
import { type CostBreakdown, costBreakdown } from "#calculations/property-costs/cost-breakdown.ts";
import { feeIncludingVat } from "#calculations/property-costs/vat.ts";
import { cancellationCostsTable } from "#calculations/tools/switch-your-bond/early-settlement.table.ts";
import {
  firstWithSameDuty,
  transferDuty,
  transferDutyExemption,
  transferDutyTableAt,
} from "#calculations/transfer-duty/transfer-duty.ts";
import type { PageContext } from "#contract/page-context.ts";
import { startingValues } from "#web/answer-page/answer-values.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { primeNow } from "#web/figures/newer-figures-text.ts";
import { pageFigures } from "#web/figures/page-figures.ts";
import { day } from "#web/format/day.ts";
import { percent, ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { budgetAmounts, budgetFields, leftForABond } from "./examples/budget.ts";
import { extraFields, type WayId } from "./examples/extra.ts";
import { firstMonthOf, gainOn, lettingAmounts, lettingFields } from "./examples/letting.ts";
import { costOfMoving, leavingAmounts, waysToPayLess } from "./examples/ways-to-pay-less.ts";

/** What firms add to their fees for searches, post, identity checks and lodgement, in rand. */
const smallItems = { least: 3_000, most: 4_000 } as const;

/** "R4 100" for R4,108 in steps of R100. */
const about = (amount: number, step: number): string => rand(Math.round(amount / step) * step);

const attorneysOf = ({ transfer, bond }: CostBreakdown) => transfer.attorneyIncVAT + bond.attorneyIncVAT;
/** The five costs of the estimator: without the bank's initiation fee. */
const fiveOf = ({ grandTotal, initiationFee }: CostBreakdown) => grandTotal - initiationFee;

/**
 * What the chapters print between their words: worked out from the tables of the site's edition, and written as text.
 * Prices and loans are in rand, deposits in percent. What ends in `Now` or `Newer` is about the newest public tables.
 */
export function chapterFigures(context: PageContext) {
  const figures = pageFigures(context);
  const { today: date, edition } = context;
  const { newest = figures } = figures;
  const duty = transferDutyTableAt(date, figures.transferDuty);
  const inputs = defaultInputs(figures);
  const bond = startingValues(extraFields, inputs);
  const home = startingValues(lettingFields, inputs);

  const costs = (price: number, depositPercent: number, tables: CostFigures = figures) =>
    costBreakdown({
      purchasePrice: price,
      loanAmount: (price * (100 - depositPercent)) / 100,
      date,
      figures: tables,
    });
  const newer = (price: number, depositPercent: number, part: (all: CostBreakdown) => number) =>
    part(costs(price, depositPercent, newest)) - part(costs(price, depositPercent));
  const attorney = (value: number, { attorneyFees, vat }: CostFigures) =>
    feeIncludingVat(attorneyFee(value, attorneyFees), vat.vatPercent);
  const deedsFee = (value: number, { deedsOffice }: CostFigures) => deedsTransferFee(value, deedsOffice);
  const rise = (fee: (value: number, tables: CostFigures) => number, value: number) =>
    (fee(value, newest) / fee(value, figures) - 1) * 100;
  const switching = (loan: number, tables: CostFigures) => costOfMoving(loan, date, tables);
  const ways = waysToPayLess(bond, date, figures);
  const waySaves = (way: WayId, to = 1_000) => about(ways.find(({ id }) => id === way)!.saved, to);

  return {
    edition,
    ...budgetAmounts(leftForABond(startingValues(budgetFields, inputs)), date, figures),
    ...lettingAmounts(home, firstMonthOf(home, figures.capitalGains)),
    ...leavingAmounts(bond, ways, date, figures),
    gain: gainOn(home.price, figures.capitalGains),

    /** A sentence: what prime is now, and what our table says where that is something else. */
    primeNow: `The prime rate has been ${primeNow(figures)}.`,

    /** From when the tables of the edition are, and the newest ones. */
    attorneysSince: day(figures.attorneyFees.from),
    attorneysSinceNow: day(newest.attorneyFees.from),
    deedsSince: day(figures.deedsOffice.from),
    deedsSinceNow: day(newest.deedsOffice.from),
    dutyTable: duty.tableYear,
    /** "1 April 2025, unchanged for 2026/27" */
    dutySince: dutySince(duty),

    duty: (price: number) => rand(transferDuty(price, duty)),
    dutyFree: rand(transferDutyExemption(duty)),
    dutyByHand,

    /** The five costs; of them the attorneys and the deeds office; and with the deposit and the initiation fee, all cash. */
    total: (price: number, depositPercent: number) => rand(fiveOf(costs(price, depositPercent))),
    fees: (price: number, depositPercent: number) => {
      const { transfer, bond } = costs(price, depositPercent);
      return rand(transfer.total + bond.total);
    },
    cash: (price: number, depositPercent: number, more = 0) =>
      rand((price * depositPercent) / 100 + costs(price, depositPercent).grandTotal + more),
    /** What both attorneys, and both fees of the deeds office, come to. */
    attorneys: (price: number, depositPercent: number) => rand(attorneysOf(costs(price, depositPercent))),
    deedsFees: (price: number, depositPercent: number) => {
      const { transfer, bond } = costs(price, depositPercent);
      return rand(transfer.deedsOffice + bond.deedsOffice);
    },
    /** The same cash, and what of it is not the deposit, to the nearest R1 000. */
    aboutCash: (price: number, depositPercent: number) =>
      about((price * depositPercent) / 100 + costs(price, depositPercent).grandTotal, 1_000),
    aboutCosts: (price: number, depositPercent: number) =>
      about(costs(price, depositPercent).grandTotal, 1_000),
    /** The five costs as a share of the price, with a bond for all of it. */
    share: (price: number) => percent((fiveOf(costs(price, 0)) / price) * 100, 1),
    totalNewer: (price: number, depositPercent: number) => about(newer(price, depositPercent, fiveOf), 100),

    attorney: (value: number) => rand(attorney(value, figures)),
    attorneyNow: (value: number) => rand(attorney(value, newest)),
    attorneyRise: (value: number) => percent(rise(attorney, value), 0),
    attorneysNewer: (price: number, depositPercent: number) =>
      about(newer(price, depositPercent, attorneysOf), 100),
    tenthOfAttorneys: (price: number, depositPercent: number) =>
      rand(attorneysOf(costs(price, depositPercent)) / 10),
    tenthOfAttorney: (value: number) => about(attorney(value, figures) / 10, 100),

    deedsFee: (value: number) => rand(deedsFee(value, figures)),
    deedsFeeNow: (value: number) => rand(deedsFee(value, newest)),
    deedsRise: (value: number) => percent(rise(deedsFee, value), 1),

    smallItems: `${rand(smallItems.least)} to ${rand(smallItems.most)}`,
    smallItemsMost: rand(smallItems.most),
    /** Newer tables and small items together: by how much a quote is higher than the estimate. */
    quoteHigher: (price: number, depositPercent: number) => {
      const tables = newer(price, depositPercent, fiveOf);
      return `${about(tables + smallItems.least, 1_000)} to ${about(tables + smallItems.most, 1_000)}`;
    },

    /** What a little more each month saves, with which the chapter of tips begins. */
    extraSaved: waySaves("extra-each-month", 1),
    /** What other ways save on the same bond, to the nearest R1 000. */
    keptInstalmentSaves: waySaves("keep-your-instalment"),

    initiationFee: rand(figures.initiationFee.initiationFee),
    cancellation: rand(cancellationCostsTable.cancellationCosts),
    switching: (loan: number) => rand(switching(loan, figures)),
    switchingNewer: (loan: number) => rand(switching(loan, newest) - switching(loan, figures)),
    /** How many years of this saving a month pay for a switch. */
    switchingYears: (loan: number, saving: number) =>
      String(Math.round(switching(loan, figures) / saving / 12)),
  };

  function dutySince(table: TransferDutyTable): string {
    const first = firstWithSameDuty(table, figures.transferDuty);
    const last = unchangedSince(table, figures, date) ?? table;
    return day(first.from) + (last.tableYear === first.tableYear ? "" : `, unchanged for ${last.tableYear}`);
  }

  /** The duty on a price, in the steps in which a person works it out. */
  function dutyByHand(price: number) {
    const { over, base, ratePercent: rate } = duty.rows.find(({ upTo }) => price <= upTo)!;
    return {
      over: rand(over),
      base: rand(base),
      part: rand(price - over),
      rate: ratePercent(rate),
      slice: rand(((price - over) * rate) / 100),
    };
  }
}
