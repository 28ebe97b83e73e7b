import { useMemo, useState } from "react";
import { monthAfter, monthOf } from "#calculations/calendar/months.ts";
import type { Figures } from "#calculations/figures/figures.ts";
import { primeRateNow, realPrimeRates } from "#calculations/figures/newer-figures.ts";
import { type PastRatesResult, pastRates } from "#calculations/tools/past-rates/past-rates.ts";
import type { RateStretch } from "#calculations/tools/past-rates/rate-stretches.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { inputsLoanAmount } from "#web/answer-page/inputs.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { Actions, Part } from "#web/components/part/part.tsx";
import { Segmented } from "#web/components/segmented/segmented.tsx";
import { primeSince } from "#web/figures/newer-figures-text.ts";
import { longMonth } from "#web/format/day.ts";
import { fixed, quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { pastRatesId } from "#web/site/addresses.ts";
import { PastLine } from "../past-rates/past-line.tsx";

/** The visitor's own loan, had it begun years ago: its instalments at the prime rate as it really was. */
export function PastRatesPart({ inputs }: { inputs: Inputs }) {
  const { today, figures } = usePageOfAnswer();
  const page = useMemo(() => ({ today, figures }), [today, figures]);
  const starts = startMonths(page);
  const [chosen, setChosen] = useState(0);
  const start = starts[chosen] ?? "";
  const past = useMemo(() => pastInstalments(inputs, start, page), [inputs, start, page]);
  if (!past) return null;
  return (
    <Part title="Your loan through real history" result={`up to ${rand(past.highest.instalment)}`}>
      {/* Inside the part, so that a link to it opens it. */}
      <div id={pastRatesId}>
        <div className="needs-script">
          <Actions>
            <span aria-hidden="true">Bought in</span>
            <Segmented
              name="past-start"
              legend="Year in which you bought"
              options={starts.map((month, index) => ({ value: String(index), label: month.slice(0, 4) }))}
              value={String(chosen)}
              onChange={(value) => setChosen(Number(value))}
            />
          </Actions>
        </div>
      </div>
      <PastLine caption={pastSentence(past)} result={past.result} startMonth={past.startMonth} />
      <p>{pastAssumption(past, inputs, page)}</p>
    </Part>
  );
}

/** The loan of the inputs, replayed at the prime rate as it was. */
type PastInstalments = {
  startMonth: string;
  /** Points to prime, today's and all through. */
  margin: number;
  result: PastRatesResult;
  lowest: RateStretch;
  highest: RateStretch;
};

type Page = { today: string; figures: Figures };

/** The months (YYYY-MM) in which the replayed loan may begin: where our rates do, and ten and five years ago. */
export function startMonths({ today, figures }: Page): readonly string[] {
  const oldest = realPrimeRates(figures).at(-1)?.date;
  const ago = [120, 60].map((months) => monthAfter(monthOf(today), -months));
  return [...(oldest ? [monthOf(oldest)] : []), ...ago];
}

/**
 * The instalments that the visitor's loan would have had since a month, by `pastRates`: the loan, the term and the margin
 * to prime of today, and the effective rate as everywhere in these calculators. Nothing without an instalment so far.
 */
export function pastInstalments(
  inputs: Inputs,
  startMonth: string,
  { today, figures }: Page,
): PastInstalments | undefined {
  const margin = inputs.interestRate - primeRateNow(figures).rate;
  const result = pastRates(
    {
      loan: inputsLoanAmount(inputs),
      termYears: inputs.loanTerm,
      startMonth,
      margin,
      asOf: today,
      convention: "effective",
    },
    realPrimeRates(figures),
  );
  const since = (month: string | undefined) => result.stretches.find((stretch) => stretch.since === month);
  const [lowest, highest] = [since(result.lowestSince), since(result.highestSince)];
  return lowest && highest && { startMonth, margin, result, lowest, highest };
}

/** What the replay shows, in words and from the same figures. */
export function pastSentence({ startMonth, result, lowest, highest }: PastInstalments): string {
  const taken = `If you had taken this loan in ${longMonth(startMonth)}, the instalment would have`;
  const course =
    result.changes === 0
      ? `stayed at ${rand(highest.instalment)}.`
      : `been between ${rand(lowest.instalment)} in ${longMonth(lowest.since)} and ${rand(highest.instalment)} in ${longMonth(highest.since)}.`;
  const end = result.repaid
    ? `By ${longMonth(monthAfter(startMonth, result.payments))} the loan would have been repaid.`
    : `It would be ${rand(result.lastInstalment ?? 0)} now.`;
  return `${taken} ${course} ${end}`;
}

/** Where the margin comes from, and what the replay leaves out. */
export function pastAssumption(
  { margin }: PastInstalments,
  { interestRate }: Inputs,
  { figures }: Page,
): string {
  const points = Math.round(margin * 1000) / 1000;
  const distance =
    points === 0
      ? "equal to prime, and we keep it so"
      : `${fixed(Math.abs(points), 2)} points ${points > 0 ? "above" : "below"} prime, and we keep that margin`;
  return `Prime has been ${primeSince(figures)}. Your rate of ${quotedRate(interestRate)} is ${distance} throughout. The replay leaves out fees, extra payments and the few days that a bank takes to follow prime.`;
}
