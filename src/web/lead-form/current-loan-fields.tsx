import type { InputEvent } from "react";
import { leadLimits } from "#contract/lead.ts";
import { Field, inputClass, UnitFrame } from "#web/components/field/field.tsx";
import { figureMark } from "#web/components/field/figure-mark.ts";
import styles from "./lead-fields.module.css";
import type { LeadValues } from "./lead-form-state.ts";
import { decimalText, digitsText, grouped } from "./lead-text.ts";

type CurrentLoanFieldsProps = { values: LeadValues; onChange: (values: Partial<LeadValues>) => void };

/** What the visitor pays today, for a better offer. None of it is required. */
export function CurrentLoanFields({ values, onChange }: CurrentLoanFieldsProps) {
  return (
    <>
      <Field id="lead-currentLender" label="Current Lender (optional)">
        <UnitFrame>
          <input
            id="lead-currentLender"
            name="currentLender"
            className={inputClass}
            maxLength={leadLimits.lender}
            autoComplete="off"
            value={values.currentLender}
            onInput={(event) => onChange({ currentLender: event.currentTarget.value })}
          />
        </UnitFrame>
      </Field>
      <div className={styles.pair}>
        <Field id="lead-currentRate" label="Current Rate (%)">
          <UnitFrame after="%">
            <input
              id="lead-currentRate"
              name="currentRate"
              {...figureMark("currentRate")}
              className={inputClass}
              inputMode="decimal"
              maxLength={leadLimits.figure}
              autoComplete="off"
              value={values.currentRate}
              onInput={(event) => onChange({ currentRate: filtered(event, decimalText) })}
            />
          </UnitFrame>
        </Field>
        <Field id="lead-loanBalance" label="Loan Balance (R)">
          <UnitFrame before="R">
            <input
              id="lead-loanBalance"
              name="loanBalance"
              {...figureMark("loanBalance")}
              className={inputClass}
              inputMode="numeric"
              maxLength={20}
              autoComplete="off"
              value={values.loanBalance}
              onInput={(event) => onChange({ loanBalance: filtered(event, digitsText) })}
              onBlur={() => onChange({ loanBalance: grouped(values.loanBalance) })}
            />
          </UnitFrame>
        </Field>
      </div>
      <p className={styles.hint}>Leave these blank if you are not sure.</p>
    </>
  );
}

/** Keeps what may stand there, and the caret behind the character that it was behind. */
function filtered(
  { currentTarget: input }: InputEvent<HTMLInputElement>,
  kept: (text: string) => string,
): string {
  const text = kept(input.value);
  const caret = kept(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  if (text !== input.value) {
    input.value = text;
    input.setSelectionRange(caret, caret);
  }
  return text;
}
