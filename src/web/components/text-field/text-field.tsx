import { describedBy, Field, inputClass, UnitFrame } from "#web/components/field/field.tsx";

type TextFieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  hint?: string | undefined;
};

/** A short text, such as the name of an offer. */
export function TextField({ name, label, value, onChange, maxLength, hint }: TextFieldProps) {
  const id = `field-${name}`;
  return (
    <Field id={id} label={label} hint={hint}>
      <UnitFrame>
        <input
          id={id}
          name={name}
          className={inputClass}
          type="text"
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          aria-describedby={describedBy(id, hint, undefined)}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </UnitFrame>
    </Field>
  );
}
