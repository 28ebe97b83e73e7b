import {
  type BuyingTogetherResult,
  buyingTogether,
} from "#calculations/tools/buying-together/buying-together.ts";
import {
  type MinimumExpenseBand,
  minimumExpenseTable,
} from "#calculations/tools/minimum-expenses/minimum-expenses.table.ts";
import {
  type MinimumExpensesResult,
  minimumExpenseLoan,
} from "#calculations/tools/minimum-expenses/minimum-expenses.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { AnswerField } from "#web/answer-page/answer-field.tsx";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { type Bar, Bars } from "#web/components/chart/bars.tsx";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { Part } from "#web/components/part/part.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { Stats } from "#web/components/stat/stat.tsx";
import { day } from "#web/format/day.ts";
import { payoffTime } from "#web/format/payoff-time.ts";
import { percent, ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { buyers, incomeOfAll, people } from "./affordable.ts";
import styles from "./income-parts.module.css";

/** What the law expects the buyers to spend, and what it does to the loan. */
export function MinimumExpensesPart() {
  const { inputs } = useNumbersOfPage();
  const { grossIncome, monthlyExpenses } = incomeOfAll(inputs);
  if (grossIncome === 0) return null;
  const result = lawfulLoan(inputs);
  const declared = livingCosts(inputs);
  return (
    <Part title="The law’s minimum expenses" result={`${rand(result.norm)} a month`}>
      <p className={styles.sentence}>{lawSentence(result, declared, inputs)}</p>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <AnswerField
            name="debtRepayments"
            hint={
              inputs.debtRepayments > monthlyExpenses
                ? "That is more than the expenses you entered, so we count no living costs."
                : "Car, cards, loans and accounts. The rest counts as living costs."
            }
          />
          <AnswerField name="sharePercent" />
        </div>
        <Stats
          label="What the law expects you to spend"
          items={[
            { label: "Living costs that you entered", value: rand(declared) },
            { label: "The law’s minimum", value: rand(result.norm) },
            { label: "Used", value: rand(result.livingCostsUsed), note: "the higher of the two" },
            { label: "Left each month", value: rand(result.left) },
            { label: "Loan by this rule alone", value: rand(result.largestLoan), strong: true },
          ]}
        />
      </div>
      <Disclosure quiet summary="The law’s table, and what to know of it" printed="nothing">
        <ResultsTable
          caption={`Minimum expenses by gross income a month, in force since ${day(minimumExpenseTable.from ?? "")}`}
          captionShown
          columns={bandColumns}
          rows={minimumExpenseTable.rows}
          rowKey={({ fixed }) => fixed}
        />
        <p>
          This is regulation 23A of the National Credit Regulations. A draft of 13 August 2025 would change
          it; we have not found its final text. It does not apply to First Home Finance bonds nor to
          companies. Where several people buy, we take a minimum for each: the regulation does not say.
        </p>
      </Disclosure>
    </Part>
  );
}

/** The living costs that were entered: expenses less debt repayments. */
function livingCosts(inputs: Inputs): number {
  return Math.max(0, incomeOfAll(inputs).monthlyExpenses - inputs.debtRepayments);
}

function lawfulLoan(inputs: Inputs): MinimumExpensesResult {
  return minimumExpenseLoan(
    {
      people: buyers(inputs),
      livingCosts: livingCosts(inputs),
      debtRepayments: inputs.debtRepayments,
      sharePercent: inputs.sharePercent,
      interestRate: inputs.affordabilityRate,
      termYears: inputs.affordabilityTerm,
      convention: inputs.nominal ? "nominal" : "effective",
    },
    minimumExpenseTable,
  );
}

function lawSentence(result: MinimumExpensesResult, declared: number, inputs: Inputs): string {
  const { netIncome } = incomeOfAll(inputs);
  const minimum = `The law’s minimum at your income is ${rand(result.norm)} a month.`;
  if (netIncome === 0) return `${minimum} Enter your net income to see what it leaves for a bond.`;
  if (inputs.debtRepayments >= netIncome)
    return `${minimum} Your debt repayments use up your net income, so there is nothing left for a bond yet.`;
  if (!result.raised) {
    const level = Math.round(declared) === Math.round(result.norm) ? "equal to" : "above";
    return `Your living costs of ${rand(declared)} are ${level} the law’s minimum of ${rand(result.norm)}, so a bank uses your figure.`;
  }
  const effect =
    Math.round(result.largestLoan) < Math.round(result.largestLoanAsDeclared)
      ? ` That lowers the loan that your budget pays for from ${rand(result.largestLoanAsDeclared)} to ${rand(result.largestLoan)}.`
      : "";
  return `${minimum} You entered ${rand(declared)}, so a bank takes ${rand(result.norm)} unless you prove that you live on less.${effect}`;
}

const bandColumns: Column<MinimumExpenseBand>[] = [
  {
    header: "Gross income",
    cell: ({ upTo, over }) => (Number.isFinite(upTo) ? `to ${rand(upTo)}` : `above ${rand(over)}`),
    words: true,
  },
  { header: "Fixed part", cell: ({ fixed }) => rand(fixed) },
  {
    header: "And a part of the rest",
    cell: ({ percent, over }) => `${ratePercent(percent)} of what is above ${rand(over)}`,
    words: true,
  },
];

/** The fields of the others who buy: with their income the answer is for all of them. */
export function OtherBuyers() {
  const { inputs } = useNumbersOfPage();
  const count = buyers(inputs).length;
  return (
    <Disclosure
      summary="Buying with somebody"
      result={count > 1 ? `${count} incomes` : "one income now"}
      printed="content"
    >
      <PersonFields place={1} />
      {/* A third person is asked for once there is a second. */}
      {(count > 1 || inputs["people.2.expenses"] > 0) && <PersonFields place={2} />}
    </Disclosure>
  );
}

/** What two or three people can borrow together, what is left on one income, and what each owns if one leaves. */
export function BuyingTogetherPart() {
  const { figures } = usePageOfAnswer();
  const { inputs } = useNumbersOfPage();
  if (buyers(inputs).length < 2) return null;
  const result = buyingTogether(togetherInputs(inputs), figures);
  return (
    <Part title="What each of you pays and owns" result={`${result.largestLoanAlone.length} people`}>
      <p className={styles.sentence}>{togetherSentence(result)}</p>
      <Together result={result} inputs={inputs} />
    </Part>
  );
}

function PersonFields({ place }: { place: 1 | 2 }) {
  return (["grossIncome", "netIncome", "expenses"] as const).map((name) => (
    <AnswerField key={name} name={`people.${place}.${name}`} />
  ));
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

function togetherSentence({
  largestLoanTogether,
  largestLoanAlone,
  ifIncomeStops,
}: BuyingTogetherResult): string {
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
