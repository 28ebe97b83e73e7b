import { type ReactNode, useCallback } from "react";
import { describedBy, Field } from "#web/components/field/field.tsx";
import { Slider } from "#web/components/field/slider.tsx";
import { TypedInput } from "#web/components/field/typed-input.tsx";
import { notUnderstood } from "#web/components/field/typed-text.ts";
import { countMask, useWholeNumberMask } from "#web/components/field/whole-number.ts";

type DigitsFieldProps = {
  name: string;
  label: string;
  unit: string;
  value: number;
  onChange: (value: number) => void;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A count such as a term in years or a duration in months: a whole number, every non-digit is stripped, empty means 0. */
export function DigitsField({ name, label, unit, value, onChange, hint, error }: DigitsFieldProps) {
  const id = `field-${name}`;
  const { mask, note: told, onEarly, onLeave } = useWholeNumberMask(countMask);
  const notes = { decimals: `Whole ${unit} only.`, "not understood": notUnderstood };
  // The same as long as the unit stays: the slider is memoised.
  const format = useCallback(
    (count: number, last?: boolean) => (last && unit ? `${count} ${unit}` : String(count)),
    [unit],
  );
  const note = told ? notes[told] : hint;
  return (
    <Field
      id={id}
      label={label}
      hint={note}
      error={error}
      slider={<Slider {...{ name, label, value, onChange, format }} />}
    >
      <TypedInput
        {...{ id, name, mask, value, onChange, onEarly, onLeave }}
        textOf={String}
        meaning={Number}
        keyboard="numeric"
        after={unit}
        invalid={error !== undefined}
        describedBy={describedBy(id, note, error)}
      />
    </Field>
  );
}
