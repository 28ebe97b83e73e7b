import { totalToday } from "#calculations/figures/newer-figures.ts";
import { cashToBuy } from "#calculations/property-costs/cash-to-buy.ts";
import type { AnswerLetter, LetterRow, Shown } from "#web/answer-page/described.ts";
import { cappedDownPayment } from "#web/answer-page/inputs.ts";
import { quoteOf } from "#web/components/bank-quote/bank-quote.tsx";
import {
  type CashNeeded,
  cashParts,
  cashToday,
  cashWords,
} from "#web/components/cash-ladder/cash-ladder.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import { type InputsLoan, inputsNewerCosts } from "./inputs-loan.ts";

/** The loan with its instalment, how it goes down, and the cash that the purchase takes. */
export function loanLetter({ result: loan, context }: Shown<unknown, InputsLoan>): AnswerLetter {
  const { inputs, result } = loan;
  const { today, figures } = context;
  const { loanAmount, monthlyPayment: payment } = result;
  const { purchasePrice, interestRate, loanTerm } = inputs;
  const withoutLoan = loanAmount === 0;
  const cash = cashToBuy(cappedDownPayment(inputs), result.fees);
  const newer = inputsNewerCosts(loan, today, figures);
  const needed = { cash, withoutLoan, today: totalToday(newer, cash.total) };
  return {
    name: "home-loan",
    opens: { path: calculatorTabs.calculator.path, inputs },
    rows: cashRows(needed, purchasePrice),
    fewRows: fewCashRows(needed, purchasePrice),
    ...(withoutLoan
      ? {
          about: `A home of ${rand(purchasePrice)} without a loan`,
          figure: rand(needed.cash.total),
          sentence: `in cash, for ${cashWords(needed)}`,
          quoted: undefined,
          picture: undefined,
        }
      : {
          ...(result.neverRepaid && { sentence: "a month, and with these dates it is never repaid" }),
          about: `Home loan of ${rand(loanAmount)} at ${quotedRate(interestRate)}`,
          quoted: quoteOf({ loanAmount, interestRate, loanTerm, payment }),
        }),
  };
}

/** The cash line by line; a deposit says of which price it is. */
function cashRows(needed: CashNeeded, price: number): LetterRow[] {
  return [
    ...cashParts(needed).map(([label, amount]) => ({
      label: label === "Deposit" ? depositLabel(price) : label,
      value: rand(amount),
    })),
    ...totals(needed),
  ];
}

function fewCashRows(needed: CashNeeded, price: number): LetterRow[] {
  const { deposit, transfer, transferDuty, bond, initiationFee } = needed.cash;
  const row = (label: string, amount: number) => ({ label, value: rand(amount) });
  return [
    row(needed.withoutLoan ? "Price" : depositLabel(price), deposit),
    row("Transfer fees and duty", transfer + transferDuty),
    ...(needed.withoutLoan ? [] : [row("Bond and initiation fees", bond + initiationFee)]),
    ...totals(needed),
  ];
}

const depositLabel = (price: number) => `Deposit on ${rand(price)}`;

/** What the lines come to, and under it what newer fees make of it. */
function totals(needed: CashNeeded): LetterRow[] {
  const today = cashToday(needed);
  return [
    { label: "Cash you need", value: rand(needed.cash.total), total: true },
    ...(today ? [{ label: "At today’s fees, about", value: today }] : []),
  ];
}
