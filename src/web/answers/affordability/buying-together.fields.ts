import { type Fields, input } from "#web/answer-page/fields.ts";

/** What those who buy together are called, in their order. */
export const people = ["You", "Second person", "Third person"] as const;

const others = [1, 2] as const;
const places = [0, 1, 2] as const;

const otherFields: Fields = Object.fromEntries(
  others.flatMap((place) =>
    (
      [
        ["grossIncome", "gross income"],
        ["netIncome", "net income"],
        ["expenses", "expenses"],
      ] as const
    ).map(([name, words]) => [
      `people.${place}.${name}`,
      input(`people.${place}.${name}`, `${people[place]}: ${words} a month`),
    ]),
  ),
);

const stakeFields: Fields = Object.fromEntries(
  places.flatMap((place) => [
    [`leave.deposits.${place}`, input(`leave.deposits.${place}`, `${people[place]}: deposit paid`)],
    [`leave.sharePercent.${place}`, input(`leave.sharePercent.${place}`, `${people[place]}: agreed share`)],
  ]),
);

/** The fields of those who buy together, of what the law expects them to spend, and of what becomes of it if one leaves. */
export const togetherFields: Fields = {
  debtRepayments: input("debtRepayments", "Debt repayments in your expenses"),
  sharePercent: input("sharePercent", "Share of what is left for the bond", {
    hint: "Banks may keep part of it back.",
  }),
  ...otherFields,
  loan: input("loan", "A loan that you have in mind"),
  savings: input("savings", "Savings to fall back on"),
  "leave.price": input("leave.price", "Price of the home"),
  "leave.afterYears": input("leave.afterYears", "One leaves after", { unit: "years" }),
  "leave.priceGrowth": input("leave.priceGrowth", "Growth of its value a year", {
    hint: "A starting point from the FNB index; nobody knows the growth of your street.",
  }),
  ...stakeFields,
  "leave.sold": input("leave.sold", "The home is sold then", {
    hint: "Takes off the agent’s commission with VAT.",
  }),
  "leave.commissionPercent": input("leave.commissionPercent", "Commission"),
};
