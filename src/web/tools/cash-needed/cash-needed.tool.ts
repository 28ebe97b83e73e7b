import { isUsableDate } from "#calculations/calendar/calendar.ts";
import { type CashNeededResult, cashNeeded } from "#calculations/tools/cash-needed/cash-needed.ts";
import { usualOccupationalRent } from "#calculations/tools/cash-needed/cash-needed-defaults.ts";
import { startingAmounts, startingFees } from "#calculations/tools/tool-defaults.ts";
import { day, weekdayDay } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";
import { toolOf } from "../tool.ts";
import { cashNeededFields } from "./cash-needed.fields.ts";

/** The cash from the offer to the keys, payment by payment. */
export const cashNeededTool = toolOf({
  id: "cash-needed",
  fields: cashNeededFields,
  defaults: ({ price, occupation }, { figures, today }) => ({
    offerAccepted: today,
    serviceFee: startingFees(figures).serviceFee,
    ratesAndTaxes: startingAmounts(price).ratesAndTaxes,
    occupationalRent: isUsableDate(occupation) ? usualOccupationalRent(price) : 0,
  }),
  calculate: ({ fairValue, ...values }, { today, figures, convention, declaredHolidays }) =>
    cashNeeded(
      {
        ...values,
        ...(fairValue > 0 && { fairValue }),
        today,
        convention,
        declaredHolidays,
      },
      figures,
    ),
  answer: (result, { price }) => ({
    figure: price > 0 ? rand(result.mostCash) : undefined,
    sentence: sentence(result),
    problem: "Enter a purchase price to see what you need.",
    cards: cards(result),
  }),
  calculation: ({ total, beforeRegistration }, { price, deposit }) => ({
    price,
    deposit,
    total,
    beforeRegistration,
  }),
});

function sentence({ events, beforeRegistration, registration }: CashNeededResult): string {
  const [first] = events;
  if (!first) return "";
  const before = beforeRegistration > 0 ? `, ${rand(beforeRegistration)} of it before the keys` : "";
  const start =
    first.date < registration ? `, the first ${rand(first.amount)} by ${weekdayDay(first.date)}` : "";
  return `in all${before}${start}`;
}

function cards({
  registration,
  mostOnOneDay,
  total,
  mostCash,
  firstInstalment,
  firstInstalmentDate,
}: CashNeededResult) {
  return [
    { label: "Registration, about", value: day(registration), note: "when the home becomes yours" },
    ...(mostOnOneDay
      ? [{ label: "Most on one day", value: rand(mostOnOneDay.amount), note: `on ${day(mostOnOneDay.date)}` }]
      : []),
    ...(total < mostCash
      ? [{ label: "After the subsidy", value: rand(total), note: "what stays for you to pay" }]
      : []),
    ...(firstInstalment !== undefined && firstInstalmentDate !== undefined
      ? [
          {
            label: "First instalment",
            value: rand(firstInstalment),
            note: `on ${day(firstInstalmentDate)}, fee included`,
          },
        ]
      : []),
  ];
}
