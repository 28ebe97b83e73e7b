import type { Figures } from "#calculations/figures/figures.ts";
import type { CashNeededResult } from "#calculations/tools/cash-needed/cash-needed.ts";
import type { PaymentKey } from "#calculations/tools/cash-needed/payments.ts";
import { movingTable } from "#calculations/tools/cash-needed/sale-times.table.ts";
import type { AnswerFigure } from "#web/answer-page/described.ts";
import type { CalendarDay } from "#web/export/calendar-file.ts";
import { day, weekdayDay } from "#web/format/day.ts";
import { noBreakSpace, rand } from "#web/format/rand.ts";
import { chosenRates } from "../assumed.ts";

/** What is paid, and to whom. */
export const paymentWords: Record<PaymentKey, { what: string; to: string }> = {
  deposit: { what: "Deposit", to: "the conveyancer’s trust account" },
  transferDuty: { what: "Transfer duty", to: "SARS, through the conveyancer" },
  transferCosts: { what: "Transfer costs", to: "the transfer attorney and the deeds office" },
  bondCosts: { what: "Bond costs", to: "the bond attorney and the deeds office" },
  occupationalRent: { what: "Occupational rent", to: "the seller" },
  moving: { what: "Moving", to: "the movers" },
  connections: { what: "Connections", to: "municipality, electricity and internet" },
  initiationFee: { what: "Initiation fee", to: "the bank" },
  ratesAndLevyAhead: { what: "Rates and levy paid ahead", to: "the seller, through the conveyancer" },
  insurance: { what: "Insurance of the building", to: "the insurer" },
  subsidy: { what: "First Home Finance subsidy", to: "comes to you" },
};

/** What the tool begins with that nobody publishes. */
export const chosenForCash = [
  `${rand(movingTable.moving)} for moving, ${rand(movingTable.connections)} for connections and ${rand(movingTable.insurance)} for the first month’s insurance`,
  chosenRates,
] as const;

export function offerHint(entered: string, { offerAccepted }: CashNeededResult, today: string) {
  if (entered !== offerAccepted) return "Without a day we count from today.";
  return offerAccepted < today ? "That day is past: the first days to pay may be past too." : undefined;
}

export function occupationHint(
  occupation: string,
  { offerAccepted, registration }: CashNeededResult,
): string {
  if (occupation !== "" && occupation < offerAccepted)
    return "That is before the offer, so we count the day of the offer.";
  return occupation > registration
    ? `That is after registration on ${day(registration)}: you pay no occupational rent, and we count moving on that day.`
    : "Before registration you usually pay occupational rent.";
}

export const heldBackHint = ({ registrationHeldBack, registration }: CashNeededResult) =>
  registrationHeldBack ? `The steps before it take longer, so we use ${day(registration)}.` : undefined;

/** What the deeds office asks for each deed now; the specified costs leave it out, so that the visitor adds it. */
export function lodgementHint({ deedsOffice, newest }: Figures): string {
  const { lodgementFee, from } = (newest ?? { deedsOffice }).deedsOffice;
  const leftOut = lodgementFee > deedsOffice.lodgementFee ? " Not in our tables: add it here." : "";
  return `${rand(lodgementFee)} for each deed since ${day(from)}, in every deeds office.${leftOut}`;
}

/**
 * The rest of the sentence: what is paid before the keys, and the first of it with its day. A subsidy comes with the
 * keys, so that one needs the cash until then: it says what is left to pay after it.
 */
export function cashSentence(result: CashNeededResult): string {
  const { total, mostCash } = result;
  return `${paidWhen(result)}${total < mostCash ? `; ${rand(total)} once the subsidy has come` : ""}`;
}

function paidWhen({ events, beforeRegistration, registration }: CashNeededResult): string {
  const [first] = events;
  if (!first) return "";
  if (first.date >= registration || beforeRegistration <= 0) return "in all";
  const firstDay = events.findLast(({ date }) => date === first.date)?.cumulative ?? 0;
  const by = weekdayDay(first.date).replace(/ (?!\d+ )/g, noBreakSpace);
  const before = `in all, ${rand(beforeRegistration)} of it`;
  return rand(firstDay) === rand(beforeRegistration)
    ? `${before} by ${by}`
    : `${before} before the keys, the first ${rand(firstDay)} by ${by}`;
}

/** What is paid for living in the home; what else is paid is the cash to buy, which the loan page says as well. */
const toMoveIn: ReadonlySet<PaymentKey> = new Set<PaymentKey>([
  "occupationalRent",
  "moving",
  "connections",
  "ratesAndLevyAhead",
  "insurance",
]);

/** Of the sum what the loan page does not count; a subsidy is of neither part. */
function toMoveInCard({ events, total, mostCash }: CashNeededResult): readonly AnswerFigure[] {
  const movingIn = events.reduce((sum, { key, amount }) => (toMoveIn.has(key) ? sum + amount : sum), 0);
  if (movingIn === 0 || total < mostCash) return [];
  return [
    {
      label: "Of it to move in",
      value: rand(movingIn),
      note: `the other ${rand(mostCash - movingIn)} is to buy`,
    },
  ];
}

/** The keys, what the subsidy leaves or moving in takes, and the first instalment. */
export function cashCards(result: CashNeededResult): readonly AnswerFigure[] {
  const { registration, total, mostCash, firstInstalment, firstInstalmentDate } = result;
  const cards: AnswerFigure[] = [
    { label: "Registration, about", value: day(registration), note: "the home is yours" },
  ];
  if (total < mostCash)
    cards.push({ label: "After the subsidy", value: rand(total), note: "what stays for you to pay" });
  if (firstInstalment !== undefined && firstInstalmentDate !== undefined) {
    const note = `on ${day(firstInstalmentDate)}, fee included`;
    cards.push({ label: "First instalment", value: rand(firstInstalment), note });
  }
  cards.push(...toMoveInCard(result));
  return cards;
}

/** The day that takes most: where there is no deposit before the keys, the sentence's amount again. */
export const dearestDay = ({ mostOnOneDay }: CashNeededResult): readonly AnswerFigure[] =>
  mostOnOneDay
    ? [{ label: "Most on one day", value: rand(mostOnOneDay.amount), note: `on ${day(mostOnOneDay.date)}` }]
    : [];

/** The days for a calendar: payments, and what happens between the offer and the first instalment. */
export function calendarDays(result: CashNeededResult): readonly CalendarDay[] {
  const { events, approvalBy, lodged, registration, firstInstalment, firstInstalmentDate } = result;
  const days: CalendarDay[] = events
    .filter(({ amount }) => amount > 0)
    .map(({ date, key, amount }) => ({
      date,
      title: `${paymentWords[key].what}: ${rand(amount)}`,
      text: `Pay to ${paymentWords[key].to}. An estimate: your offer decides the day.`,
    }));
  if (approvalBy)
    days.push({ date: approvalBy, title: "Bond approval due", text: "The bond condition ends on this day." });
  days.push({ date: lodged, title: "Papers lodged at the deeds office, about" });
  days.push({ date: registration, title: "Registration, about", text: weekdayDay(registration) });
  if (firstInstalment !== undefined && firstInstalmentDate)
    days.push({ date: firstInstalmentDate, title: `First instalment: ${rand(firstInstalment)}` });
  return days.sort((a, b) => (a.date < b.date ? -1 : 1));
}
