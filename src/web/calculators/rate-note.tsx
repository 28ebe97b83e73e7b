import { defaultLoanRate, loanRateMargin } from "#calculations/prime-rate/prime-rate.ts";
import { primeSentence } from "#web/figures/newer-figures-text.ts";
import { quotedRate } from "#web/format/percent.ts";
import { useCalculator } from "./calculator-context.ts";

/** Where the rate's default comes from, and what prime is now. */
export function RateNote() {
  const { figures } = useCalculator();
  return (
    <>
      Defaulted to current prime + {loanRateMargin}% ({quotedRate(defaultLoanRate(figures.prime))}).{" "}
      {primeSentence(figures)}
    </>
  );
}
