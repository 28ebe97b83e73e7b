/** What a tool is called and how it is found; its address is /tools/ and its id. */
export type ToolEntry = {
  /** Its name in headings and links. */
  name: string;
  /** What it answers, under its name. */
  subtitle: string;
  group: ToolGroup;
  /** The figures that a contact request takes along. */
  calculation: readonly CalculationFigure[];
};

/** The figures of calculations that a contact request may take along: what each is called, and what it is. */
export const calculationFigures = {
  price: { label: "Price", kind: "rand" },
  deposit: { label: "Deposit", kind: "rand" },
  loan: { label: "Loan", kind: "rand" },
  balance: { label: "Still owed", kind: "rand" },
  interestRate: { label: "Rate of the calculation", kind: "percent" },
  newRate: { label: "Rate of the other bank", kind: "percent" },
  lowestRate: { label: "Lowest rate offered", kind: "percent" },
  returnPercent: { label: "Return a year", kind: "percent" },
  years: { label: "Years", kind: "years" },
  months: { label: "Months", kind: "months" },
  total: { label: "Cash needed in all", kind: "rand" },
  beforeRegistration: { label: "Of it before registration", kind: "rand" },
  needed: { label: "Cash needed then", kind: "rand" },
  monthlySaving: { label: "Saved each month", kind: "rand" },
  monthlyExtra: { label: "Extra each month", kind: "rand" },
  interestSaved: { label: "Interest saved", kind: "rand" },
  saving: { label: "Saved by the best choice", kind: "rand" },
  rent: { label: "Rent a month", kind: "rand" },
  tippingRent: { label: "Break-even rent", kind: "rand" },
  instalment: { label: "Instalment", kind: "rand" },
  change: { label: "Change of the instalment, a quarter point up", kind: "rand" },
  firstInstalment: { label: "First instalment", kind: "rand" },
  highestInstalment: { label: "Highest instalment", kind: "rand" },
  instalmentNow: { label: "Instalment today", kind: "rand" },
  monthlyCashFlow: { label: "Cash flow in the first month", kind: "rand" },
} as const satisfies Record<string, { label: string; kind: "rand" | "percent" | "years" | "months" }>;

export type CalculationFigure = keyof typeof calculationFigures;

/** The situations under which the index lists the tools. */
export type ToolGroup = keyof typeof toolGroups;

const toolGroups = {
  buying: "I want to buy",
  owning: "I have a bond",
  investing: "I invest",
} as const;

/** The decision tools in the order of the index. Addresses, site map, metadata, index and contact requests use it. */
export const tools = {
  "cash-needed": {
    name: "Cash you need, and when",
    subtitle: "Every payment from the offer to the keys, with its date",
    group: "buying",
    calculation: ["price", "deposit", "total", "beforeRegistration"],
  },
  "save-for-a-deposit": {
    name: "Save for a deposit",
    subtitle: "How long, or how much a month",
    group: "buying",
    calculation: ["price", "needed", "monthlySaving", "months"],
  },
  "compare-offers": {
    name: "Compare bank offers",
    subtitle: "Which one costs least if you sell in a few years",
    group: "buying",
    calculation: ["price", "deposit", "lowestRate", "saving"],
  },
  "rent-or-buy": {
    name: "Rent or buy",
    subtitle: "Which leaves you better off",
    group: "buying",
    calculation: ["price", "rent", "years", "tippingRent"],
  },
  "pay-off-sooner": {
    name: "Pay your bond off sooner",
    subtitle: "Lump sums, a bonus, an access bond, a date to aim for",
    group: "owning",
    calculation: ["balance", "interestRate", "monthlyExtra", "interestSaved"],
  },
  "next-rate-decision": {
    name: "The next rate decision",
    subtitle: "What it may do to your instalment",
    group: "owning",
    calculation: ["balance", "interestRate", "instalment", "change"],
  },
  "switch-your-bond": {
    name: "Switch your bond",
    subtitle: "What it costs, and from when you are ahead",
    group: "owning",
    calculation: ["balance", "interestRate", "newRate", "saving"],
  },
  "past-rates": {
    name: "What if I had bought in …",
    subtitle: "The rates as they came",
    group: "owning",
    calculation: ["loan", "firstInstalment", "highestInstalment", "instalmentNow"],
  },
  "buy-to-let": {
    name: "Buy to let",
    subtitle: "Does it pay for itself?",
    group: "investing",
    calculation: ["price", "rent", "monthlyCashFlow", "returnPercent"],
  },
} as const satisfies Record<string, ToolEntry>;

