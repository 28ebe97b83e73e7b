import type { SensitivityRow } from "#calculations/rate-sensitivity/rate-sensitivity.ts";
import { quoteOf } from "#web/components/bank-quote/bank-quote.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { inputsSensitivity } from "../rate-sensitivity/inputs-sensitivity.ts";
import { SensitivityDrawing } from "../rate-sensitivity/sensitivity-chart.tsx";
import type { SensitivityRows } from "../rate-sensitivity/sensitivity-rows.ts";
import type { LetterPage, LetterRow, Said, TabLetter } from "./letter.ts";

const quotedNow = "What banks would quote you now";

/** What a rise costs, the instalment at every rate, and its range. */
export function sensitivityLetter(said: Said, { inputs }: LetterPage): TabLetter {
  const { interestRate, loanTerm } = inputs;
  const { loanAmount, answer } = inputsSensitivity(inputs);
  return {
    ...said,
    name: "rate-sensitivity",
    about: `Home loan of ${rand(loanAmount)} at ${quotedRate(interestRate)}`,
    quoted: undefined,
    rows: answer
      ? rangeRows(
          answer,
          quoteOf({ loanAmount, interestRate, loanTerm, payment: answer.base.monthlyPayment }),
        )
      : [],
    ...(answer && {
      picture: { title: "Monthly payment by interest rate", drawing: <SensitivityDrawing {...answer} /> },
    }),
    opens: { tab: "sensitivity", inputs },
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
