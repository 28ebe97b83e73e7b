import { AnswerField } from "#web/answer-page/answer-field.tsx";
import { depositHint } from "#web/answer-page/buying-words.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { rand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import styles from "./purchase.module.css";

type PurchaseProps = { values: { price: number; deposit: number; termYears: number } };

/** What all offers are for: three fields abreast; up to a tablet in one line that opens. */
export function Purchase({ values: { price, deposit, termYears } }: PurchaseProps) {
  const paid = deposit > 0 ? `deposit ${rand(deposit)}` : "no deposit";
  return (
    <div className={styles.purchase}>
      <Disclosure summary={`${rand(price)}, ${paid}, ${yearsText(termYears)}`} printed="content">
        <AnswerField name="price" />
        <AnswerField name="deposit" hint={depositHint(deposit, price)} />
        <AnswerField name="termYears" />
      </Disclosure>
    </div>
  );
}
