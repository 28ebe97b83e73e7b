import { describedBy, Field, inputClass, UnitFrame } from "#web/components/field/field.tsx";
import { figureMark } from "#web/components/field/figure-mark.ts";

type ChoiceFieldProps<Choice extends string> = {
  name: string;
  label: string;
  /** Each value with its label. */
  choices: readonly { value: Choice; label: string }[];
  value: Choice;
  onChange: (value: Choice) => void;
  hint?: string | undefined;
  id?: string;
  /** "off" if the page itself keeps the choice; otherwise the browser may fill it in. */
  autoComplete?: "off";
};

/** A choice from a short list: the browser's own select. */
export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { name, label, choices, value, onChange, hint, id = `field-${name}`, autoComplete } = props;
  return (
    <Field id={id} label={label} hint={hint}>
      <UnitFrame>
        <select
          id={id}
          name={name}
          {...figureMark(name)}
          className={inputClass}
          autoComplete={autoComplete}
          value={value}
          aria-describedby={describedBy(id, hint, undefined)}
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
