import type { SensitivityRow } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import type { AnswerLetter, LetterRow, Shown } from "#web/answer-page/described.ts";
import { quoteOf } from "#web/components/bank-quote/bank-quote.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import type { InputsSensitivity, SensitivityRows } from "./inputs-sensitivity.ts";

const quotedNow = "What banks would quote you now";

/** What a rise costs, the instalment at every rate, and its range. */
export function sensitivityLetter({ result, context }: Shown<unknown, InputsSensitivity>): AnswerLetter {
  const { inputs } = context;
  const { interestRate, loanTerm } = inputs;
  const { loanAmount, answer } = result;
  return {
    name: "rate-sensitivity",
    about: `Home loan of ${rand(loanAmount)} at ${quotedRate(interestRate)}`,
    rows: answer
      ? rangeRows(
          answer,
          quoteOf({ loanAmount, interestRate, loanTerm, payment: answer.base.monthlyPayment }),
        )
      : [],
    opens: { path: calculatorTabs.sensitivity.path, inputs },
  };
}

/** The instalment at the lowest rate, now, as a bank would quote it, and at the highest rate. */
function rangeRows({ rows, base }: SensitivityRows, quoted: string | undefined): LetterRow[] {
  const [lowest = base, highest = base] = [rows[0], rows.at(-1)];
  const row = (words: string, { rate, monthlyPayment }: SensitivityRow) => ({
    label: `${words} ${quotedRate(rate)}`,
    value: rand(monthlyPayment),
  });
  return [
    ...(lowest.rate < base.rate ? [row("A month at", lowest)] : []),
    { ...row("A month now, at", base), total: true },
    ...(quoted ? [{ label: quotedNow, value: quoted }] : []),
    row("A month at", highest),
  ];
}
