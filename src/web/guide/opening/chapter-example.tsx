import type { ReactNode } from "react";
import type { Fields, Values } from "#web/answer-page/fields.ts";
import { keptAnswersPlace } from "#web/answer-page/kept-numbers.ts";
import { useHeldHeight } from "#web/answer-page/use-held-height.ts";
import { useSmallAnswer } from "#web/answer-page/use-numbers.ts";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { rowClasses } from "#web/components/field/field.tsx";
import { ExampleFields } from "../examples/example-fields.tsx";
import type { GoesOn } from "../examples/worked-example.tsx";
import { type Amounts, useAmountsInText } from "../parts/use-amounts-in-text.ts";
import { heldClass, OpeningAnswer, OpeningPicture, openingClass } from "./opening.tsx";

/** What a chapter says first for its numbers: a sentence that begins with its figure, and what its picture shows. */
export type ChapterAnswer = {
  figure: string;
  words: string;
  picture: ReactNode;
  caption: string;
  goesOn: GoesOn;
  /** What the parts of the chapter say of the same numbers. */
  amounts: Amounts;
};

type ChapterExampleProps<All extends Fields> = {
  id: string;
  title: string;
  /** They start with what the chapter's text starts with. */
  fields: All;
  answer: (values: Values<All>) => ChapterAnswer;
  /** What must be said of the fields. */
  children?: ReactNode;
};

/** The example with which a chapter begins, and which the reader can change in its place. */
export function ChapterExample<All extends Fields>(props: ChapterExampleProps<All>) {
  const { id, title, fields, answer, children } = props;
  const numbers = useSmallAnswer({ fields, place: keptAnswersPlace(id), prefix: `${id}-` });
  const { figure, words, picture, caption, goesOn, amounts } = answer(numbers.values);
  useAmountsInText(amounts);
  const held = useHeldHeight();
  return (
    <section className={openingClass} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div ref={held} className={heldClass}>
        <OpeningAnswer figure={figure} words={words} />
      </div>
      <Announcement words={`${figure} ${words}`} />
      <div className={rowClasses.rows}>
        <ExampleFields numbers={numbers} />
      </div>
      <OpeningPicture caption={caption}>{picture}</OpeningPicture>
      {children}
      <p>
        <a href={goesOn.href}>Go on with these numbers: {goesOn.to}</a>
      </p>
    </section>
  );
}
