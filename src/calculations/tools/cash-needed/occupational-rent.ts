import { daysBetween, monthsLater } from "../../calendar/calendar.ts";

/** A payment of occupational rent: its day (YYYY-MM-DD) and rand. */
type RentPayment = { readonly date: string; readonly amount: number };

/**
 * The rent for living in the home before it is registered, paid in advance on the day of moving in and each month after it.
 * A month that registration cuts short costs rent × days until registration ÷ days of that month.
 * Nothing when one moves in on the day of registration or later. Both dates must be dates.
 */
export const occupationalRent = (rent: number, occupation: string, registration: string): RentPayment[] => {
  const payments: RentPayment[] = [];
  // Each month is counted from the day of moving in, so that it is the 31st again after February.
  for (let date = occupation; date < registration; ) {
    const next = monthsLater(occupation, payments.length + 1);
    const share = next <= registration ? 1 : daysBetween(date, registration) / daysBetween(date, next);
    payments.push({ date, amount: rent * share });
    date = next;
  }
  return payments;
};
