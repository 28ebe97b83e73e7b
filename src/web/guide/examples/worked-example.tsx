import { type ToolId, tools } from "#contract/tools.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { MoneyField } from "#web/components/money-field/money-field.tsx";
import { RateField } from "#web/components/rate-field/rate-field.tsx";
import { Figure, Tiles } from "#web/components/stat/stat.tsx";
import { valuesText } from "#web/inputs/inputs-text.ts";
import { toolPath } from "#web/site/addresses.ts";
import { type ExampleFields, useExampleNumbers } from "./use-example-numbers.ts";
import styles from "./worked-example.module.css";

/** What an example says for its numbers: a sentence that begins with its figure, and up to three figures that explain it. */
export type ExampleAnswer = {
  figure: string;
  words: string;
  items: readonly { label: string; value: string }[];
  /** The tool that goes on from here, and the same numbers by its names. */
  tool: ToolId;
  numbers: Readonly<Record<string, number>>;
};

/** How every example turns a yearly rate into a monthly one, whatever was chosen in a tool. */
const asBanksDo = { convention: "nominal" } as const;

type WorkedExampleProps<Name extends string> = {
  id: string;
  title: string;
  fields: ExampleFields<Name>;
  answer: (numbers: Record<Name, number>) => ExampleAnswer;
};

/** An example of a chapter that the reader can change in its place. It starts with the chapter's own figures. */
export function WorkedExample<Name extends string>({ id, title, fields, answer }: WorkedExampleProps<Name>) {
  const [numbers, change] = useExampleNumbers(id, fields);
  const { figure, words, items, tool, numbers: same } = answer(numbers);
  return (
    <section className={styles.example} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className={styles.inputs}>
        {(Object.keys(fields) as Name[]).map((name) => {
          const { kind, label, max } = fields[name];
          const field = { name: `${id}-${name}`, label, value: numbers[name] };
          const onChange = (value: number) => change(name, value);
          return kind === "money" ? (
            <MoneyField key={name} {...field} onChange={onChange} />
          ) : (
            <RateField key={name} {...field} onChange={onChange} max={max} step={0.25} emptyMeans={0} />
          );
        })}
      </div>
      <p className={styles.answer}>
        <strong className={`${styles.figure} figures`}>
          <Figure value={figure} />
        </strong>{" "}
        {words}
      </p>
      <Announcement words={`${figure} ${words}`} />
      <Tiles items={items} />
      <ButtonLink href={`${toolPath(tool)}#${valuesText({ ...same, ...asBanksDo })}`}>
        Go on with these numbers: {tools[tool].name}
      </ButtonLink>
    </section>
  );
}
