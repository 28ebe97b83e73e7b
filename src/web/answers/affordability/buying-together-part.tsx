import {
  type BuyingTogetherResult,
  buyingTogether,
} from "#calculations/tools/buying-together/buying-together.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { AnswerField } from "#web/answer-page/answer-field.tsx";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import type { Bar } from "#web/components/chart/bars.tsx";
import { Bars } from "#web/components/chart/bars.tsx";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { Part } from "#web/components/part/part.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { buyers } from "./buyers.ts";
import { people } from "./buying-together.fields.ts";
import styles from "./income-parts.module.css";

/** What two or three people can borrow together, what is left on one income, and what each owns if one leaves. */
export function BuyingTogetherPart() {
  const { figures } = usePageOfAnswer();
  const { inputs } = useNumbersOfPage();
  const together = buyers(inputs).length > 1;
  const result = together ? buyingTogether(togetherInputs(inputs), figures) : undefined;
  return (
    <Part title="Buying with somebody">
      <p className={styles.sentence}>
        {result
          ? sentence(result)
          : "Enter the income of the person you buy with: the answer above then counts for both of you."}
      </p>
      <Disclosure summary="Income of the other buyers" printed="content">
        <div className={styles.columns}>
          <PersonFields place={1} />
          <PersonFields place={2} />
        </div>
      </Disclosure>
      {result && <Together result={result} inputs={inputs} />}
    </Part>
  );
}

function PersonFields({ place }: { place: 1 | 2 }) {
  return (
    <div className={styles.fields}>
      <AnswerField name={`people.${place}.grossIncome`} />
      <AnswerField name={`people.${place}.netIncome`} />
      <AnswerField name={`people.${place}.expenses`} />
    </div>
  );
}

function togetherInputs(inputs: Inputs): Parameters<typeof buyingTogether>[0] {
  const places = [0, 1, 2] as const;
  return {
    people: buyers(inputs),
    grossCap: inputs.dsrGrossCap,
    netCap: inputs.dsrNetCap,
    interestRate: inputs.affordabilityRate,
    termYears: inputs.affordabilityTerm,
    convention: inputs.nominal ? "nominal" : "effective",
    ...(inputs.loan > 0 && { loan: inputs.loan }),
    savings: inputs.savings,
    ...(inputs["leave.price"] > 0 && {
      leave: {
        afterYears: inputs["leave.afterYears"],
        price: inputs["leave.price"],
        priceGrowth: inputs["leave.priceGrowth"],
        deposits: places.map((place) => inputs[`leave.deposits.${place}`]),
        sharePercent: places.map((place) => inputs[`leave.sharePercent.${place}`]),
        ...(inputs["leave.sold"] && { commissionPercent: inputs["leave.commissionPercent"] }),
      },
    }),
  };
}

function sentence({ largestLoanTogether, largestLoanAlone, ifIncomeStops }: BuyingTogetherResult): string {
  const alone = largestLoanAlone.map((loan) => rand(loan)).join(" or ");
  const together = `Together about ${rand(largestLoanTogether)}; alone ${alone}.`;
  const worst = ifIncomeStops.reduce((least, each) => (each.left < least.left ? each : least));
  if (worst.savingsLastMonths === undefined)
    return `${together} If any one income stops, the others still pay the bond.`;
  const savings =
    worst.savingsLastMonths > 0 ? `; your savings last ${payoffTime(worst.savingsLastMonths)}` : "";
  return `${together} If the wrong income stops, you are ${rand(-worst.left)} short each month${savings}.`;
}

type PersonRow = { name: string; place: number };

function Together({ result, inputs }: { result: BuyingTogetherResult; inputs: Inputs }) {
  const rows = result.largestLoanAlone.map((_, place): PersonRow => ({ name: people[place]!, place }));
  const bars = rows.map(
    ({ name, place }): Bar => ({
      name,
      amount: result.instalmentShare[place]!,
      value: rand(result.instalmentShare[place]!),
    }),
  );
  return (
    <>
      <ResultsTable
        caption="Each of you"
        columns={columnsOf(result)}
        rows={rows}
        rowKey={({ name }) => name}
      />
      <div className={styles.columns}>
        <div className={styles.fields}>
          <AnswerField
            name="loan"
            hint={`Leave blank for the largest one together, ${rand(result.largestLoanTogether)}.`}
          />
          <AnswerField name="savings" />
          <Disclosure summary="If one of you leaves" printed="content">
            <LeaveFields count={rows.length} sold={inputs["leave.sold"]} />
          </Disclosure>
        </div>
        <div>
          <h3>The instalment of {rand(result.instalment)}, by income</h3>
          <Bars id="instalment-shares" label="The instalment, by gross income" bars={bars} />
          <p>
            Each of you owes the bank the whole bond, whatever you agree. Put your shares in writing. Those
            who own a home together also share the tax-free part of a gain.
          </p>
        </div>
      </div>
      {result.leave && <p className={styles.sentence}>{leaveSentence(result.leave, inputs)}</p>}
    </>
  );
}

function LeaveFields({ count, sold }: { count: number; sold: boolean }) {
  const places = people.map((_, place) => place).slice(0, count);
  return (
    <>
      <AnswerField name="leave.price" />
      <AnswerField name="leave.afterYears" />
      <AnswerField name="leave.priceGrowth" />
      {places.map((place) => (
        <AnswerField key={place} name={`leave.deposits.${place}`} />
      ))}
      {places.map((place) => (
        <AnswerField key={place} name={`leave.sharePercent.${place}`} />
      ))}
      <AnswerField name="leave.sold" />
      <AnswerField name="leave.commissionPercent" disabled={!sold} />
    </>
  );
}

function leaveSentence(
  { equity, stakes }: NonNullable<BuyingTogetherResult["leave"]>,
  inputs: Inputs,
): string {
  const years = payoffTime(inputs["leave.afterYears"] * 12);
  const each = stakes.map((stake, place) => `${people[place]} ${rand(stake)}`).join(", ");
  if (equity < 0)
    return `After ${years} the home would be worth ${rand(-equity)} less than the bond: a debt, shared as ${each}.`;
  return `After ${years} ${rand(equity)} of the home is yours together. First everybody’s deposit, then the rest by your shares: ${each}.`;
}

const columnsOf = (result: BuyingTogetherResult): Column<PersonRow>[] => [
  { header: "Who", cell: ({ name }) => name, words: true },
  {
    header: "Share of income",
    cell: ({ place }) => percent(result.incomeSharePercent[place]!, 0),
    minor: true,
  },
  {
    header: "Part of the instalment",
    cell: ({ place }) => rand(result.instalmentShare[place]!),
    minor: true,
  },
  { header: "Largest loan alone", cell: ({ place }) => rand(result.largestLoanAlone[place]!) },
  { header: "Left if this income stops", cell: ({ place }) => rand(result.ifIncomeStops[place]!.left) },
  {
    header: "Savings last",
    cell: ({ place }) => {
      const months = result.ifIncomeStops[place]!.savingsLastMonths;
      if (months === undefined) return "nothing is short";
      return months === 0 ? "less than a month" : payoffTime(months);
    },
    minor: true,
    words: true,
  },
];
