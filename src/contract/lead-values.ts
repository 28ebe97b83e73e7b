import type { AskedFrom } from "./embed.ts";
import type { CallTime, LoanType } from "./lead.ts";
import type { LeadProblems } from "./lead-problems.ts";

/** All values of a contact form, figures as typed. */
export type LeadValues = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  callTime: CallTime;
  loanType: LoanType;
  currentLender: string;
  currentRate: string;
  loanBalance: string;
  interestInExtraPayments: boolean;
  /** The two boxes for offers. */
  marketingEmail: boolean;
  marketingPhone: boolean;
  /** The honeypot: nobody sees this field, so only a bot fills it in. */
  website: string;
};

/** A form that was sent without scripts and refused: what its page says and shows then. */
export type RefusedForm = {
  /** Why it was refused, in one sentence. */
  sentence: string;
  problems: LeadProblems;
  /** What was entered, as far as it could be read. */
  values: Partial<LeadValues>;
  /** Where it came from, and the figures that it takes along. */
  asked?: AskedFrom;
};
