import type { ReactNode } from "react";
import { type InputNameOf, type Inputs, inputFields, maxTermYears } from "#contract/input-fields.ts";
import { CheckField } from "#web/components/check-field/check-field.tsx";
import { DateField } from "#web/components/date-field/date-field.tsx";
import { DigitsField } from "#web/components/digits-field/digits-field.tsx";
import { MoneyField } from "#web/components/money-field/money-field.tsx";
import { RateField } from "#web/components/rate-field/rate-field.tsx";
import { change } from "./inputs.ts";
import { useInputsOfPage } from "./inputs-context.ts";

type Labelled<Hint = ReactNode> = { label: string; hint?: Hint };

/** The value of an input of the page and the way to change it. */
function useInput<Name extends keyof Inputs>(name: Name) {
  const { inputs, dispatch } = useInputsOfPage();
  return {
    name,
    value: inputs[name],
    onChange: (value: Inputs[Name]) => dispatch(change(name, value)),
  };
}

type MoneyInputProps = Labelled & { name: InputNameOf<"money">; disabled?: boolean };

export function MoneyInput({ name, ...rest }: MoneyInputProps) {
  const { kind, counted, of, default: _, ...field } = { of: undefined, ...inputFields[name] };
  return <MoneyField {...useInput(name)} {...field} {...rest} />;
}

type RateInputProps = Labelled & {
  name: InputNameOf<"rate">;
  /** A tab's own limit, where it is not the table's. */
  max?: number;
  emptyMeans?: number;
  disabled?: boolean;
};

export function RateInput({ name, ...rest }: RateInputProps) {
  const { kind, counted, of, default: _, ...field } = { of: undefined, ...inputFields[name] };
  return <RateField {...useInput(name)} {...field} {...rest} />;
}

type CountInputProps = Labelled<string> & {
  name: InputNameOf<"count">;
  unit: string;
  error?: string | undefined;
};

export function CountInput({ name, ...rest }: CountInputProps) {
  const { kind, counted, of, default: _, ...field } = { of: undefined, ...inputFields[name] };
  return <DigitsField {...useInput(name)} {...field} {...rest} />;
}

/** A term in years, which the calculators cannot do without. */
export function TermInput({ name, ...labelled }: Labelled<string> & { name: InputNameOf<"count"> }) {
  const { inputs } = useInputsOfPage();
  return <CountInput name={name} {...labelled} unit="years" error={termProblem(inputs[name])} />;
}

/** What is wrong with a term, in words, or nothing. */
export function termProblem(termYears: number): string | undefined {
  return termYears === 0 || termYears > maxTermYears
    ? `Enter a term of 1 to ${maxTermYears} years.`
    : undefined;
}

type DateInputProps = Labelled<string> & { name: InputNameOf<"date">; error?: string | undefined };

export function DateInput({ name, ...rest }: DateInputProps) {
  return <DateField {...useInput(name)} {...rest} />;
}

export function CheckInput({ name, ...rest }: Labelled<string> & { name: InputNameOf<"choice"> }) {
  const { value, onChange } = useInput(name);
  return <CheckField name={name} checked={value} onChange={onChange} {...rest} />;
}
