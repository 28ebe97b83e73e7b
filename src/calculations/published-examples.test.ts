import { expect, test } from "vitest";
import { attorneyFee } from "./attorney-fees/attorney-fees.ts";
import { deedsBondFee, deedsTransferFee } from "./deeds-office-fees/deeds-office-fees.ts";
import { extraPayments } from "./extra-payments/extra-payments.ts";
import { attorneyFeeTables } from "./figures/attorney-fees.table.ts";
import { deedsOfficeTables } from "./figures/deeds-office-fees.table.ts";
import { currentFigures, specifiedFigures } from "./figures/example-figures.ts";
import type { TableEdition } from "./figures/table-edition.ts";
import { transferDutyTables } from "./figures/transfer-duty.table.ts";
import { type Amortization, amortization } from "./loan/amortization.ts";
import { type LoanResult, loan } from "./loan/loan.ts";
import { firstPrincipal, monthlyPayment, presentValue } from "./loan/monthly-payment.ts";
import { effectiveMonthlyRate, nominalMonthlyRate } from "./loan/monthly-rate.ts";
import published from "./published-examples.json" with { type: "json" };
import { transferDuty } from "./transfer-duty/transfer-duty.ts";

// Figures that others have published: libraries' tests, banks, newspapers, SARS, the gazette.
// `r` is the rate of a period; `engineEffectiveAnnualPct` the effective annual rate which gives that monthly rate.
type Inputs = Record<string, number> & {
  tableYear: string;
  from: string;
  from_: string;
  to: string;
} & Record<"fromRate" | "toRate", string>;
type Figures = Record<string, number>;
type Row = { paymentNumber: number; principal: number; interest: number; balance: number };
type Example = {
  id: string;
  source: string;
  kind: string;
  inputs: Inputs;
  expected: Figures | { rows: Row[] };
  tolerance: number | Figures;
};
const examples = published as unknown as Example[];

const rowsOf = ({ pv, r, n }: Inputs) =>
  amortization({
    balance: pv!,
    monthlyRate: r!,
    firstPrincipal: firstPrincipal(pv!, r!, n!),
    mostPayments: n!,
    lastSettles: true,
  }).rows;

const loanOf = ({ pv, n, engineEffectiveAnnualPct, effectiveAnnualPct, termYears }: Inputs): LoanResult =>
  loan({
    purchasePrice: pv!,
    propertyValue: pv!,
    downPayment: 0,
    interestRate: engineEffectiveAnnualPct ?? effectiveAnnualPct!,
    loanTerm: termYears ?? n! / 12,
    today: "2025-08-15",
    figures: specifiedFigures,
  });

const sumOf = (
  rows: Amortization["rows"],
  field: "interest" | "principal",
  from: number,
  to: number,
): number => rows.slice(from - 1, to).reduce((sum, row) => sum + row[field], 0);

const dutyOf = (price: number, tableYear: string): number =>
  transferDuty(price, transferDutyTables.find((table) => table.tableYear === tableYear)!);

/** The edition of a table that holds from a day; an example names its own. */
const edition = <Table extends TableEdition>(tables: readonly Table[], from: string): Table =>
  tables.find((table) => table.from === from)!;

// "11.75/1200" is a nominal rate, a twelfth of it a month.
const nominal = (text: string): number => nominalMonthlyRate(Number(text.replace("/1200", "")));