export type ToolId = keyof typeof tools;

export const toolIds = Object.keys(tools) as ToolId[];

/** The tools under the situations of the index. */
export const toolsBySituation = () =>
  (Object.keys(toolGroups) as ToolGroup[]).map((group) => ({
    group,
    title: toolGroups[group],
    ids: toolIds.filter((id) => tools[id].group === group),
  }));

/** What search engines read about a tool; a table of its own, so that no script loads it. */
export type ToolSearch = {
  /** Title of the document, in the words that people search with. */
  title: string;
  description: string;
  keywords: string;
};

export const toolSearch: Readonly<Record<ToolId, ToolSearch>> = {
  "cash-needed": {
    title: "How much cash do I need to buy a house in South Africa?",
    description:
      "Deposit, transfer duty, attorneys, bank and moving: what you pay, to whom and by which day, from the signed offer to the keys.",
    keywords: "cash needed to buy a house, hidden costs of buying a house, transfer costs dates South Africa",
  },
  "save-for-a-deposit": {
    title: "Save for a deposit: how long, or how much a month",
    description:
      "How long until you have the deposit and all the costs of buying, at the price that the home will have by then, or what to save each month.",
    keywords: "save for a house deposit South Africa, deposit calculator, how long to save for a house",
  },
  "compare-offers": {
    title: "Compare home loan offers from South African banks",
    description:
      "Two or three bank offers next to each other: which one costs least, with all fees and costs, also if you sell before the bond is repaid.",
    keywords: "compare home loan offers, compare bond offers banks South Africa, cheapest home loan",
  },
  "rent-or-buy": {
    title: "Rent or buy calculator South Africa",
    description:
      "What you would own after some years if you buy, and if you rent and invest the difference, with South African costs, and the break-even rent.",
    keywords: "rent or buy calculator South Africa, is rent dead money, rent vs buy",
  },
  "pay-off-sooner": {
    title: "13th cheque and access bond calculator",
    description:
      "What lump sums, a yearly bonus and extra payments save on your bond, what drawing money again costs, and what to add to be done by a date.",
    keywords: "pay off bond faster, 13th cheque into bond, access bond calculator, lump sum home loan",
  },
  "next-rate-decision": {
    title: "What will the next repo rate decision do to my bond?",
    description:
      "When the Reserve Bank decides next, and what a change of the repo rate by a quarter, a half or more would do to your bond repayment.",
    keywords: "repo rate decision, SARB rate announcement, bond repayment if rates rise",
  },
  "switch-your-bond": {
    title: "Bond switch calculator with 90-day notice",
    description:
      "What moving your bond to another bank costs, from which month you are ahead, and the rate at which your own bank is as good.",
    keywords: "switch bond calculator South Africa, home loan switch costs, 90 day notice bond cancellation",
  },
  "past-rates": {
    title: "What if I had bought in 2008? A bond at the rates as they came",
    description:
      "A home loan replayed month by month at the prime rates that South Africa really had: the instalment then, at its highest, at its lowest and today.",
    keywords: "prime rate history South Africa, home loan in 2008, historical bond repayments",
  },
  "buy-to-let": {
    title: "Buy-to-let calculator South Africa: yield, cash flow and return",
    description:
      "Gross and net yield, what you add each month, the rent that pays for the bond, tax, and the yearly return on the money you put in.",
    keywords: "rental yield calculator South Africa, buy to let calculator, rental property cash flow",
  },
};
