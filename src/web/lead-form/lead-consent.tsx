import { useRef } from "react";
import { consentWording, marketingWordings } from "#contract/consent.ts";
import type { ConsentNames } from "#contract/consent-names.ts";
import { CheckField } from "#web/components/check-field/check-field.tsx";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { links } from "#web/site/addresses.ts";
import styles from "./lead-fields.module.css";
import type { LeadFormProps } from "./text-input.tsx";

const marketingBoxes = ["marketingEmail", "marketingPhone"] as const;

/** Right above the button: who receives the details and what comes of it, its first sentence to read at a glance, then the rest, smaller. */
export function LeadConsent({ names }: { names: ConsentNames }) {
  const { objectionEmail } = names;
  const [before = "", after] = consentWording(names).split(objectionEmail);
  const [asks, ...rest] = before.split(/(?<=\. )/);
  return (
    <p className={styles.consent}>
      {asks}
      <span>
        {rest.join("")}
        <a href={`mailto:${objectionEmail}?subject=${encodeURIComponent(objectionSubject)}`}>
          {objectionEmail}
        </a>
        {after} {/* In a tab of its own: nobody should lose what they typed by reading it. */}
        <a href={links.privacy} target="_blank" rel="noopener">
          Privacy notice<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </span>
    </p>
  );
}

type LeadOffersProps = Pick<LeadFormProps, "values" | "onChange"> & { names: ConsentNames };

/** Asking for a call is no permission to advertise: each way to send offers has a box of its own, not ticked. */
export function LeadOffers({ names, values, onChange }: LeadOffersProps) {
  // What is ticked stays in sight, also in a form that comes back.
  const used = useRef(false);
  used.current ||= marketingBoxes.some((box) => values[box]);
  return (
    <Disclosure quiet summary="Offers as well? (optional)" open={used.current}>
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
    </Disclosure>
  );
}

const objectionSubject = "My contact request: objection, correction or erasure";
