import { describedBy, Field, inputClass, UnitFrame } from "#web/components/field/field.tsx";

type TextFieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  hint?: string | undefined;
  /** A long text goes on in a second line. */
  wraps?: true;
};

/** A short text, such as the name of an offer. */
export function TextField({ name, label, value, onChange, maxLength, hint, wraps }: TextFieldProps) {
  const id = `field-${name}`;
  const common = {
    id,
    name,
    className: inputClass,
    autoComplete: "off",
    maxLength,
    value,
    "aria-describedby": describedBy(id, hint, undefined),
  };
  return (
    <Field id={id} label={label} hint={hint}>
      <UnitFrame>
        {wraps ? (
          <textarea
            {...common}
            rows={2}
            // One text, not lines of their own.
            onInput={(event) => onChange(event.currentTarget.value.replaceAll("\n", " "))}
          />
        ) : (
          <input {...common} type="text" onInput={(event) => onChange(event.currentTarget.value)} />
        )}
      </UnitFrame>
    </Field>
  );
}
