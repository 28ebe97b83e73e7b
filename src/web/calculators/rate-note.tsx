import { defaultLoanRate, loanRateMargin } from "#calculations/prime-rate/prime-rate.ts";
import { day } from "#web/format/day.ts";
import { quotedRate } from "#web/format/percent.ts";
import { useCalculator } from "./calculator-context.ts";

/** Where the rate's default comes from, and from when its prime rate dates. */
export function RateNote() {
  const { history } = useCalculator();
  const since = history[0] ? ` Prime since ${day(history[0].date)}.` : "";
  return (
    <>
      Defaulted to current prime + {loanRateMargin}% ({quotedRate(defaultLoanRate(history))}).{since}
    </>
  );
}
