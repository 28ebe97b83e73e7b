import type { MaskitoOptions } from "@maskito/core";
import type { ReactNode } from "react";
import type { SliderRange } from "#contract/input-fields.ts";
import { describedBy, Field } from "#web/components/field/field.tsx";
import { Slider } from "#web/components/field/slider.tsx";
import { TypedInput } from "#web/components/field/typed-input.tsx";
import { mostDigits } from "#web/components/field/typed-text.ts";

type DigitsFieldProps = {
  name: string;
  label: string;
  unit: string;
  value: number;
  onChange: (value: number) => void;
  hint?: ReactNode;
  error?: string | undefined;
  slider?: SliderRange | undefined;
};

const mask: MaskitoOptions = {
  mask: new RegExp(`^\\d{0,${mostDigits.count}}$`),
  preprocessors: [
    ({ elementState, data }, action) => ({
      elementState:
        action === "insert" && elementState.value === "0" ? { value: "", selection: [0, 0] } : elementState,
      data: data.replace(/\D/g, ""),
    }),
  ],
};

/** A count such as a term in years or a duration in months: every non-digit is stripped, empty means 0. */
export function DigitsField({ name, label, unit, value, onChange, hint, error, slider }: DigitsFieldProps) {
  const id = `field-${name}`;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      slider={slider && <Slider {...slider} {...{ name, label, value, onChange }} format={String} />}
    >
      <TypedInput
        {...{ id, name, mask, value, onChange }}
        textOf={String}
        meaning={Number}
        keyboard="numeric"
        after={unit}
        invalid={error !== undefined}
        describedBy={describedBy(id, hint, error)}
      />
    </Field>
  );
}
