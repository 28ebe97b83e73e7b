import { isUsableDate } from "#calculations/calendar/calendar.ts";
import { type CashNeededResult, cashNeeded } from "#calculations/tools/cash-needed/cash-needed.ts";
import { usualOccupationalRent } from "#calculations/tools/cash-needed/cash-needed-defaults.ts";
import { startingAmounts, startingFees } from "#calculations/tools/tool-defaults.ts";
import { day, weekdayDay } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";
import { type ToolContext, type ToolFigure, toolOf } from "../tool.ts";
import type { ToolValues } from "../tool-fields.ts";
import { cashNeededFields } from "./cash-needed.fields.ts";

type Values = ToolValues<typeof cashNeededFields>;

const calculate = (
  { fairValue, ...values }: Values,
  { today, figures, convention, declaredHolidays }: ToolContext,
): CashNeededResult =>
  cashNeeded(
    { ...values, ...(fairValue > 0 && { fairValue }), today, convention, declaredHolidays },
    figures,
  );

/** The cash from the offer to the keys, payment by payment. */
export const cashNeededTool = toolOf({
  id: "cash-needed",
  fields: cashNeededFields,
  defaults: ({ price, occupation }, { figures, today }) => ({
    offerAccepted: today,
    serviceFee: startingFees(figures).serviceFee,
    ratesAndTaxes: startingAmounts(price).ratesAndTaxes,
    lodgementFee: figures.deedsOffice.lodgementFee,
    occupationalRent: isUsableDate(occupation) ? usualOccupationalRent(price) : 0,
  }),
  calculate,
  answer: (result, values, context) => ({
    figure: values.price > 0 ? rand(result.mostCash) : undefined,
    sentence: sentence(result),
    problem: "Enter a purchase price to see what you need.",
    cards: [...cards(result), ...cashToday(result, values, context)],
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
  if (first.date >= registration || beforeRegistration <= 0) return "in all";
  const firstDay = events.findLast(({ date }) => date === first.date)?.cumulative ?? 0;
  const by = weekdayDay(first.date);
  const before = `in all, ${rand(beforeRegistration)} of it before the keys`;
  return rand(firstDay) === rand(beforeRegistration)
    ? `${before}, by ${by}`
    : `${before}, the first ${rand(firstDay)} by ${by}`;
}

/** What the newest fees make of the sum, where they change it. */
function cashToday({ mostCash }: CashNeededResult, values: Values, context: ToolContext): ToolFigure[] {
  const { figures } = context;
  const { newest } = figures;
  if (!newest) return [];
  const lodgementFee = values.lodgementFee || newest.deedsOffice.lodgementFee;
  const ofToday = { ...context, figures: { ...figures, ...newest } };
  const today = rand(calculate({ ...values, lodgementFee }, ofToday).mostCash);
  return today === rand(mostCash)
    ? []
    : [{ label: "At today’s fees, about", value: today, note: "our tables are older" }];
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
