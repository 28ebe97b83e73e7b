import { callTimes, callTimeWords, leadLimits, shortestPhone } from "#contract/lead.ts";
import { CheckField } from "#web/components/check-field/check-field.tsx";
import { Chips } from "#web/components/chips/chips.tsx";
import { ChoiceField } from "#web/components/choice-field/choice-field.tsx";
import { CurrentLoanFields } from "./current-loan-fields.tsx";
import styles from "./lead-fields.module.css";
import type { LeadVariant } from "./lead-variants.ts";
import { type LeadFormProps, TextInput } from "./text-input.tsx";

type LeadFieldsProps = LeadFormProps & { variant: LeadVariant };

/** On its chip a time is its hours; read out, it has its name as well. */
const timeChoices = callTimes.map((value) => {
  const [name, hours] = callTimeWords[value].split(", ");
  return {
    value,
    label: hours ? (
      <>
        <span className="visually-hidden">{name}, </span>
        {hours.replaceAll(":00", "").replace(" to ", "–")}
      </>
    ) : (
      name
    ),
  };
});

/** The fields of a contact form, in the dialog and on the plain page alike. */
export function LeadFields({ variant, ...form }: LeadFieldsProps) {
  const { values, onChange } = form;
  return (
    <div className={styles.fields}>
      <PersonalFields variant={variant} {...form} />
      <ChoiceField
        id="lead-loanType"
        name="loanType"
        label="Loan Type"
        choices={variant.loanTypes}
        value={values.loanType}
        onChange={(loanType) => onChange({ loanType })}
      />
      <Chips
        shown
        name="callTime"
        className={styles.times}
        legend="Best Time to Call (optional), SA time"
        options={timeChoices}
        value={values.callTime}
        onChange={(callTime) => onChange({ callTime })}
      />
      {variant.extras === "current-loan" && <CurrentLoanFields {...form} />}
      {variant.extras === "extra-payments" && (
        <CheckField
          name="interestInExtraPayments"
          label="I am interested in making extra payments"
          checked={values.interestInExtraPayments}
          onChange={(interestInExtraPayments) => onChange({ interestInExtraPayments })}
        />
      )}
      <Trap {...{ values, onChange }} />
    </div>
  );
}

/** Who is to be called. All of it is required. */
function PersonalFields({ variant, ...form }: LeadFieldsProps) {
  const name = { ...form, required: true, maxLength: leadLimits.name };
  return (
    <>
      <div className={`${styles.pair} ${styles.names}`}>
        <TextInput {...name} name="firstName" label="First Name" autoComplete="given-name" />
        <TextInput {...name} name="lastName" label="Last Name" autoComplete="family-name" />
      </div>
      <div className={styles.pair}>
        <TextInput
          {...form}
          required
          name="email"
          label={variant.extras ? "Email" : "Email Address"}
          type="email"
          autoComplete="email"
          maxLength={leadLimits.email}
        />
        <TextInput
          {...form}
          required
          name="phone"
          label={variant.extras ? "Phone" : "Phone Number"}
          type="tel"
          autoComplete="tel"
          // No number has fewer digits; what else a number must be the server knows.
          minLength={shortestPhone}
          maxLength={leadLimits.phone}
        />
      </div>
    </>
  );
}

/** Off the screen, out of the tab order and hidden from screen readers: only a program finds this field. */
function Trap({ values, onChange }: Pick<LeadFormProps, "values" | "onChange">) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Website
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={values.website}
          onInput={(event) => onChange({ website: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}
