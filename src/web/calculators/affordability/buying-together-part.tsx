import {
  type BuyingTogetherResult,
  buyingTogether,
} from "#calculations/tools/buying-together/buying-together.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { type Bar, Bars } from "#web/components/chart/bars.tsx";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { Part } from "#web/components/part/part.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { CheckInput, CountInput, MoneyInput, RateInput } from "#web/inputs/input-field.tsx";
import { useInputsOfPage } from "#web/inputs/inputs-context.ts";
import { useCalculator } from "../calculator-context.ts";
import { buyers } from "./buyers.ts";
import styles from "./income-parts.module.css";

/** What two or three people can borrow together, what is left on one income, and what each owns if one leaves. */
export function BuyingTogetherPart() {
  const { figures } = useCalculator();
  const { inputs } = useInputsOfPage();
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
          <PersonFields place={1} name="Second person" />
          <PersonFields place={2} name="Third person" />
        </div>
      </Disclosure>
      {result && <Together result={result} inputs={inputs} />}
    </Part>
  );
}

function PersonFields({ place, name }: { place: 1 | 2; name: string }) {
  return (
    <div className={styles.fields}>
      <MoneyInput name={`people.${place}.grossIncome`} label={`${name}: gross income a month`} />
      <MoneyInput name={`people.${place}.netIncome`} label={`${name}: net income a month`} />
      <MoneyInput name={`people.${place}.expenses`} label={`${name}: expenses a month`} />
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
  const people = result.largestLoanAlone.map((_, place): PersonRow => ({ name: names[place]!, place }));
  const bars = people.map(
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
        rows={people}
        rowKey={({ name }) => name}
      />
      <div className={styles.columns}>
        <div className={styles.fields}>
          <MoneyInput
            name="loan"
            label="A loan that you have in mind"
            hint={`Leave blank for the largest one together, ${rand(result.largestLoanTogether)}.`}
          />
          <MoneyInput name="savings" label="Savings to fall back on" />
          <Disclosure summary="If one of you leaves" printed="content">
            <LeaveFields people={people.length} sold={inputs["leave.sold"]} />
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

const names = ["You", "Second person", "Third person"] as const;

function LeaveFields({ people, sold }: { people: number; sold: boolean }) {
  const places = ([0, 1, 2] as const).slice(0, people);
  return (
    <>
      <MoneyInput name="leave.price" label="Price of the home" />
      <CountInput name="leave.afterYears" label="One leaves after" unit="years" />
      <RateInput
        name="leave.priceGrowth"
        label="Growth of its value a year"
        hint="A starting point from the FNB index; nobody knows the growth of your street."
      />
      {places.map((place) => (
        <MoneyInput
          key={`deposit-${place}`}
          name={`leave.deposits.${place}`}
          label={`${names[place]}: deposit paid`}
        />
      ))}
      {places.map((place) => (
        <RateInput
          key={`share-${place}`}
          name={`leave.sharePercent.${place}`}
          label={`${names[place]}: agreed share`}
        />
      ))}
      <CheckInput
        name="leave.sold"
        label="The home is sold then"
        hint="Takes off the agent’s commission with VAT."
      />
      <RateInput name="leave.commissionPercent" label="Commission" disabled={!sold} />
    </>
  );
}

function leaveSentence(
  { equity, stakes }: NonNullable<BuyingTogetherResult["leave"]>,
  inputs: Inputs,
): string {
  const years = payoffTime(inputs["leave.afterYears"] * 12);
  const each = stakes.map((stake, place) => `${names[place]} ${rand(stake)}`).join(", ");
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
