import { daysLater, monthsLater } from "../../calendar/calendar.ts";
import { nextWorkingDay, workingDaysLater } from "../../calendar/working-days.ts";
import { wholeCount } from "../tool-inputs.ts";

/** The times of a sale. Days are counted by the calendar or, where it says so, in working days. Dates YYYY-MM-DD. */
export type SaleTimes = {
  readonly offerAccepted: string;
  readonly depositDays: number;
  readonly approvalDays: number;
  readonly approvalDaysKind: "working" | "calendar";
  /** Working days from the approval (or, without a bond, from the deposit) to the attorneys' bills. */
  readonly costsDays: number;
  readonly registrationDays: number;
  /** Working days in the deeds office. */
  readonly lodgementDays: number;
  readonly declaredHolidays: readonly string[];
};

/** The dates of a sale (YYYY-MM-DD); a buyer without a bond has no approval and no instalment to wait for. */
export type SaleDates = {
  readonly depositDue: string;
  readonly approvalBy: string | undefined;
  readonly costsDue: string;
  readonly lodged: string;
  readonly registration: string;
  /** The steps before it take longer than the days allowed. */
  readonly registrationHeldBack: boolean;
  readonly firstInstalmentDate: string | undefined;
};

/** A year: longer than any sale, and quick to count. */
const mostDays = 365;
const count = (days: number): number => wholeCount(days, mostDays);

/**
 * The dates from an accepted offer to the first instalment.
 *
 * A deadline in calendar days that falls on no working day moves to the next one. Registration comes no sooner than the
 * deeds office's working days after the bills, nor before the deposit. The first instalment falls a month after registration, or on that month's last day.
 * `offerAccepted` must be a date. Source: usual clauses of an offer to purchase.
 */
export const saleDates = (times: SaleTimes, hasBond: boolean): SaleDates => {
  const { offerAccepted, declaredHolidays: declared } = times;
  const inCalendarDays = (days: number) => nextWorkingDay(daysLater(offerAccepted, count(days)), declared);
  const depositDue = inCalendarDays(times.depositDays);
  const approval =
    times.approvalDaysKind === "calendar"
      ? inCalendarDays(times.approvalDays)
      : nextWorkingDay(workingDaysLater(offerAccepted, count(times.approvalDays), declared), declared);
  const costsDue = workingDaysLater(hasBond ? approval : depositDue, count(times.costsDays), declared);
  const lodgementDays = count(times.lodgementDays);
  // Registration waits for the deeds office after the bills, and for the deposit.
  const steps = [depositDue, workingDaysLater(costsDue, lodgementDays, declared)];
  const wanted = inCalendarDays(times.registrationDays);
  const registration = [wanted, ...steps].sort().at(-1)!;
  return {
    depositDue,
    approvalBy: hasBond ? approval : undefined,
    costsDue,
    lodged: workingDaysLater(registration, -lodgementDays, declared),
    registration,
    registrationHeldBack: registration > wanted,
    firstInstalmentDate: hasBond ? monthsLater(registration, 1) : undefined,
  };
};
