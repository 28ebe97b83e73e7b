import type { ComponentChildren } from "preact";
import { useCallback, useMemo, useState } from "preact/hooks";
import { describedBy, Field } from "#web/components/field/field.tsx";
import { Slider, type SliderRange } from "#web/components/field/slider.tsx";
import { TypedInput } from "#web/components/field/typed-input.tsx";
import { useStable } from "#web/components/memo/use-stable.ts";
import { groupedWithCommas, rand, shortRand } from "#web/format/rand.ts";
import { moneyMask } from "./money-mask.ts";

type MoneyFieldProps = {
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
  hint?: ComponentChildren;
  disabled?: boolean;
  slider?: SliderRange;
};

/** Above this an amount is a slip of the finger; the field says so and keeps the text. */
export const maxAmount = 1_000_000_000;

const digitsOf = (text: string) => text.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
const meaning = (text: string) => Number(digitsOf(text));
const settled = (text: string) => groupedWithCommas(digitsOf(text) || "0");
const textOf = (amount: number) => groupedWithCommas(String(amount));

/**
 * A whole amount in rand: digits only, leading zeros stripped, thousands grouped with commas as one types.
 * Accessible: a text input with a numeric keyboard, hint and error tied to it, a slider with a name of its own.
 */
export function MoneyField({ name, label, value, hint, disabled, slider, ...props }: MoneyFieldProps) {
  const onChange = useStable(props.onChange);
  const onLeave = useCallback(() => setCentsTyped(false), []);
  const id = `field-${name}`;
  const [centsTyped, setCentsTyped] = useState(false);
  const mask = useMemo(() => moneyMask(() => setCentsTyped(true)), []);
  const tooMuch = value > maxAmount && !disabled;
  const problem = tooMuch ? `Enter an amount up to ${rand(maxAmount)}.` : undefined;
  const note = centsTyped ? "Whole rand only: the cents are left out." : hint;
  return (
    <Field
      id={id}
      label={label}
      hint={note}
      error={problem}
      slider={slider && <Slider {...slider} {...{ name, label, value, onChange }} format={shortRand} />}
    >
      <TypedInput
        {...{ id, name, mask, value, onChange, textOf, meaning, settled, disabled }}
        keyboard="numeric"
        before="R"
        invalid={problem !== undefined}
        describedBy={describedBy(id, note, problem)}
        onLeave={onLeave}
      />
    </Field>
  );
}
