import type { MaskitoOptions } from "@maskito/core";
import type { ComponentChildren } from "preact";
import { useCallback } from "preact/hooks";
import { describedBy, Field } from "#web/components/field/field.tsx";
import { Slider, type SliderRange } from "#web/components/field/slider.tsx";
import { TypedInput } from "#web/components/field/typed-input.tsx";
import { useStable } from "#web/components/memo/use-stable.ts";
import { ratePercent } from "#web/format/percent.ts";

type RateFieldProps = {
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max?: number;
  /** What an empty field means; without it the last value stays. */
  emptyMeans?: number;
  hint?: ComponentChildren;
  disabled?: boolean;
  slider?: SliderRange;
};

/** A comma becomes a decimal point; only digits and a single point are kept, also of a pasted "10,75 %". */
const mask: MaskitoOptions = {
  mask: /^\d*\.?\d*$/,
  preprocessors: [
    ({ elementState, data }) => ({ elementState, data: data.replaceAll(",", ".").replace(/[^\d.]/g, "") }),
  ],
};

/** A rate or cap in percent, held within min and max; an invalid text goes back to the last value on leaving. */
export function RateField(props: RateFieldProps) {
  const { name, label, value, min, max = Number.MAX_VALUE, emptyMeans = value } = props;
  const { hint, disabled, slider } = props;
  const id = `field-${name}`;
  const onChange = useStable(props.onChange);
  const meaning = useCallback(
    (text: string) => {
      if (text === "") return emptyMeans;
      const rate = Number(text);
      return /\d/.test(text) && Number.isFinite(rate) ? Math.min(max, Math.max(min, rate)) : value;
    },
    [emptyMeans, min, max, value],
  );
  const settled = useCallback((text: string) => String(meaning(text)), [meaning]);
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      slider={slider && <Slider {...slider} {...{ name, label, value, onChange }} format={ratePercent} />}
    >
      <TypedInput
        {...{ id, name, mask, value, onChange, meaning, settled, disabled }}
        textOf={String}
        keyboard="decimal"
        after="%"
        describedBy={describedBy(id, hint, undefined)}
      />
    </Field>
  );
}
