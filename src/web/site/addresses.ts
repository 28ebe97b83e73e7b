import type { SiteInfo } from "#contract/page-context.ts";
import type { pageIds } from "#contract/page-ids.ts";
import type { ToolId } from "#contract/tools.ts";

/** What the head, the site map, the navigation and the tests need to know about an address. */
export type Address = {
  path: string;
  /** Title of the document; the product's name is added to it. */
  title: string;
  /** Its name in links and breadcrumbs, if that is not its title. */
  label?: string;
  description: string;
  keywords: string;
};

/** The part of the Rate Sensitivity tab that replays the visitor's loan at past rates. */
export const pastRatesId = "past-rates";

/** Addresses that other rooms link to, without descriptions, so that scripts that need one stay small. */
export const links = {
  home: "/",
  calculators: "/calculator",
  education: "/education",
  costs: "/education/understanding-costs",
  subsidyCheck: "/education/getting-started#first-home-finance-check",
  divorce: "/education/financial-preparation#divorce",
  tools: "/tools",
  privacy: "/privacy",
  legal: "/legal",
  paia: "/paia",
  pastRates: `/calculator/sensitivity#${pastRatesId}`,
} as const;

export const home: Address = {
  path: links.home,
  title: "Home loan calculators and guides for South Africa",
  description:
    "Work out what you can borrow, what a home loan costs each month and what buying costs on top of the price. Free South African calculators and a Buyer Guide.",
  keywords: "home loan calculator South Africa, bond calculator, property costs, prime rate, transfer duty",
};

/** Tab ids of the calculators page, in their order. */
export const calculatorTabs = {
  affordability: {
    path: "/calculator/affordability",
    title: "Affordability Calculator",
    description:
      "How big a home loan can you afford? Compare three ways to work it out from your income and expenses.",
    keywords: "home loan affordability calculator, how much can I borrow, bond affordability South Africa",
  },
  calculator: {
    path: "/calculator/calculator",
    title: "Loan Calculator",
    description:
      "Monthly repayment, total interest, the full schedule and the costs of buying: transfer duty, attorneys, deeds office and bond registration.",
    keywords:
      "bond repayment calculator, home loan calculator, transfer costs, amortisation schedule South Africa",
  },
  sensitivity: {
    path: "/calculator/sensitivity",
    title: "Rate Sensitivity",
    description:
      "See what your home loan repayment becomes when the interest rate falls by up to 3 percentage points or rises by up to 5.",
    keywords: "interest rate sensitivity, prime rate change, bond repayment increase calculator",
  },
  "extra-payment": {
    path: "/calculator/extra-payment",
    title: "Extra Payments",
    description: "How much interest and how many years an extra amount each month saves on a home loan.",
    keywords: "extra bond payment calculator, pay off home loan early, interest saved",
  },
} as const satisfies Record<(typeof pageIds.calculator)[number], Address>;

export type CalculatorTab = keyof typeof calculatorTabs;

/** An unknown tab id means the first tab. */
export function calculatorTab(tabId: string | undefined): CalculatorTab {
  return tabId !== undefined && Object.hasOwn(calculatorTabs, tabId)
    ? (tabId as CalculatorTab)
    : "affordability";
}

type GuideAddress = Address & {
  /** In the sidebar, in breadcrumbs and as the document's title. */
  label: string;
  /** At the top of the section itself. */
  heading: string;
};

