import { consentVersion } from "#contract/consent.ts";
import { type ConsentSite, consentNames } from "#contract/consent-names.ts";
import { leadRequestPath } from "#contract/lead.ts";
import { Button } from "#web/components/button/button.tsx";
import type { Address } from "#web/site/addresses.ts";
import { TextPage } from "#web/site/text-page.tsx";
import styles from "./contact-page.module.css";
import { LeadConsent, LeadFields } from "./lead-fields.tsx";
import { emptyLead } from "./lead-form-state.ts";
import { type LeadVariantName, leadVariant } from "./lead-variants.ts";
import { Services } from "./services.tsx";

type ContactPageProps = {
  form: LeadVariantName;
  address: Address;
  site: ConsentSite;
  /** Shows the server that the form was opened on this page. */
  formToken?: string | undefined;
};

/** The same form as in the dialog, on a page of its own: a plain post that needs no script. */
export function ContactPage({ form, address, site, formToken }: ContactPageProps) {
  const variant = leadVariant(form);
  const fields = { names: consentNames(site), values: emptyLead, onChange: () => undefined };
  return (
    <TextPage
      address={address}
      lead={variant.text ?? "Leave your details, and a home-loan originator will call you back."}
    >
      <form className={styles.form} method="post" action={leadRequestPath}>
        <input type="hidden" name="source" value={variant.source} />
        <input type="hidden" name="consent.version" value={consentVersion} />
        {formToken && <input type="hidden" name="proof" value={formToken} />}
        <LeadFields variant={variant} {...fields} />
        {variant.services && <Services services={variant.services} />}
        <LeadConsent {...fields} />
        <div>
          <Button type="submit" look="primary">
            {variant.submit}
          </Button>
        </div>
      </form>
    </TextPage>
  );
}

/** What the document says of it. Search engines need not list it: the pages that lead here are listed. */
export function contactAddress(form: LeadVariantName, partnerName: string): Address {
  return {
    path: `/contact/${form}`,
    title: leadVariant(form).heading(partnerName),
    description: `Ask ${partnerName}, a home-loan originator, to call you about a home loan. Free, and without obligation.`,
    keywords: "",
  };
}
