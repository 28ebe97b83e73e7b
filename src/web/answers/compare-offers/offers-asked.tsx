import { useState } from "react";
import { AnswerField } from "#web/answer-page/answer-field.tsx";
import { ToolList } from "#web/answer-page/field-list.tsx";
import { Folded } from "#web/answer-page/fields-of-answer.tsx";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { type ComparedOffers, howMany, type offerFields } from "./offers.ts";

/** The offers' own fields, a group for each offer. */
export function OffersAsked({ result: { offers } }: { result: ComparedOffers }) {
  const { values, enter, removePlace } = useNumbersOfPage();
  // The fees of all offers open together, so that one can compare them.
  const [feesOpen, setFeesOpen] = useState(false);
  const count = offers.length;

  function remove(place: number) {
    // A rate that nobody touched is that of its place, and the places after this one move down.
    for (let later = place + 1; later < count; later++) {
      const name = `offers.${later}.interestRate`;
      enter({ [name]: values[name]! });
    }
    removePlace("offers", place);
    enter({ offersCompared: count - 1 });
  }

  return (
    <ToolList
      abreast
      noun="offer"
      count={count}
      least={howMany.usual}
      most={howMany.most}
      note="Under “Fees and more” are the bond costs: some banks pay half of them, or all."
      full="Three offers is the most that can be compared at once."
      onAdd={() => enter({ offersCompared: count + 1 })}
      onRemove={remove}
      title={(place) => offers[place]!.name}
    >
      {(place) => (
        <OfferFields place={place} rate={offers[place]!.interestRatePercent} {...{ feesOpen, setFeesOpen }} />
      )}
    </ToolList>
  );
}

const folded = [
  "bondCosts",
  "rateGivenAs",
  "initiationFee",
  "initiationPaid",
  "serviceFee",
  "otherCosts",
  "price",
  "deposit",
  "termYears",
] as const;

type OfferFieldsProps = {
  place: number;
  rate: number;
  feesOpen: boolean;
  setFeesOpen: (open: boolean) => void;
};

function OfferFields({ place, rate, feesOpen, setFeesOpen }: OfferFieldsProps) {
  const { values } = useNumbersOfPage();
  const nameOf = (field: keyof typeof offerFields) => `offers.${place}.${field}`;
  const fields = (...names: (keyof typeof offerFields)[]) =>
    names.map((name) => <AnswerField key={name} name={nameOf(name)} />);
  return (
    <>
      {fields("name")}
      {values[nameOf("rateGivenAs")] === "margin" ? (
        <AnswerField
          name={nameOf("margin")}
          hint={`-0.5 is half a point below. With prime at ${quotedRate(Number(values.prime))} your rate is ${quotedRate(rate)}.`}
        />
      ) : (
        fields("interestRate")
      )}
      <Disclosure quiet summary="Fees and more" open={feesOpen} onToggle={setFeesOpen} printed="content">
        {folded.map((name) => (
          <Folded key={name} name={nameOf(name)}>
            <AnswerField name={nameOf(name)} />
          </Folded>
        ))}
      </Disclosure>
    </>
  );
}
