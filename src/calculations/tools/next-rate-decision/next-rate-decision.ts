import { daysBetween, isUsableDate } from "../../calendar/calendar.ts";
import { nextAnnouncement } from "../../figures/announcements.ts";
import { amount, mostPayments } from "../../inputs/inputs.ts";
import { monthlyPayment } from "../../loan/monthly-payment.ts";
import { monthlyRateBy, type RateConvention } from "../../loan/monthly-rate.ts";
import { loanRun } from "../loan-run.ts";
import { ratePercent, wholeCount } from "../tool-inputs.ts";

/** The changes shown, in hundredths of a point; none has a probability. */
export const rateDecisionChanges: readonly number[] = [-50, -25, 0, 25, 50];

/** The balance in rand, rates in percent a year; `today` and the days of the announcements (in any order) YYYY-MM-DD. */
export type NextRateDecisionInputs = {
  readonly today: string;
  readonly announcements: readonly string[];
  readonly prime: number;
  readonly interestRate: number;
  readonly balance: number;
  readonly remainingMonths: number;
  /** In hundredths of a point; `rateDecisionChanges` when not given. */
  readonly changes?: readonly number[] | undefined;
  readonly convention?: RateConvention | undefined;
};

/** The effect of a change: the new rates in percent a year, the new instalment in rand, and its difference from today's. */
export type RateDecisionRow = {
  readonly basisPoints: number;
  readonly primeRate: number;
  readonly interestRate: number;
  readonly instalment: number;
  readonly monthlyChange: number;
  readonly yearlyChange: number;
  /** The difference over the rest of the term: all of it is interest. */
  readonly interestChange: number;
};

/** The next announcement and the days until then; neither if no date is known yet. */
export type NextAnnouncement =
  | { readonly next: string; readonly daysUntil: number }
  | { readonly next?: undefined; readonly daysUntil?: undefined };

/** What the next rate decision may do to a loan; rates in percent a year, the instalment in rand. */
export type NextRateDecisionResult = NextAnnouncement & {
  /** The loan's rate above prime, negative below it. */
  readonly marginPercent: number;
  readonly instalment: number;
  readonly rows: readonly RateDecisionRow[];
};

/**
 * The interest saved by paying the higher of two instalments at the lower of two rates: today's instalment after a fall, or that
 * after a rise which never comes.
 */
export const savedByHigherInstalment = (
  { balance, remainingMonths, interestRate, convention = "nominal" }: NextRateDecisionInputs,
  decision: RateDecisionRow,
): number => {
  const rate = Math.min(ratePercent(interestRate), decision.interestRate);
  const contract = {
    balance: amount(balance),
    monthlyRate: monthlyRateBy(convention, rate),
    payments: wholeCount(remainingMonths, mostPayments),
  };
  const monthlyExtra = Math.abs(decision.monthlyChange);
  return loanRun(contract).interest - loanRun({ ...contract, monthlyExtra }).interest;
};

const announcementFor = ({ today, announcements }: NextRateDecisionInputs): NextAnnouncement => {
  if (!isUsableDate(today)) return {};
  const next = nextAnnouncement(today, announcements.filter(isUsableDate).sort());
  return next === undefined ? {} : { next, daysUntil: daysBetween(today, next) };
};

/**
 * The instalment after each possible decision: A(balance, max(0, rate + change), remaining months), and prime likewise.
 * The next announcement is the first on or after today; texts that are not usable dates are skipped.
 * Rates that are negative or not finite count as 0; a balance of 0 costs nothing. Source: the annuity formula.
 */
export const nextRateDecision = (inputs: NextRateDecisionInputs): NextRateDecisionResult => {
  const balance = amount(inputs.balance);
  const interestRate = ratePercent(inputs.interestRate);
  const prime = ratePercent(inputs.prime);
  const months = wholeCount(inputs.remainingMonths, mostPayments);
  const convention = inputs.convention ?? "nominal";
  const instalmentAt = (rate: number) => monthlyPayment(balance, monthlyRateBy(convention, rate), months);
  const instalment = instalmentAt(interestRate);
  const rows = (inputs.changes ?? rateDecisionChanges).map((basisPoints) => {
    const newRate = ratePercent(interestRate + basisPoints / 100);
    const newInstalment = instalmentAt(newRate);
    const monthlyChange = newInstalment - instalment;
    return {
      basisPoints,
      primeRate: ratePercent(prime + basisPoints / 100),
      interestRate: newRate,
      instalment: newInstalment,
      monthlyChange,
      yearlyChange: monthlyChange * 12,
      interestChange: monthlyChange * months,
    };
  });
  return {
    ...announcementFor(inputs),
    marginPercent: interestRate - prime,
    instalment,
    rows,
  };
};
