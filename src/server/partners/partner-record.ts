import type { LeadSource, LoanType } from "#contract/lead.ts";

/** One line of a mapping: the receiver's name, and our field's or a fixed text in double quotes. */
export type FieldMapping = readonly [theirs: string, ours: string];

/** ours: signed, as docs/partner.md says. The others send what their mapping names. */
export const formatKinds = ["ours", "json", "form", "hubspot", "salesforce"] as const;
export type FormatKind = (typeof formatKinds)[number];

/** How a webhook's body is written. */
export type PartnerFormat = {
  kind: FormatKind;
  /** Of every kind but ours. */
  fields: readonly FieldMapping[];
  /** HubSpot's number for offers by e-mail; without it no consent to offers is passed on. */
  subscription: number | null;
};

export const ourFormat: PartnerFormat = { kind: "ours", fields: [], subscription: null };

/** Signs until a moment (ISO time), or for as long as it is the newest. */
export type PartnerSecret = { secret: string; until: string | null };

/** A partner as it is kept: in the database, and beside the embedded one in the journal. */
export type PartnerRecord = {
  /** 1 is the partner of the settings. */
  id: number;
  /** The first that fits gets a request. */
  position: number;
  name: string;
  /** The names before, oldest first: a form that shows one of them may still be open. */
  formerNames: readonly string[];
  webhookUrl: string | null;
  email: string | null;
  format: PartnerFormat;
  /** Newest first. */
  secrets: readonly PartnerSecret[];
  /** Which requests are its own; null for all. */
  sources: readonly LeadSource[] | null;
  loanTypes: readonly LoanType[] | null;
  /** Whether it gets new requests. What it was sent before goes on. */
  active: boolean;
  /** Follows the settings at each start, until somebody edits it. */
  fromSettings: boolean;
};

/** The partner of the settings, and of every lead from before there were several. */
export const ownPartner = 1;

/** The secrets that sign and verify at this moment, newest first. */
export const validSecrets = ({ secrets }: Pick<PartnerRecord, "secrets">, now = Date.now()): string[] =>
  secrets.filter(({ until }) => until === null || Date.parse(until) > now).map(({ secret }) => secret);
