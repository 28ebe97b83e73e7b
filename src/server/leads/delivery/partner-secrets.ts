import type { Config } from "../../config.ts";

/** A partner, and the secrets with which it may sign what it sends us: more than one while one is being replaced. */
export type PartnerSecrets = { name: string; secrets: readonly string[] };

/** Whose signature is taken now; none where no partner has a secret. */
export async function partnerSecrets({ partner, site }: Config): Promise<PartnerSecrets[]> {
  return partner.webhook ? [{ name: site.partnerName, secrets: [partner.webhook.secret] }] : [];
}
