import { isUsableDate } from "#calculations/calendar/calendar.ts";
import {
  type CashNeededInputs,
  type CashNeededResult,
  cashNeeded as cashNeededResult,
} from "#calculations/tools/cash-needed/cash-needed.ts";
import {
  cashNeededDefaults as ours,
  usualOccupationalRent,
} from "#calculations/tools/cash-needed/cash-needed-defaults.ts";
import type { DatedPayment } from "#calculations/tools/cash-needed/payments.ts";
import {
  clearanceTable,
  occupationalRentTable,
  saleTimesTable,
} from "#calculations/tools/cash-needed/sale-times.table.ts";
import { startingAmounts, startingFees } from "#calculations/tools/tool-defaults.ts";
import { pageOf } from "#web/answer-page/answer-page.tsx";
import { buyerWords, depositHint, dutyWords } from "#web/answer-page/buying-words.ts";
import { type AnswerContext, described } from "#web/answer-page/described.ts";
import { choice, count, date, input, money, tick } from "#web/answer-page/fields.ts";
import { SavedTable } from "#web/answer-page/saved-table.tsx";
import { MustEarn } from "#web/answer-page/unknown/must-earn.tsx";
import { Button } from "#web/components/button/button.tsx";
import { minor, randColumn, type SavedColumn, wordsColumn } from "#web/components/results-table/columns.ts";
import { downloadCalendar } from "#web/export/calendar-file.ts";
import { day, shortDay } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";
import { initiationPaid, SubsidyHint } from "../asked-often.tsx";
import { costDates, marketDate } from "../assumed.ts";
import { assumptions } from "./cash-needed.content.ts";
import {
  calendarDays,
  cashCards,
  cashSentence,
  chosenForCash,
  dearestDay,
  heldBackHint,
  lodgementHint,
  occupationHint,
  offerHint,
  paymentWords,
} from "./cash-needed.words.ts";
import { MovedDoor, StepsToTheDoor } from "./steps-to-the-door.tsx";

const days = (label: string, start: number, unit = "days") =>
  count(label, { default: start, max: 365, unit });

