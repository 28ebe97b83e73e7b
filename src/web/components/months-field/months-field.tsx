import type { ReactNode } from "react";
import { describedBy, Field } from "#web/components/field/field.tsx";
import { TypedInput } from "#web/components/field/typed-input.tsx";
import { notUnderstood } from "#web/components/field/typed-text.ts";
import { countMask, useWholeNumberMask } from "#web/components/field/whole-number.ts";
import styles from "./months-field.module.css";

type MonthsFieldProps = {
  name: string;
  label: string;
  /** In months. */
  value: number;
  onChange: (months: number) => void;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A duration, typed as years and months. */
export function MonthsField({ name, label, value, onChange, hint, error }: MonthsFieldProps) {
  const id = `field-${name}`;
  const years = Math.floor(value / 12);
  const months = value % 12;
  const { note: yearsNote, roundsUp: _, ...yearsInput } = useWholeNumberMask(countMask);
  const { note: monthsNote, roundsUp: __, ...monthsInput } = useWholeNumberMask(countMask);
  const unread = [yearsNote, monthsNote].includes("not understood");
  const decimals = yearsNote ? "Whole years only: the rest goes under months." : hint;
  const note = unread ? notUnderstood : decimals;
  const shared = {
    textOf: String,
    meaning: Number,
    keyboard: "numeric" as const,
    invalid: error !== undefined,
    describedBy: describedBy(id, note, error),
  };
  return (
    <Field id={id} label={label} hint={note} error={error}>
      <div className={styles.parts}>
        <TypedInput
          {...shared}
          {...yearsInput}
          id={id}
          name={`${name}-years`}
          value={years}
          onChange={(changed) => onChange(changed * 12 + months)}
          after="years"
        />
        <TypedInput
          {...shared}
          {...monthsInput}
          id={`${id}-months`}
          name={`${name}-months`}
          label={`${label}, months`}
          value={months}
          onChange={(changed) => onChange(years * 12 + changed)}
          after="months"
        />
      </div>
    </Field>
  );
}
