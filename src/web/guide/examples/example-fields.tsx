import { AnswerField } from "#web/answer-page/answer-field.tsx";
import { NumbersContext } from "#web/answer-page/numbers-context.ts";
import type { useSmallAnswer } from "#web/answer-page/use-numbers.ts";

type ExampleFieldsProps = {
  numbers: ReturnType<typeof useSmallAnswer>;
  /** All of them, where nothing is between them. */
  names?: readonly string[];
};

/** The fields of an example, in their order. */
export function ExampleFields({ numbers, names = Object.keys(numbers.fields) }: ExampleFieldsProps) {
  return (
    <NumbersContext value={numbers}>
      {names.map((name) => (
        <AnswerField key={name} name={name} />
      ))}
    </NumbersContext>
  );
}
