import type { OfferResult } from "#calculations/tools/compare-offers/compare-offers.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { ToolInput } from "../tool-input.tsx";
import { ToolList } from "../tool-list.tsx";
import { useToolOfPage } from "../tool-page-context.ts";
import { offersCompared } from "./compare-offers.fields.ts";

type OffersInputProps = { names: readonly string[]; offers: readonly OfferResult[] };

/** The offers' own fields, a group for each offer. */
export function OffersInput({ names, offers }: OffersInputProps) {
  const { values, enter, removePlace } = useToolOfPage();
  const count = names.length;

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
      noun="offer"
      count={count}
      least={offersCompared.least}
      most={offersCompared.most}
      full="Three offers is the most that can be compared at once."
      onAdd={() => enter({ offersCompared: count + 1 })}
      onRemove={remove}
      title={(place) => names[place]!}
    >
      {(place) => <OfferFields place={place} rate={offers[place]?.interestRatePercent ?? 0} />}
    </ToolList>
  );
}

function OfferFields({ place, rate }: { place: number; rate: number }) {
  const { values } = useToolOfPage();
  const prime = quotedRate(Number(values.prime));
  const name = (field: string) => `offers.${place}.${field}`;
  return (
    <>
      <ToolInput name={name("name")} label="Name" />
      <ToolInput name={name("rateGivenAs")} label="The bank quotes" />
      {values[name("rateGivenAs")] === "margin" ? (
        <ToolInput
          name={name("margin")}
          label="Points to prime"
          hint={`-0.5 is half a point below. With prime at ${prime} your rate is ${quotedRate(rate)}.`}
        />
      ) : (
        <ToolInput name={name("interestRate")} label="Interest rate" />
      )}
      <ToolInput
        name={name("bondCosts")}
        label="Bond costs"
        hint="What you pay of them: some banks pay half or all."
      />
      <Disclosure quiet summary="Fees, and what else differs" printed="content">
        <ToolInput name={name("initiationFee")} label="Initiation fee" />
        <ToolInput name={name("initiationPaid")} label="Initiation fee is paid" />
        <ToolInput name={name("serviceFee")} label="Monthly service fee" />
        <ToolInput
          name={name("otherCosts")}
          label="Transfer duty and transfer costs"
          hint="The same with every bank, unless the price differs."
        />
        <ToolInput name={name("price")} label="Price under this offer" />
        <ToolInput name={name("deposit")} label="Deposit under this offer" />
        <ToolInput name={name("termYears")} label="Term under this offer" unit="years" />
      </Disclosure>
    </>
  );
}