/** The cash from the offer to the keys, payment by payment. */
export const cashNeeded = described({
  id: "cash-needed",
  asks: {
    main: {
      price: input("purchasePrice", "Purchase price"),
      deposit: input("downPayment", "Deposit"),
      offerAccepted: date("Offer accepted on"),
      sellerChargesVat: tick(dutyWords.sellerChargesVat.label, ours.sellerChargesVat, {
        hint: dutyWords.sellerChargesVat.hint,
      }),
    },
    "The bond": {
      interestRate: input("interestRate", "Interest rate"),
      termYears: input("loanTerm", "Loan term", { unit: "years" }),
      initiationPaid: initiationPaid("The bank’s initiation fee", ours.initiationPaid),
      serviceFee: money("Monthly service fee"),
    },
    "Transfer duty and subsidy": {
      buyer: choice(
        "Who buys",
        { person: "One or more people", company: "A company", trust: "A trust" },
        ours.buyer,
      ),
      fairValue: money(dutyWords.fairValue.label, { startsEmpty: true, hint: dutyWords.fairValue.hint }),
      subsidy: money("First Home Finance subsidy", {
        default: ours.subsidy,
        startsEmpty: true,
        hint: <SubsidyHint />,
      }),
    },
    "The days": {
      depositDays: days("Deposit due after", ours.depositDays),
      approvalDays: days("Bond approval within", ours.approvalDays),
      approvalDaysKind: choice(
        "The approval’s days are",
        { working: "Working days", calendar: "Calendar days" },
        ours.approvalDaysKind,
      ),
      costsDays: days("Attorneys ask for costs after", ours.costsDays, "working days"),
      registrationDays: days("Registration after the offer", ours.registrationDays),
      lodgementDays: days("Time in the deeds office", ours.lodgementDays, "working days"),
    },
    "Moving in": {
      occupation: date("You move in on (optional)"),
      occupationalRent: money("Occupational rent a month"),
      moving: money("Moving", { default: ours.moving }),
      connections: money("Connections", { default: ours.connections }),
      insurance: money("Insurance of the building, first month", { default: ours.insurance }),
    },
    "What you pay back, and the deeds office": {
      ratesAndTaxes: money("Rates a month"),
      levy: money("Levy a month", { default: ours.levy }),
      monthsAhead: count("Paid ahead by the seller", { default: ours.monthsAhead, max: 60, unit: "months" }),
      lodgementFee: money("Lodgement fee for each deed", { startsEmpty: true }),
    },
  },
  defaults: ({ price, occupation }, { figures, today }) => ({
    offerAccepted: today,
    serviceFee: startingFees(figures).serviceFee,
    ratesAndTaxes: startingAmounts(price).ratesAndTaxes,
    lodgementFee: figures.deedsOffice.lodgementFee,
    occupationalRent: isUsableDate(occupation) ? usualOccupationalRent(price) : 0,
  }),
  calculate: (values, context) => cashOf(values, context),
  hints: {
    price: () => <MovedDoor />,
    deposit: ({ values: { deposit, price } }) => depositHint(deposit, price),
    offerAccepted: ({ values, result, context }) => offerHint(values.offerAccepted, result, context.today),
    occupation: ({ values, result }) => occupationHint(values.occupation, result),
    buyer: ({ values }) => buyerWords[values.buyer],
    registrationDays: ({ result }) => heldBackHint(result),
    lodgementFee: ({ context }) => lodgementHint(context.figures),
  },
  answer: (result, values, context) => ({
    figure: values.price > 0 ? rand(result.mostCash) : undefined,
    sentence: cashSentence(result),
    problem: "Enter a purchase price to see what you need.",
    cards: [...cashCards(result), ...cashToday(result, values, context), ...dearestDay(result)],
  }),
  curve: () => ({
    name: "Cash you need",
    of: (result) => result().mostCash,
    words: (cash) => `${rand(cash)} in cash`,
  }),
  unknown: ({ values: { price } }) => ({
    ask: "The cash that you have",
    wanted: "up to",
    of: ({ result }) => result.mostCash,
    says: (cash) => `you need ${rand(cash)} in cash`,
    gives: {
      // For less cash than this one takes there is no home.
      price: { a: "a price", find: "most", low: 100_000 },
      deposit: { a: "a deposit", find: "most", high: price },
    },
  }),
  loan: ({ result, values: { interestRate, termYears } }) => ({
    loanAmount: result.loan - result.subsidyToLoan,
    interestRate,
    termYears,
  }),
  UnderFields: ({ result: { firstInstalment }, values, context: { convention } }) =>
    firstInstalment !== undefined && (
      <MustEarn
        payment={firstInstalment - values.serviceFee}
        interestRate={values.interestRate}
        loanTerm={values.termYears}
        nominal={convention === "nominal"}
      />
    ),
  door: ({ values: { deposit } }) => ({
    wanted: "up to",
    of: ({ result }) => result.total,
    // Below its deposit there is no such home.
    gives: { price: { a: "a price", find: "most", low: Math.max(100_000, deposit) } },
  }),
  pictureFirst: true,
  movedBy: "price",
  picture: ({ result, values, context }) => (
    <StepsToTheDoor
      result={result}
      price={values.price}
      // The rates follow the price.
      cashAt={(price) => {
        const ratesAndTaxes = Math.max(values.ratesAndTaxes, startingAmounts(price).ratesAndTaxes);
        return cashOf({ ...values, price, ratesAndTaxes }, context).total;
      }}
    />
  ),
  Below: ({ result, context }) => (
    <SavedTable
      leads
      standsOpen
      title="From the offer to the keys"
      result={`${result.events.length} payments, the keys about ${day(result.registration)}`}
      caption="Payments from the offer to the keys"
      name="cash-needed"
      actions={
        <Button onClick={() => downloadCalendar("cash-needed", calendarDays(result), context.today)}>
          Add the dates to your calendar
        </Button>
      }
      columns={columns}
      rows={result.events}
      rowKey={({ key, date }) => `${key} ${date}`}
    />
  ),
  assumptions,
  chosen: chosenForCash,
  dates: ({ result, context }) => [
    ...costDates(context.figures, result.offerAccepted),
    marketDate("times of a sale", saleTimesTable),
    marketDate("rates and levy paid ahead", clearanceTable),
    marketDate("occupational rent", occupationalRentTable),
  ],
  contact: "Get Property Financing Help",
  takes: ({ total, beforeRegistration }, { price, deposit }) => ({
    price,
    deposit,
    total,
    beforeRegistration,
  }),
});

/** The page of Cash you need. */
export const Page = pageOf(cashNeeded);

type Asked = Omit<CashNeededInputs, "today" | "convention" | "declaredHolidays"> & {
  fairValue: number;
  lodgementFee: number;
};

/** A fair value of 0 is none. */
const cashOf = ({ fairValue, ...asked }: Asked, context: AnswerContext): CashNeededResult => {
  const { today, convention, declaredHolidays, figures } = context;
  const known = { ...asked, ...(fairValue > 0 && { fairValue }) };
  return cashNeededResult({ ...known, today, convention, declaredHolidays }, figures);
};

/** What the newest fees make of the sum, where they change it. */
function cashToday({ mostCash }: CashNeededResult, asked: Asked, context: AnswerContext) {
  const { figures } = context;
  const { newest } = figures;
  if (!newest) return [];
  const lodgementFee = asked.lodgementFee || newest.deedsOffice.lodgementFee;
  const ofToday = { ...context, figures: { ...figures, ...newest } };
  const today = rand(cashOf({ ...asked, lodgementFee }, ofToday).mostCash);
  return today === rand(mostCash)
    ? []
    : [{ label: "At today’s fees, about", value: today, note: "our tables are older" }];
}

const columns: readonly SavedColumn<DatedPayment>[] = [
  wordsColumn("By", ({ date }) => date, { shown: ({ date }) => shortDay(date).replaceAll(" ", "\u00a0") }),
  wordsColumn("What", ({ key }) => paymentWords[key].what),
  wordsColumn("To", ({ key }) => paymentWords[key].to, minor),
  randColumn("Amount", ({ amount }) => amount),
  randColumn("Paid so far", ({ cumulative }) => cumulative, minor),
];
