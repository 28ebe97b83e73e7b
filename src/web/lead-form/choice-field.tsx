import { describedBy, Field, inputClass, UnitFrame } from "#web/components/field/field.tsx";
import { figureMark } from "#web/components/field/figure-mark.ts";

type ChoiceFieldProps<Choice extends string> = {
  name: string;
  label: string;
  hint?: string;
  choices: readonly { value: Choice; label: string }[];
  value: Choice;
  onChange: (value: Choice) => void;
};

/** One of a few choices of a contact form. */
export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { name, label, hint, choices, value, onChange } = props;
  const id = `lead-${name}`;
  return (
    <Field id={id} label={label} hint={hint}>
      <UnitFrame>
        <select
          id={id}
          name={name}
          {...figureMark(name)}
          className={inputClass}
          aria-describedby={describedBy(id, hint, undefined)}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = choices.find((choice) => choice.value === currentTarget.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </UnitFrame>
    </Field>
  );
}
