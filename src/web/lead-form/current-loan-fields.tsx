import { useRef } from "react";
import { leadLimits } from "#contract/lead.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import styles from "./lead-fields.module.css";
import { decimalText, digitsText, grouped } from "./lead-text.ts";
import { type LeadFormProps, TextInput } from "./text-input.tsx";

const fields = ["currentLender", "currentRate", "loanBalance"] as const;

/** What the visitor pays today, for a better offer. None of it is required, so it is folded until something stands in it. */
export function CurrentLoanFields(form: LeadFormProps) {
  const { values, problems, onChange } = form;
  // Once open, it stays so: nobody should lose sight of a field by emptying it.
  const used = useRef(false);
  used.current ||= fields.some((field) => values[field] || problems[field]);
  return (
    <Disclosure quiet summary="Your loan today (optional)" open={used.current}>
      <TextInput
        {...form}
        name="currentLender"
        label="Current Lender (optional)"
        maxLength={leadLimits.lender}
        autoComplete="off"
      />
      <div className={styles.pair}>
        <TextInput
          {...form}
          name="currentRate"
          label="Current Rate (%)"
          after="%"
          inputMode="decimal"
          maxLength={leadLimits.figure}
          autoComplete="off"
          kept={(input) => filtered(input, decimalText)}
        />
        <TextInput
          {...form}
          name="loanBalance"
          label="Loan Balance (R)"
          before="R"
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          kept={(input) => filtered(input, digitsText)}
          onBlur={() => onChange({ loanBalance: grouped(values.loanBalance) })}
        />
      </div>
      <p className={styles.hint}>Leave these blank if you are not sure.</p>
    </Disclosure>
  );
}

/** Keeps what may stand there, and the caret behind the character that it was behind. */
function filtered(input: HTMLInputElement, kept: (text: string) => string): string {
  const text = kept(input.value);
  const caret = kept(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  if (text !== input.value) {
    input.value = text;
    input.setSelectionRange(caret, caret);
  }
  return text;
}
