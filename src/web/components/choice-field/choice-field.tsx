import { describedBy, Field, inputClass, UnitFrame } from "#web/components/field/field.tsx";
import { figureMark } from "#web/components/field/figure-mark.ts";

type ChoiceFieldProps = {
  name: string;
  label: string;
  /** What each value is called. */
  options: Readonly<Record<string, string>>;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
};

/** One of a few, in the browser's own list. */
export function ChoiceField({ name, label, options, value, onChange, hint }: ChoiceFieldProps) {
  const id = `field-${name}`;
  return (
    <Field id={id} label={label} hint={hint}>
      <UnitFrame>
        <select
          id={id}
          name={name}
          {...figureMark(name)}
          className={inputClass}
          autoComplete="off"
          value={value}
          aria-describedby={describedBy(id, hint, undefined)}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {Object.entries(options).map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      </UnitFrame>
    </Field>
  );
}
