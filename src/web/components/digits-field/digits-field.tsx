import type { MaskitoOptions } from "@maskito/core";
import { describedBy, Field } from "#web/components/field/field.tsx";
import { Slider, type SliderRange } from "#web/components/field/slider.tsx";
import { TypedInput } from "#web/components/field/typed-input.tsx";
import { useStable } from "#web/components/memo/use-stable.ts";

type DigitsFieldProps = {
  name: string;
  label: string;
  unit: string;
  value: number;
  onChange: (value: number) => void;
  hint?: string | undefined;
  error?: string | undefined;
  slider?: SliderRange;
};

const mask: MaskitoOptions = {
  mask: /^\d*$/,
  preprocessors: [({ elementState, data }) => ({ elementState, data: data.replace(/\D/g, "") })],
};

const settled = (text: string) => text.replace(/^0+(?=\d)/, "") || "0";

/** A count such as a term in years or a duration in months: every non-digit is stripped, empty means 0. */
export function DigitsField({ name, label, unit, value, hint, error, slider, ...props }: DigitsFieldProps) {
  const onChange = useStable(props.onChange);
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
        {...{ id, name, mask, value, onChange, settled }}
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