// How each kind of example is asked of this room.
const answers: Record<string, (inputs: Inputs, expected: Figures) => Figures> = {
  // The level payment, by itself.
  payment: ({ pv, r, n }) => ({ payment: monthlyPayment(pv!, r!, n!) }),
  // What level payments are worth.
  pv: ({ payment, r, n }) => ({ pv: presentValue(payment!, r!, n!) }),
  // Interest and principal of one period: a row of the schedule.
  ipmt: (inputs) => ({ interest: sumOf(rowsOf(inputs), "interest", inputs.period!, inputs.period!) }),
  ppmt: (inputs) => ({ principal: sumOf(rowsOf(inputs), "principal", inputs.period!, inputs.period!) }),
  // Interest and principal of several periods.
  cumulative: (inputs) => {
    const { startPeriod, endPeriod } = inputs;
    const rows = rowsOf(inputs);
    return {
      interest: sumOf(rows, "interest", startPeriod!, endPeriod!),
      principal: sumOf(rows, "principal", startPeriod!, endPeriod!),
    };
  },
  // The room never solves for a number of periods; it counts them, and the published number must give back the loan.
  nper: ({ payment, pv, r }, { n }) => {
    const run = amortization({
      balance: pv!,
      monthlyRate: r!,
      firstPrincipal: payment! - pv! * r!,
      mostPayments: 1200,
      lastSettles: false,
    });
    const givesBack = Math.abs(presentValue(payment!, r!, n!) - pv!) < 1e-6;
    return { n: givesBack && run.rows.length === Math.ceil(n!) ? n! : Number.NaN };
  },
  // The effective conversion.
  effectiveToPeriodic: ({ effectiveAnnual }) => ({
    ratePerPeriod: effectiveMonthlyRate(effectiveAnnual! * 100),
  }),
  // Whole loans, through the loan calculator.
  paymentEffective: (inputs) => ({ payment: loanOf(inputs).monthlyPayment }),
  totalInterest: (inputs) => ({ totalInterest: loanOf(inputs).totalInterest }),
  totalRepayment: (inputs) => ({ totalRepayment: loanOf(inputs).totalPayments }),
  balanceAfter: (inputs) => {
    const { schedule, monthlyPayment } = loanOf(inputs);
    const paid = schedule.slice(0, inputs.periodsPaid!);
    return {
      payment: monthlyPayment,
      interest: paid.reduce((sum, row) => sum + row.interest, 0),
      principal: paid.reduce((sum, row) => sum + row.principal, 0),
      balance: paid.at(-1)!.balance,
    };
  },
  rateChange: ({ pv, n, fromRate, toRate }) => {
    const from = monthlyPayment(pv!, nominal(fromRate), n!);
    const to = monthlyPayment(pv!, nominal(toRate), n!);
    return { monthlySaving: from - to, totalSaving: (from - to) * n! };
  },
  extraPayment: ({ pv, n, engineEffectiveAnnualPct, extraPerPeriod }) => {
    const { base, withExtra, savings } = extraPayments({
      loanAmount: pv!,
      interestRate: engineEffectiveAnnualPct!,
      loanTerm: n! / 12,
      extraPayment: extraPerPeriod!,
      extraPaymentDuration: 0,
    });
    return {
      payment: base.monthlyPayment,
      months: withExtra.payoffTime,
      years: withExtra.payoffTime / 12,
      monthsSaved: savings.timeSaved,
      interestSaved: savings.interestSaved,
      totalPaid: withExtra.totalPayments,
    };
  },
  // The public tables.
  transferDuty: ({ price, tableYear }) => ({ duty: dutyOf(price!, tableYear) }),
  transferDutyDifference: ({ price, from_, to }) => ({
    difference: dutyOf(price!, from_) - dutyOf(price!, to),
  }),
  deedsFeeTransfer: ({ price, from }) => ({
    fee: deedsTransferFee(price!, edition(deedsOfficeTables, from)),
  }),
  deedsFeeBond: ({ bond, from }) => ({ fee: deedsBondFee(bond!, edition(deedsOfficeTables, from)) }),
  attorneyTariff: ({ value, from }) => ({ feeExVat: attorneyFee(value!, edition(attorneyFeeTables, from)) }),
};

const ofKind = (kind: string) => examples.filter((example) => example.kind === kind);

test("every published example is of a kind that is tested", () => {
  const kinds = new Set(examples.map((example) => example.kind));
  expect([...kinds].sort()).toEqual([...Object.keys(answers), "schedule"].sort());
  expect(examples).toHaveLength(154);
});

test.each(Object.keys(answers))("published figures of kind %s are met", (kind) => {
  for (const { id, source, inputs, expected, tolerance } of ofKind(kind)) {
    const given = answers[kind]!(inputs, expected as Figures);
    for (const [name, figure] of Object.entries(expected as Figures)) {
      const allowed = typeof tolerance === "number" ? tolerance : tolerance[name]!;
      const difference = Math.abs(given[name]! - figure);
      expect(difference, `${id} ${source}: ${name} ${given[name]}, not ${figure}`).toBeLessThanOrEqual(
        allowed,
      );
    }
  }
});

test("a published schedule is met row by row", () => {
  for (const { id, inputs, expected, tolerance } of ofKind("schedule")) {
    const { schedule } = loanOf(inputs);
    for (const row of (expected as { rows: Row[] }).rows) {
      const ours = schedule[row.paymentNumber - 1]!;
      for (const field of ["paymentNumber", "principal", "interest", "balance"] as const) {
        expect(Math.abs(ours[field] - row[field]), `${id} ${row.paymentNumber} ${field}`).toBeLessThanOrEqual(
          tolerance as number,
        );
      }
    }
  }
});

test("each edition that the site can show has published examples of its tariffs", () => {
  for (const { deedsOffice, attorneyFees, transferDuty } of [specifiedFigures, currentFigures]) {
    const tried = (kind: string, key: "from" | "tableYear") => ofKind(kind).map(({ inputs }) => inputs[key]);
    expect(tried("deedsFeeTransfer", "from")).toContain(deedsOffice.from);
    expect(tried("deedsFeeBond", "from")).toContain(deedsOffice.from);
    expect(tried("attorneyTariff", "from")).toContain(attorneyFees.from);
    for (const { tableYear } of transferDuty) expect(tried("transferDuty", "tableYear")).toContain(tableYear);
  }
});
