import { type ReactNode, useRef } from "react";
import { AnswerField, mayGoBack } from "#web/answer-page/answer-field.tsx";
import { isOurs } from "#web/answer-page/fields-of-answer.tsx";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { Button } from "#web/components/button/button.tsx";
import { rowClasses } from "#web/components/field/field.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { noBreakSpace, rand } from "#web/format/rand.ts";
import { lineText, moreText, moreThanCheapest, savingOf, tableLines } from "./compare-offers.words.ts";
import { type ComparedOffers, howMany, type NamedOffer, offerFields } from "./offers.ts";
import styles from "./offers-table.module.css";

type OffersTableProps = { answered: boolean; result: ComparedOffers };
type OfferField = keyof typeof offerFields;

/** The fields that are folded, each with what holds for all offers. */
const furtherFields: readonly (readonly [OfferField, string?])[] = [
  ["bondCosts", "Some banks pay half, or all."],
  ["rateGivenAs"],
  ["initiationFee"],
  ["initiationPaid"],
  ["serviceFee"],
  ["otherCosts", "The same with every bank, unless the price differs."],
  ["price"],
  ["deposit"],
  ["termYears"],
];

const belowPrime = "-0.5 points is half a point below prime.";

/** One column an offer: above what is entered, below it what that comes to. The one that costs least is marked. */
export function OffersTable({ answered, result }: OffersTableProps) {
  const numbers = useNumbersOfPage();
  const table = useRef<HTMLDivElement>(null);
  const { offers } = result;
  const isMarked = (offer: NamedOffer) =>
    answered && savingOf(result) > 0 && moreThanCheapest(result, offer) === 0;
  const fieldOf = (field: OfferField, place: number, hint?: string) => (
    <AnswerField
      name={`offers.${place}.${field}`}
      label={`${offerFields[field].label}, ${offers[place]!.name}`}
      hint={hint}
    />
  );
  const isByMargin = (place: number) => numbers.values[`offers.${place}.rateGivenAs`] === "margin";
  const row = { offers, isMarked };
  const allOurs = (field: OfferField) =>
    offers.every((_, place) => isOurs(numbers, `offers.${place}.${field}`));
  // The pressed button is gone with its column: the keyboard goes on from the table.
  const onRemoved = () => table.current?.focus();
  return (
    <div className={`${styles.frame} ${rowClasses.cells}`} ref={table} tabIndex={-1}>
      <table
        className={[styles.table, offers.length > 2 && styles.three, "figures"].filter(Boolean).join(" ")}
      >
        <caption className="visually-hidden">The offers, and what they come to</caption>
        <thead>
          <tr>
            <td />
            {offers.map((offer, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its place
              <th key={place} scope="col" aria-label={offer.name} className={lookOf(isMarked(offer))}>
                {fieldOf("name", place)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            {...row}
            name="Interest rate"
            note={offers.some((_, place) => isByMargin(place)) ? belowPrime : undefined}
          >
            {({ interestRatePercent: rate }, place) =>
              isByMargin(place)
                ? fieldOf("margin", place, `A rate of ${quotedRate(rate)}.`)
                : fieldOf("interestRate", place)
            }
          </Row>
          <Row
            {...row}
            name={
              <details>
                <summary>Bond costs and more</summary>
              </details>
            }
            className={styles.opener}
          >
            {(_, place) => <span>{rand(Number(numbers.values[`offers.${place}.bondCosts`]))}</span>}
          </Row>
          {furtherFields.map(([field, note]) => (
            <Row
              {...row}
              key={field}
              name={offerFields[field].label}
              note={note}
              className={[
                styles.further,
                allOurs(field) && styles.ours,
                mayGoBack(offerFields[field]) && styles.roomy,
              ]
                .filter(Boolean)
                .join(" ")}
            >
              {(_, place) => fieldOf(field, place)}
            </Row>
          ))}
        </tbody>
        <tbody className={styles.results}>
          {tableLines(result).map((line) => (
            <Row {...row} key={line.name} name={line.name} className={line.decides && styles.decides}>
              {(offer) => (
                <>
                  {answered ? lineText(line, offer) : "–"}
                  {line.decides && (
                    <span className={styles.more}>{answered ? moreText(result, offer) : noBreakSpace}</span>
                  )}
                </>
              )}
            </Row>
          ))}
        </tbody>
        <AddOrRemove offers={offers} onRemoved={onRemoved} />
      </table>
    </div>
  );
}

const lookOf = (isMarked: boolean) => (isMarked ? styles.marked : undefined);

type RowProps = {
  name: ReactNode;
  note?: string | undefined;
  offers: readonly NamedOffer[];
  isMarked: (offer: NamedOffer) => boolean;
  className?: string | undefined;
  children: (offer: NamedOffer, place: number) => ReactNode;
};

/** What it is of at the left, and a cell for each offer. */
function Row({ name, note, offers, isMarked, className, children }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">
        {name}
        {note && <span className={styles.note}>{note}</span>}
      </th>
      {offers.map((offer, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its place
        <td key={place} data-column={offer.name} className={lookOf(isMarked(offer))}>
          {children(offer, place)}
        </td>
      ))}
    </tr>
  );
}

type AddOrRemoveProps = { offers: readonly NamedOffer[]; onRemoved: () => void };

/** One more column, or one less. */
function AddOrRemove({ offers, onRemoved }: AddOrRemoveProps) {
  const count = offers.length;
  const { values, enter, removePlace } = useNumbersOfPage();
  function remove(place: number) {
    // A rate that nobody touched is that of its place, and the places after this one move down.
    for (let later = place + 1; later < count; later++) {
      const name = `offers.${later}.interestRate`;
      enter({ [name]: values[name]! });
    }
    removePlace("offers", place);
    enter({ offersCompared: count - 1 });
    onRemoved();
  }
  const mayRemove = count > howMany.usual;
  return (
    <tfoot>
      <tr>
        <td colSpan={mayRemove ? 1 : count + 1}>
          {count < howMany.most ? (
            <Button onClick={() => enter({ offersCompared: count + 1 })}>Add another offer</Button>
          ) : (
            "Three offers is the most that can be compared at once."
          )}
        </td>
        {mayRemove &&
          offers.map(({ name }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an offer is its place
            <td key={place} data-column={name}>
              <Button look="quiet" onClick={() => remove(place)}>
                Remove<span className="visually-hidden"> {name}</span>
              </Button>
            </td>
          ))}
      </tr>
    </tfoot>
  );
}
