import { AnswerField } from "#web/answer-page/answer-field.tsx";
import { NumbersContext } from "#web/answer-page/numbers-context.ts";
import type { useSmallAnswer } from "#web/answer-page/use-numbers.ts";

/** The fields of an example, in their order. */
export function ExampleFields({ numbers }: { numbers: ReturnType<typeof useSmallAnswer> }) {
  return (
    <NumbersContext value={numbers}>
      {Object.keys(numbers.fields).map((name) => (
        <AnswerField key={name} name={name} />
      ))}
    </NumbersContext>
  );
}
