import { ourFormat, type PartnerRecord } from "../partners/partner-record.ts";
import type { SettingsPartner } from "../partners/partners.queries.ts";
import { testSecret } from "./test-partner.ts";

/** A partner that takes everything and is reached by webhook. */
export const somePartner = (id: number, changes: Partial<PartnerRecord> = {}): PartnerRecord => ({
  id,
  position: id,
  name: `Partner ${id}`,
  formerNames: [],
  webhookUrl: `https://partner-${id}.example/leads`,
  email: null,
  format: ourFormat,
  secrets: [{ secret: testSecret, until: null }],
  sources: null,
  loanTypes: null,
  active: true,
  fromSettings: false,
  ...changes,
});

/** What the settings of a test say of their partner. */
export const testSettings: SettingsPartner = {
  name: "Partner Home Loans",
  webhook: { url: "https://partner.example/leads", secret: testSecret },
  email: undefined,
};
