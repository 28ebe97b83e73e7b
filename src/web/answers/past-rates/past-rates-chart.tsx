import { rand } from "#web/format/rand.ts";
import { PastLine } from "./past-line.tsx";
import type { PastLoan } from "./past-rates.words.ts";

/** The visitor's instalment on the line of the prime rate. */
export const PastRatesChart = ({ result }: { result: PastLoan }) =>
  result.stretches.length > 0 && (
    <PastLine
      title="Your instalment as the rates came"
      caption={caption(result)}
      result={result}
      startMonth={result.startMonth}
    />
  );

function caption({ changes, extraInterest, interestHadRateStayed }: PastLoan): string {
  if (changes === 0) return "The rate did not change in this time.";
  const times = changes === 1 ? "once" : `${changes} times`;
  const differs = `${rand(Math.abs(extraInterest))} ${extraInterest > 0 ? "more" : "less"}`;
  return `The rate changed ${times}. You would have paid ${differs} interest than the ${rand(interestHadRateStayed)} at the first rate.`;
}
