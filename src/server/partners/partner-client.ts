import type { PartnerDesk } from "./partner-desk.ts";

type Ask = <T>(path: string, body?: object) => Promise<T>;

/** The partners of a running server, asked through its operations port. */
export function partnerDeskAt(json: Ask): PartnerDesk {
  return {
    partners: () => json("/partners"),
    partner: (id) => json(`/partners/${id}`),
    addPartner: (input) => json("/partners", input),
    changePartner: (id, input) => json(`/partners/${id}`, input),
    movePartner: (id, way) => json(`/partners/${id}/${way}`, {}),
    newPartnerSecret: (id) => json(`/partners/${id}/secret`, {}),
    dropOldSecrets: (id) => json(`/partners/${id}/drop-secret`, {}),
    testPartner: (id) => json(`/partners/${id}/test`, {}),
    partnerTest: (leadId) => json(`/partner-tests/${encodeURIComponent(leadId)}`),
  };
}
