import type { Inputs } from "#contract/input-fields.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { type Answer, fieldsIn } from "./described.ts";
import { type Field, type Fields, isNumberField, sharedBy, sharedValue, type Value } from "./fields.ts";
import { useNumbersOfPage } from "./numbers-context.ts";

type FoldedValuesProps<All extends Fields, R> = { answer: Answer<All, R>; defaults: Inputs };

/**
 * A number that all pages share and that stands here in a closed part would work unseen once it is changed: it is named under
 * the sentence, with the way back to ours.
 */
export function FoldedValues<All extends Fields, R>({ answer, defaults }: FoldedValuesProps<All, R>) {
  const { values, enter } = useNumbersOfPage();
  const { main, ...folded } = answer.asks;
  const { disabled } = answer as Answer<Fields, unknown>;
  const changed = Object.values(folded)
    .flatMap((group) => Object.entries(fieldsIn(group)))
    .flatMap(([name, field]) => {
      const shared = sharedBy(field);
      // A field that follows another one was not changed by the visitor.
      if (!shared || !isNumberField(field) || disabled?.[name]?.(values)) return [];
      const ours = sharedValue(defaults, shared);
      const value = values[name]!;
      return value === ours ? [] : [{ name, ours, words: wordsOf(field, value) }];
    });
  if (changed.length === 0) return null;
  return (
    <p className="note">
      With your {changed.map(({ words }) => words).join(" and your ")}.{" "}
      <button
        type="button"
        className="as-link"
        onClick={() => enter(Object.fromEntries(changed.map(({ name, ours }) => [name, ours])))}
      >
        Use ours
      </button>
    </p>
  );
}

/** "interest rate of 15%", "loan term of 25 years" */
function wordsOf(field: Field, value: Value): string {
  const label = (field.label ?? "").replace(/ \(.*/, "").toLowerCase();
  if (field.kind === "money") return `${label} of ${rand(Number(value))}`;
  if (field.kind === "rate") return `${label} of ${quotedRate(Number(value))}`;
  return `${label} of ${value} ${field.unit ?? ""}`.trim();
}
