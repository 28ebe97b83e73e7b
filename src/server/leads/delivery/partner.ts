import type { CallTime, LeadSource, LoanType } from "#contract/lead.ts";
import type { DeliveryChannel } from "../../database/schema.ts";

/** A lead as the partner gets it. */
export type PartnerLead = {
  id: string;
  /** Sent by the operator to try the connection: nobody asked for a call. */
  test?: true;
  receivedAt: string;
  /** The id of the person's first request, which this one corrects. */
  correctionOf?: string;
  /** It did not come through our own forms, so nothing shows that a person sent it. */
  unproven?: true;
  source: LeadSource;
  loanType: LoanType;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** When it suits the visitor to be called, in South African time. */
  callTime?: CallTime;
  currentLender?: string;
  currentRate?: string;
  loanBalance?: string;
  interestInExtraPayments?: boolean;
  currentCalculation?: Record<string, number | string>;
  consent?: {
    version: string;
    wording: string;
    /** Whether offers may be sent by e-mail, and made by phone. */
    marketingEmail: boolean;
    marketingPhone: boolean;
    givenAt: string;
  };
  /** A page on which the partner says what became of it. */
  outcomeUrl?: string;
};

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
