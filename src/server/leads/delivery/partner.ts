import type { PartnerLead } from "#contract/partner-body.ts";
import type { DeliveryChannel } from "../../database/schema.ts";

/** What became of one try; whatever the partner refuses is tried again. Reasons are one sentence without personal details: operators and logs see them. */
export type Outcome = {
  /** The first lines of the answer to a test; no other answer is read, but for what a format says in it. */
  answer?: string;
} & (
  | { kind: "delivered" | "unconfirmed"; status: number }
  | { kind: "again"; reason: string; status?: number; afterSeconds?: number }
);

/** One way to the partner; `send` never throws and ends soon after the signal. */
export type Partner = {
  channel: DeliveryChannel;
  send: (lead: PartnerLead, signal: AbortSignal) => Promise<Outcome>;
};
