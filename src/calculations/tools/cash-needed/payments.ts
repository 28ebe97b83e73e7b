import type { SaleDates } from "./sale-dates.ts";

/** What is paid for; the page names it and who is paid. */
export type PaymentKey =
  | "deposit"
  | "transferDuty"
  | "transferCosts"
  | "bondCosts"
  | "occupationalRent"
  | "moving"
  | "connections"
  | "initiationFee"
  | "ratesAndLevyAhead"
  | "insurance"
  | "subsidy";

/** A payment in rand on a day (YYYY-MM-DD); the subsidy is money that comes in, and negative. */
export type Payment = { readonly key: PaymentKey; readonly date: string; readonly amount: number };

/** A payment with the total paid so far, itself included, in rand. */
export type DatedPayment = Payment & { readonly cumulative: number };

/** The amounts of a purchase in rand; `movingIn` is the day of the move. */
export type PaymentAmounts = Record<Exclude<PaymentKey, "occupationalRent" | "subsidy">, number> & {
  readonly occupationalRent: readonly Omit<Payment, "key">[];
  readonly subsidy: number;
  readonly movingIn: string;
};

/** All payments by day, those of one day in the order in which they are due; payments of 0 are left out. */
export const payments = (amounts: PaymentAmounts, dates: SaleDates): DatedPayment[] => {
  const { depositDue, costsDue, registration } = dates;
  const { movingIn } = amounts;
  const all: Payment[] = [
    { key: "deposit", date: depositDue, amount: amounts.deposit },
    { key: "transferDuty", date: costsDue, amount: amounts.transferDuty },
    { key: "transferCosts", date: costsDue, amount: amounts.transferCosts },
    { key: "bondCosts", date: costsDue, amount: amounts.bondCosts },
    ...amounts.occupationalRent.map(
      ({ date, amount }) => ({ key: "occupationalRent", date, amount }) as const,
    ),
    { key: "moving", date: movingIn, amount: amounts.moving },
    { key: "connections", date: movingIn, amount: amounts.connections },
    { key: "initiationFee", date: registration, amount: amounts.initiationFee },
    { key: "ratesAndLevyAhead", date: registration, amount: amounts.ratesAndLevyAhead },
    { key: "insurance", date: registration, amount: amounts.insurance },
    { key: "subsidy", date: registration, amount: -amounts.subsidy },
  ];
  let cumulative = 0;
  return all
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1))
    .map((payment) => {
      cumulative += payment.amount;
      return { ...payment, cumulative };
    });
};
