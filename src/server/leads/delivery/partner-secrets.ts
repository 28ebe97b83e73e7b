import type { Config } from "../../config.ts";
import { ownPartner, type PartnerRecord, validSecrets } from "../../partners/partner-record.ts";

/** A partner, and the secrets with which it may sign what it sends us: more than one while one is being replaced. */
export type PartnerSecrets = { id: number; name: string; secrets: readonly string[] };

/** Whose signature is taken now. */
export const secretsOf = (partners: readonly PartnerRecord[]): PartnerSecrets[] =>
  partners.map((partner) => ({ id: partner.id, name: partner.name, secrets: validSecrets(partner) }));

/** The same where only the settings are known. */
export const settingsSecrets = ({ partner, site }: Config): PartnerSecrets[] => [
  { id: ownPartner, name: site.partnerName, secrets: partner.webhook ? [partner.webhook.secret] : [] },
];
