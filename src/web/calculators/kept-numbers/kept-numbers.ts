import {
  type AffordabilityInputs,
  affordabilityDefaults,
} from "#calculations/affordability/affordability.ts";
import { extraPaymentDefaults } from "#calculations/extra-payments/extra-payments.ts";
import { mostPayments } from "#calculations/inputs/inputs.ts";
import { isCalendarDate } from "#calculations/loan/calendar.ts";
import { loanRateLimits } from "#calculations/loan/loan-amount.ts";
import { maxAmount } from "#web/components/money-field/money-field.tsx";
import type { ExtraInputs } from "../extra-payments/extra-payments-tab.tsx";
import { maxTermYears } from "../input-problems.ts";
import type { SharedInputs } from "../shared-inputs.ts";

/** Everything that a visitor enters on the four tabs. */
export type Numbers = {
  inputs: SharedInputs;
  /** Whether the property value follows the purchase price. */
  linked: boolean;
  income: AffordabilityInputs;
  extra: ExtraInputs;
};

/** The numbers by their names in a link. The two tabs' rates and terms differ, so affordability's have names of their own. */
type Flat = Record<string, number | string | boolean>;

/** A text longer than any link of ours is not one. */
const longestFragment = 2000;
/** Percentages without a limit of their own: more than this is a slip of the finger. */
const mostPercent = 1000;

const whole = (most: number) => (text: string) =>
  /^\d+$/.test(text) ? Math.min(most, Number(text)) : undefined;

const decimal = (most: number) => (text: string) =>
  /^\d+(\.\d+)?(e-\d+)?$/.test(text) ? Math.min(most, Number(text)) : undefined;

const date = (text: string) => (isCalendarDate(text) ? text : undefined);

const yesOrNo = (text: string) => (text === "1" || text === "0" ? text === "1" : undefined);

/** How each value of a link is read; what cannot be read counts as not given, what is too much is cut off. */
const readers: Record<string, (text: string) => number | string | boolean | undefined> = {
  purchasePrice: whole(maxAmount),
  propertyValue: whole(maxAmount),
  downPayment: whole(maxAmount),
  interestRate: decimal(loanRateLimits.max),
  loanTerm: whole(maxTermYears),
  transferDate: date,
  firstPaymentDate: date,
  linkedValue: yesOrNo,
  grossIncome: whole(maxAmount),
  netIncome: whole(maxAmount),
  monthlyExpenses: whole(maxAmount),
  affordabilityRate: decimal(mostPercent),
  affordabilityTerm: whole(maxTermYears),
  nominal: yesOrNo,
  stressed: yesOrNo,
  stressBuffer: decimal(mostPercent),
  dsrGrossCap: decimal(mostPercent),
  dsrNetCap: decimal(mostPercent),
  extraPayment: whole(maxAmount),
  extraPaymentDuration: whole(mostPayments),
};

export function defaultNumbers(inputs: SharedInputs): Numbers {
  return { inputs, linked: true, income: affordabilityDefaults, extra: extraPaymentDefaults };
}

function flat({ inputs, linked, income, extra }: Numbers): Flat {
  const { interestRate: affordabilityRate, termYears: affordabilityTerm, ...rest } = income;
  return { ...inputs, linkedValue: linked, ...rest, affordabilityRate, affordabilityTerm, ...extra };
}

const written = (value: Flat[string]) => (typeof value === "boolean" ? String(Number(value)) : String(value));

/**
 * The numbers as a URL fragment, which a browser never sends to a server. Only what differs from the defaults is in
 * it, and the rate always: its default moves with the prime rate, and the link must not.
 */
export function fragmentOf(numbers: Numbers, defaults: Numbers): string {
  const usual = flat(defaults);
  const parts = Object.entries(flat(numbers)).filter(
    ([name, value]) =>
      name === "interestRate" || (value !== usual[name] && !(name === "propertyValue" && numbers.linked)),
  );
  return `#${new URLSearchParams(parts.map(([name, value]) => [name, written(value)]))}`;
}

/** The numbers of a fragment over the defaults, or nothing when it holds none. Never throws, whatever it is given. */
export function numbersOf(fragment: string, defaults: Numbers): Numbers | undefined {
  if (fragment.length > longestFragment) return undefined;
  const given: Flat = {};
  for (const [name, text] of new URLSearchParams(fragment.replace(/^#/, ""))) {
    const value = Object.hasOwn(readers, name) ? readers[name]?.(text) : undefined;
    if (value !== undefined && !Object.hasOwn(given, name)) given[name] = value;
  }
  return Object.keys(given).length > 0 ? numbersFrom({ ...flat(defaults), ...given }, defaults) : undefined;
}

function numbersFrom(values: Flat, { inputs, income, extra }: Numbers): Numbers {
  const taken = <Group extends object>(group: Group): Group =>
    Object.fromEntries(Object.keys(group).map((name) => [name, values[name]])) as Group;
  const linked = Boolean(values.linkedValue);
  const ownIncome = { interestRate: values.affordabilityRate, termYears: values.affordabilityTerm };
  const shared = taken(inputs);
  return {
    inputs: linked ? { ...shared, propertyValue: shared.purchasePrice } : shared,
    linked,
    income: { ...taken(income), ...(ownIncome as Pick<AffordabilityInputs, "interestRate" | "termYears">) },
    extra: taken(extra),
  };
}
