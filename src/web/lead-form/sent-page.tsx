import type { LeadSource } from "#contract/lead.ts";
import { leadSentPath, leadThanks } from "#contract/lead-messages.ts";
import type { RecipientSite } from "#contract/recipients.ts";
import { ButtonLink } from "#web/components/button/button.tsx";
import { type Address, links } from "#web/site/addresses.ts";
import { TextPage } from "#web/site/text-page.tsx";
import { partnersOf } from "./each-recipient.tsx";
import { variantOf } from "./lead-variants.ts";
import { WhatNext } from "./what-next.tsx";

/** What the document says of the thanks for one of the five forms. */
export const sentAddress = (source: LeadSource): Address => ({
  path: leadSentPath(source),
  title: "Your request has been sent",
  description:
    "We have your request for a call and are passing it on to our partner, a registered bond originator.",
  keywords: "",
});

/** The thanks for a form that was sent without scripts, in the words of that form. */
export function SentPage({ source, site }: { source: LeadSource; site: RecipientSite }) {
  const variant = variantOf(source);
  return (
    <TextPage address={sentAddress(source)} lead={leadThanks(source)}>
      {variant && <WhatNext partnerName={partnersOf(site, variant)} timeInAddress />}
      <div>
        <ButtonLink href={links.home}>Back to Home</ButtonLink>
      </div>
    </TextPage>
  );
}
