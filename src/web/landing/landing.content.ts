import { calculatorTabs, guideSections, links } from "#web/site/addresses.ts";

/** The words of the landing page. Titles, labels, badges and trends are those of the specification. */

export const hero = {
  headline: "Calculate your way to a smarter property decision.",
  lead: "What you can borrow, what a home loan costs each month and what buying costs on top of the price. For South Africa, free, with no sign-up.",
  help: "Get Property Financing Help",
};

/** The links of the hero, each under the question that it answers. */
export const ways = [
  {
    question: "How much can I borrow?",
    label: "Affordability Calculator",
    name: "hero_affordability",
    href: calculatorTabs.affordability.path,
  },
  {
    question: "What will it cost me?",
    label: "Repayment & Cost Calculator",
    name: "hero_repayment",
    href: calculatorTabs.calculator.path,
  },
  {
    question: "What if I pay more?",
    label: "Extra Repayment Calculator",
    name: "hero_extra_repayment",
    href: calculatorTabs["extra-payment"].path,
  },
  {
    question: "What if rates change?",
    label: "Interest Rate Sensitivity",
    name: "hero_sensitivity",
    href: calculatorTabs.sensitivity.path,
  },
  {
    question: "Where do I begin?",
    label: "Explore Guides",
    name: "hero_explore_guides",
    href: links.education,
  },
];

/** Each badge with what it means here. */
export const trustBadges = [
  {
    title: "Bank-Grade Security",
    meaning:
      "Our own measures, which no bank has certified: no account, no password, and strict rules for what may run on a page.",
  },
  { title: "Available 24/7", meaning: "Open at any hour, from any phone or computer." },
  { title: "Professional Grade", meaning: "Full schedules and costs one by one, from dated tables." },
  { title: "Educational Resources", meaning: "A Buyer Guide in plain words, and articles to read further." },
];

export const features = [
  {
    title: "Home Loan Calculator",
    name: "home_loan_calculator",
    text: "The monthly payment, the total interest and the amortization schedule, payment by payment.",
    href: calculatorTabs.calculator.path,
    drawing: "schedule",
  },
  {
    title: "Interest Rate Sensitivity Analysis",
    name: "rate_sensitivity",
    text: "What you would pay if the prime rate fell or rose, and how exposed your budget is to it.",
    href: calculatorTabs.sensitivity.path,
    drawing: "rates",
  },
  {
    title: "Extra Payment Impact",
    name: "extra_payment",
    text: "The interest and the years you save by paying a little more each month.",
    href: calculatorTabs["extra-payment"].path,
    drawing: "extra",
  },
  {
    title: "Affordability Calculator",
    name: "affordability",
    text: "The largest home loan that your income allows after your monthly expenses.",
    href: calculatorTabs.affordability.path,
    drawing: "income",
  },
  {
    title: "Property Cost Breakdown",
    name: "property_costs",
    text: "Transfer fees, bond costs and the other expenses of buying, one by one and in total.",
    href: calculatorTabs.calculator.path,
    drawing: "costs",
  },
  {
    title: "Educational Property Resources",
    name: "education",
    text: "Guides from the first budget to the keys, on costs, on the loan process and on investing.",
    href: links.education,
    drawing: "guide",
  },
] as const;

export type Drawing = (typeof features)[number]["drawing"];

export const learning = {
  title: "Read first or calculate first",
  text: "The Buyer Guide takes you through a purchase in order: the money, the costs, the loan, the mistakes to avoid. Property terms are explained the first time they appear.",
  chapters: Object.values(guideSections).filter(({ path }) => path !== guideSections.articles.path),
};

/** Below the heading that calls the market figures live. */
export const insightsNote =
  "The figures come from our own tables, each with its date. They change when the tables do, not from minute to minute.";

export const contact = {
  title: "Talk to somebody who does this every day",
  help: "Get Property Financing Help",
};
