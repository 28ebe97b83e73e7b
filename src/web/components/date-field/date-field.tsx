import { useEffect, useEffectEvent, useRef } from "react";
import { isUsableDate } from "#calculations/calendar/calendar.ts";
import { isUsableMonth } from "#calculations/calendar/months.ts";
import { dateInWords, describedBy, Field, inputClass, UnitFrame } from "#web/components/field/field.tsx";
import { figureMark } from "#web/components/field/figure-mark.ts";
import { Slider } from "#web/components/field/slider.tsx";
import { longMonth, shortDay } from "#web/format/day.ts";
import { monthOfNumber, numberOfMonth } from "./month-number.ts";

type DateFieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  /** A whole date, or a month. */
  precision?: "day" | "month";
};

/** An optional calendar date or month, in the browser's own picker; a browser without one takes YYYY-MM. */
export function DateField(props: DateFieldProps) {
  const { name, label, value, onChange, hint, error, precision = "day" } = props;
  const id = `field-${name}`;
  const input = useRef<HTMLInputElement>(null);

  // It may have been filled in before its script had loaded.
  const takeEntered = useEffectEvent(() => {
    const entered = input.current?.value;
    if (entered && entered !== value) onChange(entered);
  });
  useEffect(() => takeEntered(), []);

  // Browsers write a month in words and a day in digits, each in an order of its own.
  const words = value === "" ? "Choose" : precision === "day" && isUsableDate(value) ? shortDay(value) : "";
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      slider={
        precision === "month" && (
          <Slider
            {...{ name, label }}
            value={isUsableMonth(value) ? numberOfMonth(value) : undefined}
            onChange={(number) => onChange(monthOfNumber(number))}
            format={(number) => monthOfNumber(number).slice(0, 4)}
            words={(number) => longMonth(monthOfNumber(number))}
          />
        )
      }
    >
      <UnitFrame>
        <input
          ref={input}
          id={id}
          name={name}
          {...figureMark(name)}
          className={words ? `${inputClass} ${dateInWords.input}` : inputClass}
          type={precision === "day" ? "date" : "month"}
          placeholder={precision === "month" ? "YYYY-MM" : undefined}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {words && (
          <span className={dateInWords.words} aria-hidden="true">
            {words}
          </span>
        )}
      </UnitFrame>
    </Field>
  );
}
