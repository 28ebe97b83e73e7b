import type { ReactNode } from "react";
import { CheckField } from "#web/components/check-field/check-field.tsx";
import { ChoiceField } from "#web/components/choice-field/choice-field.tsx";
import { DateField } from "#web/components/date-field/date-field.tsx";
import { DigitsField } from "#web/components/digits-field/digits-field.tsx";
import { MoneyField } from "#web/components/money-field/money-field.tsx";
import { MonthsField } from "#web/components/months-field/months-field.tsx";
import { RateField } from "#web/components/rate-field/rate-field.tsx";
import { TextField } from "#web/components/text-field/text-field.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import {
  choicesOf,
  isNumberField,
  limitsOf,
  longestValue,
  type ToolField,
  type ToolValue,
} from "./tool-fields.ts";
import { useToolOfPage } from "./tool-page-context.ts";
import { valueProblem } from "./tool-values.ts";

type ToolInputProps = {
  /** As in the tool's table of fields and in the link: `offers.0.interestRate`. */
  name: string;
  label: string;
  /** A link in it only shows under an amount, a rate or a number. */
  hint?: ReactNode;
  /** What is counted: "years", "months", "days". */
  unit?: string;
  /** What is wrong in the tool's own view, where the table sees nothing wrong. */
  error?: string | undefined;
};

/** The field of an input of the tool: what it looks like follows from its kind. */
export function ToolInput({ name, label, hint, unit = "", error }: ToolInputProps) {
  const { fields, values, enter } = useToolOfPage();
  const hintOrWayBack = useHint(name, hint);
  const field = fields[name];
  const value = values[name];
  if (!field || value === undefined) throw new Error(`The tool has no field "${name}".`);
  const onChange = (changed: ToolValue) => enter({ [name]: changed });
  const problem = valueProblem(field, value) ?? error;
  return (
    <FieldOfKind
      {...{ name, label, unit, field, value, onChange, problem }}
      hint={hintOrWayBack}
      hintText={typeof hint === "string" ? hint : undefined}
    />
  );
}

type FieldOfKindProps = {
  name: string;
  label: string;
  unit: string;
  hint: ReactNode;
  hintText: string | undefined;
  field: ToolField;
  value: ToolValue;
  onChange: (value: ToolValue) => void;
  problem: string | undefined;
};

function FieldOfKind({ field, value, hint, hintText, problem, unit, ...rest }: FieldOfKindProps) {
  switch (field.kind) {
    case "money":
      return <MoneyField {...rest} {...pick(field)} hint={hint} value={Number(value)} />;
    case "rate":
    case "growth":
    case "share":
    case "margin":
      return (
        <RateField
          {...rest}
          {...pick(field)}
          {...limitsOf(field)}
          unit={field.kind === "margin" ? "points" : "%"}
          hint={hint}
          value={Number(value)}
        />
      );
    case "count":
      return (
        <DigitsField
          {...rest}
          {...pick(field)}
          hint={hint}
          unit={unit}
          error={problem}
          value={Number(value)}
        />
      );
    case "months":
      return <MonthsField {...rest} hint={hint} error={problem} value={Number(value)} />;
    case "month":
    case "date":
      return (
        <DateField
          {...rest}
          precision={field.kind === "month" ? "month" : "day"}
          hint={hintText}
          error={problem}
          value={String(value)}
        />
      );
    case "text":
      return <TextField {...rest} hint={hintText} maxLength={longestValue} value={String(value)} />;
    case "choice":
      return (
        <ChoiceField
          {...rest}
          autoComplete="off"
          hint={hintText}
          choices={choicesOf(field.options)}
          value={String(value)}
        />
      );
    case "switch":
      return (
        <CheckField
          name={rest.name}
          label={rest.label}
          checked={value === true}
          onChange={rest.onChange}
          {...(hintText && { hint: hintText })}
        />
      );
  }
}

/** What a field's component takes of its entry in the table. */
function pick(field: Extract<ToolField, { slider?: unknown }>) {
  const { slider, step, startsEmpty } = field;
  return { slider, step, startsEmpty };
}

/** The hint, and the way back to our own figure where the visitor has changed it; nothing where there is neither. */
function useHint(name: string, hint: ReactNode): ReactNode {
  const { fields, entered, defaults, forget } = useToolOfPage();
  const field = fields[name];
  const ours = Number(defaults[name]);
  const changed = entered[name] !== undefined && entered[name] !== ours;
  if (!field || !isNumberField(field) || field.kind === "count") return hint;
  if (field.shared || !changed || ours === 0) return hint;
  return (
    <>
      {hint}{" "}
      <button type="button" className="as-link" onClick={() => forget(name)}>
        Back to our {numberText(field, ours)}
      </button>
    </>
  );
}

/** A figure of ours in words: rand, percent, a time, or the bare number. */
function numberText(field: ToolField, number: number): string {
  switch (field.kind) {
    case "money":
      return rand(number);
    case "months":
      return payoffTime(number);
    case "rate":
    case "growth":
    case "share":
      return ratePercent(number);
    default:
      return String(number);
  }
}
