import { consentVersion } from "#contract/consent.ts";
import { type ConsentSite, consentNames } from "#contract/consent-names.ts";
import type { AskedFrom } from "#contract/embed.ts";
import { leadRequestPath } from "#contract/lead.ts";
import { leadFailure } from "#contract/lead-messages.ts";
import { leadFields } from "#contract/lead-problems.ts";
import type { RefusedForm } from "#contract/lead-values.ts";
import type { RecipientSite } from "#contract/recipients.ts";
import { Button } from "#web/components/button/button.tsx";
import { errorClass } from "#web/components/field/field.tsx";
import type { Address } from "#web/site/addresses.ts";
import { QuietName } from "#web/site/quiet-name.tsx";
import { CalculationNote, CameFromNote } from "./calculation-note.tsx";
import styles from "./contact-page.module.css";
import { EachRecipient, partnersOf, RecipientFields, recipientChoices } from "./each-recipient.tsx";
import { LeadConsent, LeadOffers } from "./lead-consent.tsx";
import { LeadFields } from "./lead-fields.tsx";
import { emptyLead } from "./lead-form-state.ts";
import { type LeadVariantName, leadVariant } from "./lead-variants.ts";
import { Services } from "./services.tsx";
import type { LeadFormProps } from "./text-input.tsx";
import { TimesToCall } from "./times-to-call.tsx";
import { WhatNext, WhenTheyCall } from "./what-next.tsx";

type ContactPageProps = {
  form: LeadVariantName;
  address: Address;
  site: ConsentSite;
  /** Shows the server that the form was opened on this page. */
  formToken?: string | undefined;
  /** What was sent from here and not taken. */
  refused?: RefusedForm | undefined;
  /** Where the visitor comes from, and the figures of the frame there. */
  asked?: AskedFrom | undefined;
};

/**
 * The same form as in the dialog, on a page of its own: a plain post that needs no script. The server checks it, and
 * answers with this page again where something is wrong.
 */
export function ContactPage({ form, address, site, formToken, refused, asked }: ContactPageProps) {
  const variant = leadVariant(form);
  const names = consentNames(site);
  const choices = recipientChoices(names, variant);
  const problems = refused?.problems ?? {};
  const fields: LeadFormProps = {
    values: { ...emptyLead, ...refused?.values },
    problems,
    focused: leadFields.find((field) => problems[field]),
    onChange: () => undefined,
    onCheck: () => undefined,
  };
  return (
    <main id="main" className={`page-width ${styles.page}`}>
      <QuietName address={address} />
      <EachRecipient choices={choices}>
        {(partnerName) => (
          <WhenTheyCall partnerName={partnerName}>
            <TimesToCall />
          </WhenTheyCall>
        )}
      </EachRecipient>
      {variant.text && <p className={styles.text}>{variant.text}</p>}
      <div className={styles.sides}>
        <form className={styles.form} method="post" action={leadRequestPath} data-problem-class={errorClass}>
          {refused && (
            <p role="alert" className={styles.refused}>
              {leadFailure(refused.sentence)}
            </p>
          )}
          <input type="hidden" name="source" value={variant.source} />
          <input type="hidden" name="consent.version" value={consentVersion} />
          <RecipientFields choices={choices} />
          <AskedFields {...asked} />
          {formToken && <input type="hidden" name="proof" value={formToken} />}
          <LeadFields variant={variant} {...fields} />
          {variant.services && <Services services={variant.services} />}
          {asked?.calculation && <CalculationNote calculation={asked.calculation} />}
          {asked && <CameFromNote {...asked} />}
          <EachRecipient choices={choices}>
            {(partnerName) => <LeadConsent names={{ ...names, partnerName }} />}
          </EachRecipient>
          <p role="alert" className={styles.refused} hidden>
            You are offline, so nothing was sent. What you typed stays here: press the button again once you
            are online.
          </p>
          <Button type="submit" look="primary">
            {variant.submit}
          </Button>
          {/* A ticked box would stay ticked, and be sent, when another partner's loan type is chosen. */}
          {choices.length === 1 && <LeadOffers names={names} {...fields} />}
        </form>
        <div className={styles.next}>
          <EachRecipient choices={choices}>
            {(partnerName) => <WhatNext partnerName={partnerName} />}
          </EachRecipient>
        </div>
      </div>
    </main>
  );
}

/** What a visitor brings along from a frame on another site, for the request. */
function AskedFields({ agent, host, calculation }: AskedFrom) {
  const figures = Object.entries(calculation ?? {}).map(([name, value]) => [
    `currentCalculation.${name}`,
    value,
  ]);
  const brought = Object.entries({ agent, host, ...Object.fromEntries(figures) });
  return brought.map(
    ([name, value]) =>
      value !== undefined && <input key={name} type="hidden" name={name} value={String(value)} />,
  );
}

/** What the document says of it. Search engines need not list it: the pages that lead here are listed. */
export function contactAddress(form: LeadVariantName, site: RecipientSite): Address {
  const variant = leadVariant(form);
  const partnerName = partnersOf(site, variant);
  return {
    path: `/contact/${form}`,
    title: variant.heading(partnerName),
    description: `Ask ${partnerName}, a registered bond originator, to call you about a home loan. Free, and without obligation.`,
    keywords: "",
  };
}
