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
  { title: "Bank-Grade Security", meaning: " (our own measures, which no bank has certified)" },
  { title: "Available 24/7", meaning: "" },
  { title: "Professional Grade", meaning: " (full schedules, dated tables)" },
  { title: "Educational Resources", meaning: "" },
];

/** What is said of a feature after its figure: each with a line drawing, 64 by 40, what is there in leaf, what to notice in clay. */
export const features = [
  {
    title: "Home Loan Calculator",
    name: "home_loan_calculator",
    leaf: "M6 36V8h2c22 3 38 12 50 28M2 36h60",
    clay: "M20 36V25h9v11",
    text: () => "total interest, with monthly payments and amortization schedules",
    href: calculatorTabs.calculator.path,
  },
  {
    title: "Interest Rate Sensitivity Analysis",
    name: "rate_sensitivity",
    leaf: "M4 36h14v-9h14v-9h14V9h14",
    clay: "M25 24V12M20.5 16.5 25 12l4.5 4.5",
    text: () => "more a month if the prime rate rises by a point: your exposure",
    href: calculatorTabs.sensitivity.path,
  },
  {
    title: "Extra Payment Impact",
    name: "extra_payment",
    leaf: "M6 36V8M2 36h60M8 8c18 3 32 13 38 28",
    clay: "M8 8c24 3 40 12 50 28",
    text: (also: string) =>
      `interest and ${also} saved by paying ${rand(extraPaymentDefaults.extraPayment)} more a month`,
    href: calculatorTabs["extra-payment"].path,
  },
  {
    title: "Affordability Calculator",
    name: "affordability",
    leaf: "M26 36V15h11v21M44 36V7h11v29M2 36h60",
    clay: "M8 36V21h11v15M15.5 29v1",
    text: (also: string) => `maximum loan from an income of ${also}, after expenses`,
    href: calculatorTabs.affordability.path,
  },
  {
    title: "Property Cost Breakdown",
    name: "property_costs",
    leaf: "M16 4h32v34l-5.3-4-5.3 4-5.4-4-5.3 4-5.3-4-5.4 4zM22 12h9M22 18h6",
    clay: "M37 12h5M37 18h5M22 25h20",
    text: () => "transfer fees, bond costs and the rest",
    href: calculatorTabs.calculator.path,
  },
  {
    title: "Educational Property Resources",
    name: "education",
    leaf: "M32 11C26 6 16 5 6 6v27c10-1 20 0 26 5 6-5 16-6 26-5V6c-10-1-20 0-26 5zv27",
    clay: "M45 7v12l3.5-3 3.5 3V6.5",
    text: () => "of guides, from the first budget to the keys",
    href: links.education,
  },
] as const;

export const learning = {
  title: "Read first or calculate first",
  text: "The Buyer Guide takes a purchase in order, and explains each term.",
};

export const contact = {
  title: "Talk to a person",
  help: "Get Property Financing Help",
};
