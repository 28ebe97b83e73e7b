import type { HTMLInputTypeAttribute } from "react";
import { consentWording, marketingWordings } from "#contract/consent.ts";
import type { ConsentNames } from "#contract/consent-names.ts";
import { leadLimits } from "#contract/lead.ts";
import { CheckField } from "#web/components/check-field/check-field.tsx";
import { Field, inputClass, UnitFrame } from "#web/components/field/field.tsx";
import { figureMark } from "#web/components/field/figure-mark.ts";
import { links } from "#web/site/addresses.ts";
import { CurrentLoanFields } from "./current-loan-fields.tsx";
import styles from "./lead-fields.module.css";
import type { LeadValues } from "./lead-form-state.ts";
import type { LeadVariant } from "./lead-variants.ts";

type LeadFieldsProps = {
  variant: LeadVariant;
  names: ConsentNames;
  values: LeadValues;
  onChange: (values: Partial<LeadValues>) => void;
};

/** The fields of a contact form, in the dialog and on the plain page alike. */
export function LeadFields({ variant, values, onChange }: LeadFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <PersonalField
          name="firstName"
          label="First Name"
          autoComplete="given-name"
          {...{ values, onChange }}
        />
        <PersonalField
          name="lastName"
          label="Last Name"
          autoComplete="family-name"
          {...{ values, onChange }}
        />
      </div>
      <PersonalField
        name="email"
        label={variant.extras ? "Email" : "Email Address"}
        type="email"
        autoComplete="email"
        maxLength={leadLimits.email}
        {...{ values, onChange }}
      />
      <PersonalField
        name="phone"
        label={variant.extras ? "Phone" : "Phone Number"}
        type="tel"
        autoComplete="tel"
        maxLength={leadLimits.phone}
        {...{ values, onChange }}
      />
      <LoanTypeField {...{ variant, values, onChange }} />
      {variant.extras === "current-loan" && <CurrentLoanFields {...{ values, onChange }} />}
      {variant.extras === "extra-payments" && (
        <CheckField
          name="interestInExtraPayments"
          label="I am interested in making extra payments"
          checked={values.interestInExtraPayments}
          onChange={(interestInExtraPayments) => onChange({ interestInExtraPayments })}
        />
      )}
      <Trap {...{ values, onChange }} />
    </>
  );
}

type PersonalFieldProps = Pick<LeadFieldsProps, "values" | "onChange"> & {
  name: "firstName" | "lastName" | "email" | "phone";
  label: string;
  autoComplete: string;
  type?: HTMLInputTypeAttribute;
  maxLength?: number;
};

/** Required, and checked by the browser in its own words. */
function PersonalField({
  name,
  label,
  values,
  onChange,
  maxLength = leadLimits.name,
  ...rest
}: PersonalFieldProps) {
  return (
    <Field id={`lead-${name}`} label={label}>
      <UnitFrame>
        <input
          id={`lead-${name}`}
          name={name}
          className={inputClass}
          required
          maxLength={maxLength}
          value={values[name]}
          onInput={(event) => onChange({ [name]: event.currentTarget.value })}
          {...rest}
        />
      </UnitFrame>
    </Field>
  );
}

function LoanTypeField({ variant, values, onChange }: Omit<LeadFieldsProps, "names">) {
  return (
    <Field id="lead-loanType" label="Loan Type">
      <UnitFrame>
        <select
          id="lead-loanType"
          name="loanType"
          {...figureMark("loanType")}
          className={inputClass}
          value={values.loanType}
          onChange={({ currentTarget: { value } }) => {
            const chosen = variant.loanTypes.find((type) => type.value === value);
            if (chosen) onChange({ loanType: chosen.value });
          }}
        >
          {variant.loanTypes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </UnitFrame>
    </Field>
  );
}

/** Off the screen, out of the tab order and hidden from screen readers: only a program finds this field. */
function Trap({ values, onChange }: Pick<LeadFieldsProps, "values" | "onChange">) {
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

const marketingBoxes = ["marketingEmail", "marketingPhone"] as const;

/**
 * Right above the button: who receives the details and why, who pays, and where to object. Each way to send offers
 * has a box of its own, not ticked.
 */
export function LeadConsent({ names, values, onChange }: Omit<LeadFieldsProps, "variant">) {
  const { objectionEmail } = names;
  const [before, after] = consentWording(names).split(objectionEmail);
  return (
    <div className={styles.consent}>
      <div>
        {marketingBoxes.map((box) => (
          <CheckField
            key={box}
            sentence
            name={`consent.${box}`}
            label={marketingWordings[box](names)}
            checked={values[box]}
            onChange={(ticked) => onChange({ [box]: ticked })}
          />
        ))}
      </div>
      <p>
        {before}
        <a href={`mailto:${objectionEmail}?subject=${encodeURIComponent(objectionSubject)}`}>
          {objectionEmail}
        </a>
        {after} {/* In a tab of its own: nobody should lose what they typed by reading it. */}
        <a href={links.privacy} target="_blank" rel="noopener">
          Privacy notice<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </div>
  );
}

const objectionSubject = "My contact request: objection, correction or erasure";
