import { memo, type ReactNode } from "react";
import { CheckField } from "#web/components/check-field/check-field.tsx";
import { ChoiceField } from "#web/components/choice-field/choice-field.tsx";
import { DateField } from "#web/components/date-field/date-field.tsx";
import { DigitsField } from "#web/components/digits-field/digits-field.tsx";
import { MoneyField } from "#web/components/money-field/money-field.tsx";
import { MonthsField } from "#web/components/months-field/months-field.tsx";
import { RateField } from "#web/components/rate-field/rate-field.tsx";
import { TextField } from "#web/components/text-field/text-field.tsx";
import { payoffTime } from "#web/format/payoff-time.ts";
import { pointsText, ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { valueProblem } from "./answer-values.ts";
import {
  choicesOf,
  type Field,
  isNumberField,
  limitsOf,
  longestValue,
  type NumberKind,
  type Value,
} from "./fields.ts";
import { type NumbersOfAnswer, useNumbersOfPage } from "./numbers-context.ts";

type AnswerFieldProps = {
  /** As in the answer's table of fields and in the link: `offers.0.interestRate`. */
  name: string;
  /** What follows from the numbers, in place of what the table says. */
  label?: string;
  hint?: ReactNode;
  /** What is wrong in the answer's own view, where the table sees nothing wrong. */
  error?: string | undefined;
  disabled?: boolean | undefined;
};

/** The field of an input: what it looks like follows from its kind, what it says stands in the answer's table. */
export function AnswerField({ name, error, disabled, ...said }: AnswerFieldProps) {
  const { fields, values, entered, defaults, example, prefix, enter, forget } = useNumbersOfPage();
  const field = fields[name];
  const value = values[name];
  if (!field || value === undefined) throw new Error(`The answer has no field "${name}".`);
  return (
    <FieldOfKind
      key={name}
      {...{ name, prefix, field, value, disabled, enter, forget }}
      example={example?.[name]}
      label={said.label ?? field.label ?? ""}
      hint={said.hint ?? field.hint}
      problem={valueProblem(field, value) ?? error}
      ours={wayBack(field, entered[name], defaults[name])}
    />
  );
}

type FieldOfKindProps = Pick<NumbersOfAnswer, "prefix" | "enter" | "forget"> & {
  name: string;
  label: string;
  field: Field;
  value: Value;
  example: Value | undefined;
  hint: ReactNode;
  problem: string | undefined;
  disabled: boolean | undefined;
  /** Our own figure in words, where the visitor has changed it. */
  ours: string | undefined;
};

/** Memoised: a key in another field draws nothing of this one. */
const FieldOfKind = memo(function FieldOfKind(props: FieldOfKindProps) {
  const { name, label, prefix, field, value, problem, disabled, example, enter, forget, ours } = props;
  const hint = ours ? <WayBack hint={props.hint} ours={ours} onPress={() => forget(name)} /> : props.hint;
  const hintText = typeof props.hint === "string" ? props.hint : undefined;
  const unit = field.unit ?? "";
  const common = { name: prefix + name, label, onChange: (changed: Value) => enter({ [name]: changed }) };
  switch (field.kind) {
    case "money":
      return (
        <MoneyField
          {...common}
          {...pick(field)}
          hint={hint}
          disabled={disabled ?? false}
          value={Number(value)}
          example={example === undefined ? undefined : Number(example)}
        />
      );
    case "rate":
    case "growth":
    case "share":
    case "margin":
      return (
        <RateField
          {...common}
          {...pick(field)}
          {...limitsOf(field)}
          emptyMeans={field.emptyMeans}
          unit={field.kind === "margin" ? "points" : "%"}
          hint={hint}
          disabled={disabled}
          value={Number(value)}
        />
      );
    case "count":
      return (
        <DigitsField
          {...common}
          {...pick(field)}
          hint={hint}
          unit={unit}
          error={problem}
          value={Number(value)}
        />
      );
    case "months":
      return <MonthsField {...common} hint={hint} error={problem} value={Number(value)} />;
    case "month":
    case "date":
      return (
        <DateField
          {...common}
          precision={field.kind === "month" ? "month" : "day"}
          hint={hintText}
          error={problem}
          value={String(value)}
        />
      );
    case "text":
      return <TextField {...common} wraps hint={hintText} maxLength={longestValue} value={String(value)} />;
    case "choice":
      return (
        <ChoiceField
          {...common}
          autoComplete="off"
          hint={hintText}
          choices={choicesOf(field.options)}
          value={String(value)}
        />
      );
    case "switch":
      return <CheckField {...common} checked={value === true} {...(hintText && { hint: hintText })} />;
  }
});

/** What a field's component takes of its entry in the table. */
function pick(field: Extract<Field, { kind: NumberKind }>) {
  const { step, startsEmpty } = field;
  return { step, startsEmpty };
}

/** Whether a field may have a way back to our own figure: what all answers share has none. */
export const mayGoBack = (field: Field): boolean =>
  isNumberField(field) && field.kind !== "count" && !field.shared && !field.noWayBack;

/** Our own figure in words, where the visitor has put another in its place. */
function wayBack(field: Field, entered: Value | undefined, start: Value | undefined): string | undefined {
  if (!mayGoBack(field)) return undefined;
  const ours = Number(start);
  return entered === undefined || entered === ours || ours === 0 ? undefined : numberText(field, ours);
}

type WayBackProps = { hint: ReactNode; ours: string; onPress: () => void };

/** The hint, and the way back to our own figure. */
function WayBack({ hint, ours, onPress }: WayBackProps) {
  return (
    <>
      {hint}{" "}
      <button type="button" className="as-link" onClick={onPress}>
        <span>Back to </span>our {ours}
      </button>
    </>
  );
}

/** A number of a field in words: rand, percent, points, a time, or the bare number. */
export function numberText(field: Field, number: number): string {
  switch (field.kind) {
    case "money":
      return rand(number);
    case "months":
      return payoffTime(number);
    case "rate":
    case "growth":
    case "share":
      return ratePercent(number);
    case "margin":
      return pointsText(number);
    default:
      return String(number);
  }
}
