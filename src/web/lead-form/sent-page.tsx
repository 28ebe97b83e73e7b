import { type LeadSource, leadForms } from "#contract/lead.ts";
import { leadSentPath, leadThanks } from "#contract/lead-messages.ts";
import type { RecipientSite } from "#contract/recipients.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { type Address, links } from "#web/site/addresses.ts";
import { Breadcrumbs } from "#web/site/breadcrumbs.tsx";
import { breadcrumbTrail } from "#web/site/site-addresses.ts";
import styles from "./contact-page.module.css";
import { partnersOf } from "./each-recipient.tsx";
import { leadVariant } from "./lead-variants.ts";
import { TimesToCall } from "./times-to-call.tsx";
import { WhatNext, WhenTheyCall } from "./what-next.tsx";

/** What the document says of the thanks for one of the five forms. */
export const sentAddress = (source: LeadSource): Address => ({
  path: leadSentPath(source),
  title: "Your request has been sent",
  description:
    "We have your request for a call and are passing it on to our partner, a registered bond originator.",
  keywords: "",
});

/** The thanks for a form that was sent from a page of its own, in the words of that form. */
export function SentPage({ source, site }: { source: LeadSource; site: RecipientSite }) {
  const address = sentAddress(source);
  const form = leadForms[source];
  const partnerName = partnersOf(site, leadVariant(form));
  return (
    <main id="main" className={`page-width ${styles.page} ${styles.sent}`}>
      <Breadcrumbs trail={breadcrumbTrail(address)} />
      <h1>{address.title}</h1>
      <WhenTheyCall partnerName={partnerName}>
        <TimesToCall inAddress />
      </WhenTheyCall>
      <p className={styles.thanks}>{leadThanks(source)}</p>
      <WhatNext partnerName={partnerName} form={`/contact/${form}`} />
      <div>
        <ButtonLink href={links.home}>Back to Home</ButtonLink>
      </div>
    </main>
  );
}
