import type { CallTime, LoanType } from "./lead.ts";
import type { LeadProblems } from "./lead-problems.ts";

/** All that a contact form holds, each figure as the text that was typed. */
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
  /** The trap: nobody sees this field, so whoever fills it in is a program. */
  website: string;
};

/** A form that was sent without scripts and not taken: what its page says and shows when it comes back. */
export type RefusedForm = {
  /** Why it was not taken, in one sentence. */
  sentence: string;
  problems: LeadProblems;
  /** What was entered, as far as it could be read. */
  values: Partial<LeadValues>;
};