/** Section ids of the Buyer Guide, in their order. */
export const guideSections = {
  articles: {
    path: "/education/articles",
    title: "Useful Articles & Guides",
    label: "Useful Articles & Guides",
    heading: "Useful Articles",
    description:
      "Articles on buying a home in South Africa, by topic: first-time buyers, applications, deposits, credit, costs, rates, selling and investing.",
    keywords:
      "home buying articles South Africa, home loan guides, first-time buyer articles, bond application tips",
  },
  "getting-started": {
    path: "/education/getting-started",
    title: "South African First-Time Buyer Guide",
    label: "South African First-Time Buyer Guide",
    heading: "South African First-Time Buyer Guide",
    description:
      "Buying your first home in South Africa: what lenders look at, what to prepare and the steps from a budget to the keys.",
    keywords:
      "first-time home buyer South Africa, buying a house step by step, home loan checklist, pre-approval",
  },
  "financial-preparation": {
    path: "/education/financial-preparation",
    title: "Financial Preparation & Affordability",
    label: "Financial Preparation & Affordability",
    heading: "Financial Preparation & Affordability",
    description:
      "Get ready for a home loan: credit record, deposit, income and expenses, and three ways to work out what you can afford.",
    keywords: "home loan affordability, credit score South Africa, home loan deposit, debt to income",
  },
  "understanding-costs": {
    path: links.costs,
    title: "Understanding SA Home Loan Costs",
    label: "Understanding SA Home Loan Costs",
    heading: "Understanding SA Home Loan Costs",
    description:
      "What buying a home costs on top of the price: transfer duty, transfer and bond attorneys, deeds office fees and the bank's fees, with an estimator.",
    keywords:
      "home loan costs South Africa, transfer duty, bond registration cost, conveyancing fees, cost estimator",
  },
  "loan-process": {
    path: "/education/loan-process",
    title: "The South African Mortgage Loan Process",
    label: "The South African Mortgage Loan Process",
    heading: "The South African Home Loan Application Process",
    description:
      "A South African home loan from pre-approval to registration: the steps, the documents, who does what and how long each part takes.",
    keywords:
      "home loan application process South Africa, mortgage process, bond approval time, bond registration",
  },
  "investment-basics": {
    path: "/education/investment-basics",
    title: "Property Investment Basics SA",
    label: "Property Investment Basics SA",
    heading: "Property Investment Basics in South Africa",
    description:
      "Buying to let or to hold in South Africa: rental yield, cash flow, the costs of owning, the taxes and the risks to weigh first.",
    keywords: "property investment South Africa, buy to let, rental yield, capital gains tax on property",
  },
  "tips-tricks": {
    path: "/education/tips-tricks",
    title: "Expert Tips & Tricks",
    label: "Expert Tips & Tricks",
    heading: "Expert Home Buying Tips & Tricks",
    description:
      "Practical tips for South African home buyers: comparing offers, negotiating a rate, avoiding common mistakes and paying a bond off sooner.",
    keywords:
      "home buying tips South Africa, negotiate home loan rate, home buying mistakes, pay off bond faster",
  },
} as const satisfies Record<(typeof pageIds.education)[number], GuideAddress>;

/** The articles themselves: the page begins with the guide's chapters. */
export const articlesPart = `${guideSections.articles.path}#articles`;

export type GuideSection = keyof typeof guideSections;

/** The index of the decision tools. */
export const toolsPage: Address = {
  path: links.tools,
  title: "Work it out: questions about a home loan",
  description:
    "Which offer to take, what cash you need and when, whether to rent or to switch, what a lump sum does: answered with your own numbers.",
  keywords: "home loan tools South Africa, property decision calculators, bond calculators",
};

/** The address of a decision tool. */
export const toolPath = (id: ToolId): string => `${links.tools}/${id}`;

export const glossaryPage: Address = {
  path: "/glossary",
  title: "Glossary of home-buying terms",
  description:
    "Bond, voetstoots, OTP, levy, pro rata, suretyship: the words of buying a home in South Africa, each explained in one plain sentence.",
  keywords: "property glossary South Africa, home loan terms, what is voetstoots, bond terms explained",
};

export const offerToPurchase: Address = {
  path: "/offer-to-purchase",
  title: "Offer to purchase, clause by clause",
  description:
    "An example offer to purchase for a South African home: what each usual clause means, example wording, and what to ask before you sign.",
  keywords:
    "offer to purchase South Africa, OTP explained, deed of sale clauses, suspensive condition, voetstoots",
};

export const forAgents: Address = {
  path: "/for-agents",
  title: "For estate agents: our answers on your pages",
  description:
    "Show what a home costs a month, the cash it takes, or rent or buy, on your own listings: a free frame with your prices, your hue and your reference.",
  keywords:
    "bond calculator for estate agents, home loan calculator widget, property website calculator South Africa",
};

export const privacy: Address = {
  path: links.privacy,
  title: "Privacy notice",
  description:
    "What this site knows about you, why, who receives it, how long it is kept, and how you see, correct, delete or object to it under POPIA.",
  keywords: "privacy notice, POPIA, personal information, cookies",
};

export const legal: Address = {
  path: links.legal,
  title: "Terms and disclaimer",
  description:
    "What the calculators and guides are and are not: educational, no advice, no quotation and no offer of credit; liability, links and who runs the site.",
  keywords: "terms of use, legal disclaimer, no financial advice, liability",
};

export const paia: Address = {
  path: links.paia,
  title: "Access to information manual",
  description:
    "The manual under section 51 of PAIA: who to ask, which records this site holds, what it does with personal information, and how to ask for a record.",
  keywords: "PAIA manual, access to information, section 51 manual, request for records",
};

/** Not a real address: the head of the 404 page. */
export const notFound: Address = {
  path: "/404",
  title: "Page not found",
  description:
    "We cannot find a page at this address. The calculators and the Buyer Guide are one click away.",
  keywords: "",
};

/** The one absolute address of a page, for canonical links and the site map. */
export function canonicalUrl(site: SiteInfo, path: string): string {
  return path === "/" ? `${site.siteUrl}/` : site.siteUrl + path;
}

/** What the document tells search engines. */
export const robots = (noindex: boolean): string => (noindex ? "noindex" : "max-image-preview:large");
