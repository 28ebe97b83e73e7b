import { AnswerField } from "#web/answer-page/answer-field.tsx";
import { NumbersContext } from "#web/answer-page/numbers-context.ts";
import type { useSmallAnswer } from "#web/answer-page/use-numbers.ts";

type ExampleFieldsProps = { numbers: ReturnType<typeof useSmallAnswer>; shown?: readonly string[] };

/** The fields of an example, in their order: all of them, or those that count for what is chosen. */
export function ExampleFields({ numbers, shown = Object.keys(numbers.fields) }: ExampleFieldsProps) {
  return (
    <NumbersContext value={numbers}>
      {shown.map((name) => (
        <AnswerField key={name} name={name} />
      ))}
    </NumbersContext>
  );
}
