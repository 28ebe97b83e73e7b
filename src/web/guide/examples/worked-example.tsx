import type { Fields, Values } from "#web/answer-page/fields.ts";
import { keptAnswersPlace } from "#web/answer-page/kept-numbers.ts";
import { useSmallAnswer } from "#web/answer-page/use-numbers.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { rowClasses } from "#web/components/field/field.tsx";
import { Figure } from "#web/components/stat/figure.tsx";
import { ExampleFields } from "./example-fields.tsx";
import type { GoesOn } from "./goes-on.ts";
import styles from "./worked-example.module.css";

/** What an example says for its numbers: a sentence that begins with its figure, and where one goes on. */
export type ExampleAnswer = {
  figure: string;
  words: string;
  goesOn: GoesOn;
};

type WorkedExampleProps<All extends Fields> = {
  id: string;
  title: string;
  /** They start with what the chapter's text starts with. */
  fields: All;
  answer: (values: Values<All>) => ExampleAnswer;
};

/** An example of a chapter that the reader can change in its place. It starts with the chapter's own figures. */
export function WorkedExample<All extends Fields>({ id, title, fields, answer }: WorkedExampleProps<All>) {
  const numbers = useSmallAnswer({ fields, place: keptAnswersPlace(id), prefix: `${id}-` });
  const { figure, words, goesOn } = answer(numbers.values);
  return (
    <section className={styles.example} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={styles.answer}>
        <strong className={`${styles.figure} figures`}>
          <Figure value={figure} />
        </strong>{" "}
        {words}
      </p>
      <Announcement words={`${figure} ${words}`} />
      <div className={rowClasses.rows}>
        <ExampleFields numbers={numbers} />
      </div>
      <ButtonLink href={goesOn.href}>Go on with these numbers: {goesOn.to}</ButtonLink>
    </section>
  );
}
