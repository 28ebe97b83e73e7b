import { isUsableMonth } from "#calculations/calendar/months.ts";
import { mostDatedAmounts } from "#calculations/tools/pay-off-sooner/dated-amounts.ts";
import { rand } from "#web/format/rand.ts";
import { placesEntered } from "../tool-fields.ts";
import { ToolInput } from "../tool-input.tsx";
import { ToolList } from "../tool-list.tsx";
import { useToolOfPage } from "../tool-page-context.ts";
import type { PayoffValues } from "./payoff-values.ts";

/** `first` and `last` are the months of the first and the last instalment; what is never repaid has no last one. */
type PayoffFieldsProps = { values: PayoffValues; first: string; last: string | undefined };

/** The bond, what is paid in and drawn, and what is aimed for. */
export function PayoffFields({ values, ...months }: PayoffFieldsProps) {
  return (
    <>
      <ToolInput name="balance" label="What you still owe" />
      <ToolInput name="interestRate" label="Interest rate" />
      <ToolInput name="remainingMonths" label="Time left" />
      <ToolInput name="monthlyExtra" label="Extra each month" />
      <ToolInput
        name="annualExtra.amount"
        label="A bonus once a year"
        hint="A 13th cheque, or what SARS pays back."
      />
      {values["annualExtra.amount"] > 0 && (
        <>
          <ToolInput name="annualExtra.calendarMonth" label="The bonus comes in" />
          <ToolInput name="annualExtra.growth" label="It rises each year by" />
        </>
      )}
      <DatedAmounts list="lumpSums" noun="lump sum" {...months} />
      <ToolInput name="accessBond" label="I have an access bond and want to draw money again" />
      {values.accessBond && <DatedAmounts list="withdrawals" noun="withdrawal" {...months} />}
      <ToolInput name="goal.kind" label="What you aim for" />
      {values["goal.kind"] === "date" && <ToolInput name="goal.month" label="Done by" />}
      {values["goal.kind"] === "interest" && (
        <ToolInput name="goal.interestSaved" label="Interest you want to save" />
      )}
    </>
  );
}

type DatedAmountsProps = Omit<PayoffFieldsProps, "values"> & {
  list: "lumpSums" | "withdrawals";
  noun: string;
};

/** Amounts each in their month, one after the other. */
function DatedAmounts({ list, noun, first, last }: DatedAmountsProps) {
  const { entered, values, enter, removePlace } = useToolOfPage();
  const count = placesEntered(entered, list);
  return (
    <ToolList
      noun={noun}
      count={count}
      most={mostDatedAmounts}
      full={`Twelve is the most. Put the ${noun}s of one month together to make room.`}
      onAdd={() => enter({ [`${list}.${count}.month`]: first, [`${list}.${count}.amount`]: 0 })}
      onRemove={(place) => removePlace(list, place)}
    >
      {(place) => (
        <>
          <ToolInput
            name={`${list}.${place}.month`}
            label="Month"
            error={monthProblem(String(values[`${list}.${place}.month`]), first, last)}
          />
          <ToolInput name={`${list}.${place}.amount`} label="Amount" />
        </>
      )}
    </ToolList>
  );
}

function monthProblem(month: string, first: string, last = month): string | undefined {
  if (!isUsableMonth(month)) return "Choose a month; without one it is not counted.";
  if (month < first) return "Before the first instalment, so it is not counted.";
  return month > last ? "After the last instalment, so it is not counted." : undefined;
}

/** What most visitors leave as it is. */
export function MorePayoffFields({ contract, problem }: { contract: number; problem: string | undefined }) {
  return (
    <>
      <ToolInput name="firstInstalment" label="Month of the next instalment" error={problem} />
      <ToolInput
        name="instalment"
        label="What you really pay each month"
        hint={`Leave it blank for the contract’s ${rand(contract)}.`}
      />
      <ToolInput
        name="extraMonths"
        label="Months with the monthly extra"
        unit="months"
        hint="0 means until the bond is repaid."
      />
      <ToolInput name="afterLumpSum" label="A lump sum" />
      <ToolInput
        name="marginalPercent"
        label="Your rate of income tax"
        hint="On the last rand that you earn."
      />
    </>
  );
}
