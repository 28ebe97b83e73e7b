import { AnswerField } from "#web/answer-page/answer-field.tsx";
import { NumbersContext, type NumbersOfAnswer } from "#web/answer-page/numbers-context.ts";
import { rowClasses } from "#web/components/field/field.tsx";
import styles from "./home-price-row.module.css";

/** The price that the amounts of a page are for, in one row. */
export function HomePriceRow({ numbers }: { numbers: NumbersOfAnswer }) {
  return (
    <NumbersContext value={numbers}>
      <div className={`${rowClasses.rows} ${styles.row}`}>
        <AnswerField name="purchasePrice" />
      </div>
    </NumbersContext>
  );
}
