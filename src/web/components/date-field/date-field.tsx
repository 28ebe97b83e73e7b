import { describedBy, Field, inputClass, UnitFrame } from "#web/components/field/field.tsx";
import { figureMark } from "#web/components/field/figure-mark.ts";

type DateFieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
};

/** An optional calendar date, in the browser's own picker. */
export function DateField({ name, label, value, onChange, hint, error }: DateFieldProps) {
  const id = `field-${name}`;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <UnitFrame>
        <input
          id={id}
          name={name}
          {...figureMark(name)}
          className={inputClass}
          type="date"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </UnitFrame>
    </Field>
  );
}
