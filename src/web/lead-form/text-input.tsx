import type { ComponentProps } from "react";
import type { LeadField, LeadProblems } from "#contract/lead-problems.ts";
import type { LeadValues } from "#contract/lead-values.ts";
import { describedBy, Field, inputClass, UnitFrame } from "#web/components/field/field.tsx";
import { figureMark } from "#web/components/field/figure-mark.ts";
import { fieldProblem } from "./field-problem.ts";

export type LeadFormProps = {
  values: LeadValues;
  /** What is wrong, by field. */
  problems: LeadProblems;
  /** The field that has the focus when the page comes. */
  focused?: LeadField | undefined;
  onChange: (values: Partial<LeadValues>) => void;
  /** What is wrong with a field: "" when the browser takes what is in it. */
  onCheck: (field: LeadField, problem: string) => void;
};

type TextInputProps = LeadFormProps &
  Omit<ComponentProps<"input">, "name" | "onChange"> & {
    name: LeadField;
    label: string;
    before?: string;
    after?: string;
    /** What is kept of what is typed. */
    kept?: (input: HTMLInputElement) => string;
  };

const asTyped = (input: HTMLInputElement) => input.value;

/** A field of a contact form that is typed into, with what is wrong with it right below. */
export function TextInput(props: TextInputProps) {
  const {
    name,
    label,
    before,
    after,
    values,
    problems,
    focused,
    onChange,
    onCheck,
    kept = asTyped,
    ...rest
  } = props;
  const id = `lead-${name}`;
  const error = problems[name];
  return (
    <Field id={id} label={label} error={error}>
      <UnitFrame before={before} after={after}>
        <input
          id={id}
          name={name}
          {...figureMark(name)}
          className={inputClass}
          // Invisible: the styles ask it whether the field is empty.
          placeholder=" "
          value={values[name]}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, undefined, error)}
          onInput={({ currentTarget }) => {
            onChange({ [name]: kept(currentTarget) });
            if (error) onCheck(name, fieldProblem(currentTarget));
          }}
          // A field that is passed by empty says nothing: its turn may still come.
          onBlur={({ currentTarget }) => {
            const problem = fieldProblem(currentTarget);
            if (currentTarget.value && problem) onCheck(name, problem);
          }}
          // biome-ignore lint/a11y/noAutofocus: the first wrong field of a form that comes back, without scripts
          autoFocus={focused === name}
          {...rest}
        />
      </UnitFrame>
    </Field>
  );
}
