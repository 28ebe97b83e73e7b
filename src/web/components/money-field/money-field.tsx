import type { ReactNode } from "react";
import { maxAmount } from "#contract/input-fields.ts";
import { describedBy, Field } from "#web/components/field/field.tsx";
import { Slider } from "#web/components/field/slider.tsx";
import { TypedInput } from "#web/components/field/typed-input.tsx";
import { notUnderstood } from "#web/components/field/typed-text.ts";
import { useWholeNumberMask } from "#web/components/field/whole-number.ts";
import { groupedWithCommas, rand, shortRand } from "#web/format/rand.ts";
import { moneyMask } from "./money-mask.ts";

type MoneyFieldProps = {
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
  hint?: ReactNode;
  disabled?: boolean;
  /** Shows a placeholder instead of a 0. */
  startsEmpty?: boolean | undefined;
  /** What counts, or is shown, until there is an amount of the visitor's own: pale in the field, and where the thumb stands. */
  example?: number | undefined;
};

const meaning = (text: string) => Number(text.replace(/\D/g, ""));
/** A figure of ours may have cents, which the field rounds; what is typed has none. */
const textOf = (amount: number) => groupedWithCommas(String(Math.round(amount)));
const notes = { decimals: "Whole rand only: the cents are rounded.", "not understood": notUnderstood };
const textOrEmpty = (amount: number) => (amount === 0 ? "" : textOf(amount));

/**
 * A whole amount in rand: digits only, leading zeros stripped, thousands grouped with commas while typing.
 * Accessible: a text input with a numeric keyboard, hint and error tied to it, a curve with its own name where the page draws one.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { name, label, value, onChange, hint, disabled, startsEmpty, example } = props;
  const id = `field-${name}`;
  const { mask, note: told, roundsUp, onEarly, onLeave } = useWholeNumberMask(moneyMask);
  const tooMuch = value > maxAmount && !disabled;
  const problem = tooMuch ? `Enter an amount up to ${rand(maxAmount)}.` : undefined;
  const note = told ? notes[told] : hint;
  const isPale = startsEmpty || example !== undefined;
  return (
    <Field
      id={id}
      label={label}
      hint={note}
      error={problem}
      slider={
        <Slider
          {...{ name, label }}
          value={example ?? value}
          onChange={onChange}
          format={shortRand}
          words={rand}
        />
      }
    >
      <TypedInput
        {...{ id, name, mask, value, onChange, meaning, disabled, onEarly }}
        onLeave={() => {
          if (roundsUp) onChange(value + 1);
          onLeave();
        }}
        textOf={isPale ? textOrEmpty : textOf}
        placeholder={isPale ? textOf(example ?? 0) : undefined}
        keyboard="numeric"
        before="R"
        invalid={tooMuch}
        describedBy={describedBy(id, note, problem)}
      />
    </Field>
  );
}
