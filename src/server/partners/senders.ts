import type { DeliveryChannel } from "../database/schema.ts";
import type { SenderOf } from "../leads/delivery/delivery-worker.ts";
import { emailPartner } from "../leads/delivery/email.ts";
import type { Partner } from "../leads/delivery/partner.ts";
import { webhookPartner } from "../leads/delivery/webhook.ts";
import { type PartnerRecord, validSecrets } from "./partner-record.ts";

export type SenderParts = {
  partners: () => readonly PartnerRecord[];
  /** Reads them anew: another process may have added one. */
  refresh: () => Promise<void>;
  /** Without a mail server nothing goes by e-mail, and waits. */
  mail: { smtpUrl: string | undefined; from: string; fromName: string };
  counted: (partner: Partner) => Partner;
};

/** How each partner is sent its leads; made once for each state of its record. */
export function partnerSenders({ partners, refresh, mail, counted }: SenderParts): SenderOf {
  const made = new Map<string, { record: string; sender: Partner | undefined }>();

  return async (id, channel) => {
    const find = () => partners().find((partner) => partner.id === id);
    if (!find()) await refresh();
    const partner = find();
    if (!partner) return undefined;
    const record = JSON.stringify(partner);
    const known = made.get(`${id} ${channel}`);
    if (known?.record === record) return known.sender;
    const sender = newSender(partner, channel, mail);
    const entry = { record, sender: sender && counted(sender) };
    made.set(`${id} ${channel}`, entry);
    return entry.sender;
  };
}

function newSender(
  partner: PartnerRecord,
  channel: DeliveryChannel,
  { smtpUrl, from, fromName }: SenderParts["mail"],
): Partner | undefined {
  const { webhookUrl, email } = partner;
  if (channel === "webhook") {
    if (!webhookUrl) return undefined;
    return webhookPartner({ url: webhookUrl, secrets: () => validSecrets(partner), format: partner.format });
  }
  return email && smtpUrl ? emailPartner({ to: email, smtpUrl, from, fromName }) : undefined;
}
