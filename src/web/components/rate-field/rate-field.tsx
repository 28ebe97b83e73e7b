import type { MaskitoOptions } from "@maskito/core";
import { type KeyboardEvent, type ReactNode, useMemo, useState } from "react";
import { describedBy, Field } from "#web/components/field/field.tsx";
import { Slider } from "#web/components/field/slider.tsx";
import { TypedInput } from "#web/components/field/typed-input.tsx";
import { notUnderstood, rateDecimals } from "#web/components/field/typed-text.ts";
import { ratePercent, signedPoints } from "#web/format/percent.ts";

type Unit = "%" | "points";

type RateFieldProps = {
  name: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  /** What one press of an arrow key changes. */
  step?: number | undefined;
  /** The value of an empty field; without it that with which the field was entered. */
  emptyMeans?: number | undefined;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  unit?: Unit;
};

const withPoint = (text: string) => text.replaceAll(",", ".");

/**
 * A comma becomes a decimal point; only digits and a single point are kept, also of a pasted "10,75 %", and a minus sign
 * where the rate may be negative.
 */
const maskOf = (sign: "" | "-?", others: RegExp, tell: () => void): MaskitoOptions => ({
  mask: new RegExp(`^${sign}\\d{0,9}(\\.\\d{0,${rateDecimals}})?$`),
  preprocessors: [
    ({ elementState, data }, action) => {
      const wrong = action === "insert" && isNoRate(data);
      if (wrong) tell();
      return {
        elementState: { ...elementState, value: withPoint(elementState.value) },
        data: wrong ? "" : withPoint(data).replaceAll("\u2212", "-").replace(others, ""),
      };
    },
  ],
});

/** A letter that is typed, and a text without a number or with letters before one: "1e1", "prime - 0.5". */
const isNoRate = (data: string) =>
  data.length === 1 ? /\p{L}/u.test(data) : /\p{L}.*\d/u.test(data) || (data !== "" && !/\d/.test(data));

/** A rate or cap in percent, held within min and max; an invalid text goes back to the last value on leaving. */
export function RateField(props: RateFieldProps) {
  const { name, label, value, onChange, min = 0, max = Number.MAX_VALUE, step } = props;
  const { hint, disabled, unit = "%" } = props;
  const id = `field-${name}`;
  const [unread, setUnread] = useState(false);
  const signed = min < 0;
  const mask = useMemo(
    () =>
      signed ? maskOf("-?", /[^\d.-]/g, () => setUnread(true)) : maskOf("", /[^\d.]/g, () => setUnread(true)),
    [signed],
  );
  const [chosen, setChosen] = useState(value);
  const [isEmpty, setEmpty] = useState(false);
  const stays = isEmpty && props.emptyMeans === undefined;
  // Only in a hint's place: nothing moves.
  const note = unread
    ? notUnderstood
    : hint && stays
      ? `Until you enter another, we use ${written(value, unit)}.`
      : hint;
  const [cutOffAt, setCutOffAt] = useState<number>();
  const problem = limitProblem(value, max, cutOffAt === value, unit);

  const within = (rate: number) => Math.min(max, Math.max(min, rate));

  function meaning(text: string): number {
    if (text === "") return props.emptyMeans ?? chosen;
    return /\d/.test(text) ? within(Number(text)) : value;
  }

  function onText(text: string) {
    setEmpty(text === "");
    const typed = Number(text);
    const kept = within(typed);
    setCutOffAt(kept === typed ? undefined : kept);
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || steps === undefined) return;
    event.preventDefault();
    onChange(within(Number((value + steps * step).toFixed(rateDecimals))));
  }

  return (
    <Field
      id={id}
      label={label}
      hint={note}
      error={problem}
      slider={
        <Slider
          {...{ name, label, value, onChange }}
          format={unit === "%" ? ratePercent : signedPoints}
          words={unit === "%" ? ratePercent : (points) => `${signedPoints(points)} ${unit}`}
        />
      }
    >
      <TypedInput
        mask={mask}
        // A limit that cut off what was typed was nobody's choice.
        onFocus={() => cutOffAt !== value && setChosen(value)}
        onLeave={() => {
          setUnread(false);
          setEmpty(false);
        }}
        {...{ id, name, value, onChange, meaning, disabled, onText, onKeyDown }}
        onEarly={onText}
        textOf={String}
        keyboard="decimal"
        after={unit === "points" && Math.abs(value) === 1 ? "point" : unit}
        invalid={problem !== undefined}
        describedBy={describedBy(id, note, problem)}
      />
    </Field>
  );
}

/** Shown while a rate above the limit is in the field, and after one was cut to a limit. */
function limitProblem(value: number, max: number, cutOff: boolean, unit: Unit): string | undefined {
  if (value > max)
    return `${written(value, unit)} comes from another tab, and we use it here. The highest rate you can type here is ${written(max, unit)}.`;
  return cutOff
    ? `The ${value === max ? "most" : "least"} you can enter here is ${written(value, unit)}.`
    : undefined;
}

const written = (rate: number, unit: Unit) =>
  unit === "%" ? ratePercent(rate) : `${String(rate).replace("-", "\u2212")} ${unit}`;
