import type { ComponentProps } from "react";
import { type ConsentSite, consentNames, type FormNames } from "#contract/consent-names.ts";
import { Button } from "#web/components/button/button.tsx";
import styles from "./contact-button.module.css";
import type { LeadCalculation } from "./lead-request.ts";
import type { LeadVariantName } from "./lead-variants.ts";

/** What a contact form is opened with. */
export type Contact = {
  variant: LeadVariantName;
  names: FormNames;
  calculation?: LeadCalculation | undefined;
};

type ContactButtonProps = Omit<Contact, "names"> & {
  site: ConsentSite;
  label: string;
  /** What analytics call a press of it. */
  name: string;
  look?: ComponentProps<typeof Button>["look"];
};

/**
 * A button that opens a contact form over the page (when-contacted.ts), also where the button is not hydrated. Without
 * scripts, or where the form's own cannot be fetched, it leads to a page with the form.
 */
export function ContactButton({ label, name, look = "secondary", site, ...form }: ContactButtonProps) {
  const contact: Contact = { ...form, names: consentNames(site) };
  return (
    <form
      className={styles.contact}
      action={`/contact/${contact.variant}`}
      data-contact={JSON.stringify(contact)}
    >
      <Button
        type="submit"
        look={look}
        aria-haspopup="dialog"
        data-track-event="cta_click"
        data-track-name={name}
      >
        {label}
      </Button>
      <p role="alert" className={styles.problem} />
    </form>
  );
}
