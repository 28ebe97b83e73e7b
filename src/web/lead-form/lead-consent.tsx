import { consentWording, marketingWordings } from "#contract/consent.ts";
import type { ConsentNames } from "#contract/consent-names.ts";
import { CheckField } from "#web/components/check-field/check-field.tsx";
import { links } from "#web/site/addresses.ts";
import styles from "./lead-fields.module.css";
import type { LeadFormProps } from "./text-input.tsx";

const marketingBoxes = ["marketingEmail", "marketingPhone"] as const;

type LeadConsentProps = Pick<LeadFormProps, "values" | "onChange"> & {
  names: ConsentNames;
  /** Without the boxes for offers. */
  withoutOffers?: boolean;
};

/**
 * Right above the button: who receives the details and why, who pays, and where to object. Each way to send offers
 * has a box of its own, not ticked.
 */
export function LeadConsent({ names, values, onChange, withoutOffers }: LeadConsentProps) {
  const { objectionEmail } = names;
  const [before, after] = consentWording(names).split(objectionEmail);
  return (
    <div className={styles.consent}>
      {!withoutOffers && (
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
      )}
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
