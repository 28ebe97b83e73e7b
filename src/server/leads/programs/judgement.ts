/** What speaks for a program, and how strongly: from 100 together a request is quarantined. */
const weights = {
  /** The field that no person sees was filled in. */
  trap: 100,
  /** A name is a web address. */
  "link-name": 100,
  "link-lender": 50,
  /** No token of ours came with it: a script always gets one first, and the page of a plain form holds one. */
  "no-token": 50,
  "no-script-token": 100,
  /** No proof at all, as the call's plain body has none: it goes on, marked, while the day has room for it. */
  unproven: 0,
  /** The day has no more. */
  "unproven-often": 100,
  /** A browser without scripts does no work; over plain http a browser cannot. */
  "no-work": 50,
  /** Over https every script of ours does. */
  "no-script-work": 100,
  /** One token for many people. */
  "token-again": 100,
  /** It says neither which page it comes from nor which language it speaks, or that it is a program. */
  "no-browser": 50,
  /** Less than two seconds after the form was opened; autofill is as fast. */
  fast: 10,
  /** Many people behind one address within a day: a mobile network, a university, or one program. */
  "address-often": 20,
  /** The same, and none of them showed any work. */
  "address-often-no-work": 50,
  /** One name with many e-mail addresses and phone numbers. Never enough: else one could shut out a name. */
  "name-often": 40,
} as const;

export type Signal = keyof typeof weights;

export const signalNames = Object.keys(weights) as Signal[];

/** What spoke for a program, and the reason for the operator if it was enough. */
export type Judgement = { signals: readonly Signal[]; quarantineReason: string | null };

const enough = 100;

const words: Record<Signal, string> = {
  trap: "a field that no person sees was filled in",
  "link-name": "a name is a web address",
  "link-lender": "the lender is a web address",
  "no-token": "the form was not opened on our page",
  "no-script-token": "the form was not opened on our page",
  unproven: "the form was not opened on our page",
  "unproven-often": "more such requests came in a day than go to the partner",
  "no-work": "the browser did no work for it",
  "no-script-work": "the browser did no work for it",
  "token-again": "one opened form was sent for many people",
  "no-browser": "it does not look like a browser's request",
  fast: "it was sent within two seconds",
  "address-often": "many people wrote from its network address within a day",
  "address-often-no-work": "many people wrote from its network address within a day",
  "name-often": "the same name came with several e-mail addresses and phone numbers",
};

/** Weighs the signals of one request. */
export function judged(signals: readonly Signal[]): Judgement {
  const weight = signals.reduce((sum, signal) => sum + weights[signal], 0);
  if (weight < enough) return { signals, quarantineReason: null };
  const reasons = [...new Set(signals.map((signal) => words[signal]))].join("; ");
  return { signals, quarantineReason: `${reasons.charAt(0).toUpperCase()}${reasons.slice(1)}.` };
}
