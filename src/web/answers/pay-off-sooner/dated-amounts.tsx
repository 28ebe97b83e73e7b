import { isUsableMonth } from "#calculations/calendar/months.ts";
import { type DatedAmount, mostDatedAmounts } from "#calculations/tools/pay-off-sooner/dated-amounts.ts";
import { AnswerField } from "#web/answer-page/answer-field.tsx";
import { ToolList } from "#web/answer-page/field-list.tsx";
import { money, month, placeOf, placesEntered, type Value } from "#web/answer-page/fields.ts";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import type { Payoff } from "./pay-off-sooner.words.ts";

type List = "lumpSums" | "withdrawals";

/** Rand in a month. */
export const datedAmountFields = {
  month: month("Month"),
  amount: money("Amount", { startsEmpty: true }),
};

/** The places of a list of dated amounts. */
export const datedAmounts = (values: Readonly<Record<string, Value>>, list: List): DatedAmount[] =>
  Array.from({ length: mostDatedAmounts }, (_, place) => placeOf(values, list, place, datedAmountFields));

type OfPayoff = { result: Payoff };

/** What is paid in once. */
export const LumpSums = ({ result }: OfPayoff) => (
  <DatedAmounts list="lumpSums" noun="lump sum" result={result} />
);

/** What is drawn again, where the bond allows it. */
export const Withdrawals = ({ result }: OfPayoff) =>
  result.inputs.accessBond && <DatedAmounts list="withdrawals" noun="withdrawal" result={result} />;

/** Amounts each in their month, one after the other. */
function DatedAmounts({ list, noun, result }: OfPayoff & { list: List; noun: string }) {
  const { entered, values, enter, removePlace } = useNumbersOfPage();
  const first = result.inputs.firstInstalment;
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
          <AnswerField
            name={`${list}.${place}.month`}
            error={monthProblem(String(values[`${list}.${place}.month`]), first, result.payoffMonth)}
          />
          <AnswerField name={`${list}.${place}.amount`} />
        </>
      )}
    </ToolList>
  );
}

/** `first` and `last` are the months of the first and the last instalment; what is never repaid has no last one. */
function monthProblem(month: string, first: string, last = month): string | undefined {
  if (!isUsableMonth(month)) return "Choose a month; without one it is not counted.";
  if (month < first) return "Before the first instalment, so it is not counted.";
  return month > last ? "After the last instalment, so it is not counted." : undefined;
}
