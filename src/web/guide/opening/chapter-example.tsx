import type { ReactNode } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import type { Entered, Fields, Values } from "#web/answer-page/fields.ts";
import { keptAnswersPlace } from "#web/answer-page/kept-numbers.ts";
import { useHeldHeight } from "#web/answer-page/use-held-height.ts";
import { useSmallAnswer } from "#web/answer-page/use-numbers.ts";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { rowClasses } from "#web/components/field/field.tsx";
import { shortDay } from "#web/format/day.ts";
import { ExampleFields } from "../examples/example-fields.tsx";
import type { GoesOn } from "../examples/goes-on.ts";
import { PictureInText } from "../parts/picture-in-text.tsx";
import { type Amounts, useAmountsInText } from "../parts/use-amounts-in-text.ts";
import {
  daysClass,
  heldClass,
  needsScriptsClass,
  OpeningAnswer,
  OpeningPicture,
  openingClass,
} from "./opening.tsx";

/** What a chapter says first for its numbers: a sentence that begins with its figure, and what its picture shows. */
export type ChapterAnswer = {
  figure: string;
  words: string;
  /** What is said of the day that was chosen in the picture, in place of the sentence: its room is kept. */
  chosen?: { day: string | undefined; words: ReactNode };
  picture: ReactNode;
  caption: ReactNode;
  /** Which of the fields count for what is chosen, where not all do. */
  shown?: readonly string[];
  goesOn: GoesOn;
  /** What one goes on with, where that is no number. */
  goesOnWith?: string;
  /** What the parts of the chapter say of the same numbers. */
  amounts?: Amounts;
  /** Pictures in parts that show the same numbers, by their names. */
  pictures?: Readonly<Record<string, ReactNode>>;
};

type ChapterExampleProps<All extends Fields> = {
  id: string;
  title: string;
  /**
   * The sentence is the same but for its figure: it needs no title over it, and no room is kept for a longer one. Without
   * scripts its field does nothing.
   */
  sentenceStays?: true;
  /** They start with what the chapter's text starts with. */
  fields: All;
  /** What they start with instead where somebody has entered numbers in the calculators, which start with `starting`. */
  starting?: Inputs;
  taken?: (inputs: Inputs) => Partial<Values<All>>;
  /** `enter` takes what is moved in the picture. */
  answer: (values: Values<All>, enter: (values: Entered) => void) => ChapterAnswer;
  /** What must be said of the fields. */
  children?: ReactNode;
};

/** The example with which a chapter begins, and which the reader can change in its place. */
export function ChapterExample<All extends Fields>(props: ChapterExampleProps<All>) {
  const { id, title, sentenceStays, fields, starting, taken, answer, children } = props;
  const numbers = useSmallAnswer({ fields, starting, place: keptAnswersPlace(id), prefix: `${id}-` }, taken);
  const answered = answer(numbers.values, numbers.enter);
  const { figure, words, picture, caption, goesOn, goesOnWith = "these numbers" } = answered;
  const { amounts = {}, pictures = {}, shown, chosen } = answered;
  useAmountsInText(amounts);
  const held = useHeldHeight();
  return (
    <section
      className={openingClass}
      {...(sentenceStays ? { "aria-label": title } : { "aria-labelledby": id })}
    >
      {!sentenceStays && <h2 id={id}>{title}</h2>}
      <div ref={held} className={sentenceStays ? daysClass : heldClass}>
        <OpeningAnswer {...(chosen?.day ? { figure: shortDay(chosen.day), words: "" } : { figure, words })} />
        {chosen?.words}
      </div>
      <Announcement words={`${figure} ${words}`} />
      <OpeningPicture picture={picture} caption={caption}>
        <div className={`${rowClasses.rows} ${sentenceStays ? needsScriptsClass : ""}`.trim()}>
          <ExampleFields numbers={numbers} {...(shown && { shown })} />
        </div>
      </OpeningPicture>
      {Object.entries(pictures).map(([name, picture]) => (
        <PictureInText key={name} name={name}>
          {picture}
        </PictureInText>
      ))}
      {children}
      <p>
        <a href={goesOn.href}>{`Go on with ${goesOnWith}: ${goesOn.to}`}</a>
      </p>
    </section>
  );
}
