import { type ToolId, tools } from "#contract/tools.ts";
import type { Fields, Values } from "#web/answer-page/fields.ts";
import { valuesText } from "#web/answer-page/fields-text.ts";
import { keptAnswersPlace } from "#web/answer-page/kept-numbers.ts";
import { useSmallAnswer } from "#web/answer-page/use-numbers.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { rowClasses } from "#web/components/field/field.tsx";
import { Figure } from "#web/components/stat/figure.tsx";
import { toolPath } from "#web/site/addresses.ts";
import { ExampleFields } from "./example-fields.tsx";
import styles from "./worked-example.module.css";

/** Where one goes on from an example, with the same numbers. */
export type GoesOn = { href: string; to: string };

/** What an example says for its numbers: a sentence that begins with its figure, and where one goes on. */
export type ExampleAnswer = {
  figure: string;
  words: string;
  goesOn: GoesOn;
};

/** How every example turns a yearly rate into a monthly one, whatever was chosen in a tool. */
const asBanksDo = { convention: "nominal" } as const;

/** The tool that goes on from an example, with its numbers by the tool's names. */
export const toTool = (tool: ToolId, numbers: Readonly<Record<string, number>>): GoesOn => ({
  href: `${toolPath(tool)}#${valuesText({ ...numbers, ...asBanksDo })}`,
  to: tools[tool].name,
});

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
