import type { LeadRequest } from "#contract/lead-schema.ts";
import type { SiteInfo } from "#contract/page-context.ts";
import { firstFitting, ownRecipientKey, recipientKey } from "#contract/recipients.ts";
import type { DeliveryChannel } from "../database/schema.ts";
import { UnusableLeadError } from "../leads/check-lead.ts";
import { ownPartner, type PartnerRecord } from "./partner-record.ts";

/** The ways to a partner by its number; without one, those to any. */
export type ChannelsOf = (partner?: number) => readonly DeliveryChannel[];

/** The partner that a request goes to, under the name that its form showed. */
export type ChosenPartner = { id: number; name: string };

export const waysTo = ({
  webhookUrl,
  email,
}: Pick<PartnerRecord, "webhookUrl" | "email">): DeliveryChannel[] => [
  ...(webhookUrl ? (["webhook"] as const) : []),
  ...(email ? (["email"] as const) : []),
];

export const channelsOf =
  (partners: readonly PartnerRecord[]): ChannelsOf =>
  (id) => {
    const meant = id === undefined ? partners : partners.filter((partner) => partner.id === id);
    const ways = meant.flatMap(waysTo);
    return (["webhook", "email"] as const).filter((way) => ways.includes(way));
  };

type Taker = Pick<PartnerRecord, "id" | "position" | "active" | "webhookUrl" | "email">;

/** Those that get new requests, in their order; one that cannot be reached comes after all that can. */
export function takers<Partner extends Taker>(partners: readonly Partner[]): Partner[] {
  const active = partners
    .filter((partner) => partner.active)
    .sort((a, b) => a.position - b.position || a.id - b.id);
  const { reached = [], waiting = [] } = Object.groupBy(active, (partner) =>
    waysTo(partner).length > 0 ? "reached" : "waiting",
  );
  return [...reached, ...waiting];
}

const rule = ({ sources, loanTypes }: PartnerRecord) => ({
  ...(sources && { sources }),
  ...(loanTypes && { loanTypes }),
});

const currentKey = ({ id, formerNames }: PartnerRecord) => recipientKey(id, formerNames.length + 1);

/** What pages say of who gets which requests; as without partners where the site's own gets all under its first name. */
export function withRecipients(site: SiteInfo, partners: readonly PartnerRecord[]): SiteInfo {
  const own = partners.find(({ id }) => id === ownPartner);
  const partnerName = own?.name ?? site.partnerName;
  const recipients = takers(partners).map((partner) => ({
    key: currentKey(partner),
    name: partner.name,
    ...rule(partner),
  }));
  // What comes after one that takes everything never gets anything.
  const last = recipients.findIndex(({ sources, loanTypes }) => !sources && !loanTypes);
  const used = last < 0 ? recipients : recipients.slice(0, last + 1);
  const plain = used.length === 0 || (used.length === 1 && used[0]?.key === ownRecipientKey && last === 0);
  return { ...site, partnerName, ...(!plain && { recipients: used }) };
}

/** As a route asks for it: what is kept of the partners may still have to be read. */
export type ChoosePartner = (request: LeadRequest) => Promise<ChosenPartner>;

/**
 * Who gets a request. A form says whom it named, and that partner gets it, under that name, also where the rules
 * have changed since the page was opened; one that takes no requests any more gets none. What no form sent goes by
 * the rules.
 */
export function chosenPartner(
  partners: readonly PartnerRecord[],
  {
    partner: named,
    consent,
    source,
    loanType,
  }: Pick<LeadRequest, "partner" | "consent" | "source" | "loanType">,
): ChosenPartner | undefined {
  const open = takers(partners);
  const key = typeof named === "object" ? named[loanType] : named;
  if (key === undefined && !consent) {
    const found = firstFitting(
      open.map((partner) => ({ ...rule(partner), partner })),
      source,
      loanType,
    );
    return found?.partner;
  }
  const shown = key ?? ownRecipientKey;
  for (const { id, name, formerNames } of open) {
    const index = [...formerNames, name].findIndex((_, at) => recipientKey(id, at + 1) === shown);
    if (index >= 0) return { id, name: [...formerNames, name][index]! };
  }
  throw new UnusableLeadError(
    "Who calls you has changed since this page was opened. Please open the page again and send the form once more.",
  );
}
