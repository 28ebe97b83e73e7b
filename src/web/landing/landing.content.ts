import { extraPaymentDefaults } from "#calculations/extra-payments/extra-payment-defaults.ts";
import type { ToolGroup } from "#contract/tools.ts";
import { rand } from "#web/format/rand.ts";
import { calculatorTabs, links } from "#web/site/addresses.ts";

/** The words of the landing page. Titles, labels, badges and trends are those of the specification. */

export const hero = {
  headline: "Calculate your way to a smarter property decision.",
  lead: "Home loans in South Africa. Free, no sign-up.",
  help: "Get Property Financing Help",
};

/** What is behind the door of each situation. */
export const doors: Readonly<Record<ToolGroup, string>> = {
  buying: "Afford, cash, subsidy, rent or buy",
  owning: "Pay off sooner, switching, divorce",
  investing: "Buy to let: does it pay for itself?",
};

/** The links of the hero. */
export const ways = [
  {
    label: "Affordability Calculator",
    name: "hero_affordability",
    href: calculatorTabs.affordability.path,
  },
  {
    label: "Repayment & Cost Calculator",
    name: "hero_repayment",
    href: calculatorTabs.calculator.path,
  },
  {
    label: "Extra Repayment Calculator",
    name: "hero_extra_repayment",
    href: calculatorTabs["extra-payment"].path,
  },
  {
    label: "Interest Rate Sensitivity",
    name: "hero_sensitivity",
    href: calculatorTabs.sensitivity.path,
  },
  { label: "Explore Guides", name: "hero_explore_guides", href: links.education },
];

/** Two could mislead: beside them is what is meant. */
export const trustBadges = [
  { title: "Bank-Grade Security", meaning: " (our own measures, certified by no bank)" },
  { title: "Available 24/7", meaning: "" },
  { title: "Professional Grade", meaning: " (full schedules, dated tables)" },
  { title: "Educational Resources", meaning: "" },
];

/** What is said of a feature after its figure: `text` is what that is, `more` is for a screen with room for it. */
export const features = [
  {
    title: "Home Loan Calculator",
    name: "home_loan_calculator",
    text: () => "total interest",
    more: () => ", with monthly payments and amortization schedules",
    href: calculatorTabs.calculator.path,
  },
  {
    title: "Interest Rate Sensitivity Analysis",
    name: "rate_sensitivity",
    text: () => "more a month if prime rises by a point",
    more: () => ": your exposure",
    href: calculatorTabs.sensitivity.path,
  },
  {
    title: "Extra Payment Impact",
    name: "extra_payment",
    text: () => `interest saved by ${rand(extraPaymentDefaults.extraPayment)} more a month`,
    more: (also: string) => `, and ${also} as well`,
    href: calculatorTabs["extra-payment"].path,
  },
  {
    title: "Affordability Calculator",
    name: "affordability",
    text: (also: string) => `maximum loan from an income of ${also}`,
    more: () => ", after expenses",
    href: calculatorTabs.affordability.path,
  },
  {
    title: "Property Cost Breakdown",
    name: "property_costs",
    text: () => "transfer fees, bond costs and the rest",
    more: () => "",
    href: calculatorTabs.calculator.path,
  },
  {
    title: "Educational Property Resources",
    name: "education",
    text: () => "of guides",
    more: () => ", from the first budget to the keys",
    href: links.education,
  },
] as const;

export const learning = {
  title: "Read first or calculate first",
};

export const contact = {
  title: "Talk to a person",
  help: "Get Property Financing Help",
};
