import type { Pageview } from "../../src/contract/analytics-schema.ts";

// What made-up visitors are like. Each choice is beside how often it is taken.

export type Program = Pick<Pageview, "device" | "browser" | "os" | "resolution" | "userAgent">;

const program = (
  device: Program["device"],
  browser: Program["browser"],
  os: Program["os"],
  resolution: string,
  platform: string,
  version: string,
): Program => ({
  device,
  browser,
  os,
  resolution,
  userAgent: `Mozilla/5.0 (${platform}) AppleWebKit/537.36 (KHTML, like Gecko) ${version}`,
});

export const programs: readonly (readonly [Program, number])[] = [
  [
    program(
      "mobile",
      "Chrome",
      "Android",
      "360x800",
      "Linux; Android 10; K",
      "Chrome/140.0.0.0 Mobile Safari/537.36",
    ),
    50,
  ],
  [
    program(
      "mobile",
      "Safari",
      "iOS",
      "390x844",
      "iPhone; CPU iPhone OS 18_5 like Mac OS X",
      "Version/18.5 Mobile/15E148 Safari/604.1",
    ),
    15,
  ],
  [program("mobile", "Firefox", "Android", "412x915", "Android 14; Mobile; rv:141.0", "Firefox/141.0"), 2],
  [
    program(
      "tablet",
      "Safari",
      "iOS",
      "820x1180",
      "iPad; CPU OS 18_5 like Mac OS X",
      "Version/18.5 Safari/604.1",
    ),
    4,
  ],
  [
    program(
      "desktop",
      "Chrome",
      "Windows",
      "1536x864",
      "Windows NT 10.0; Win64; x64",
      "Chrome/140.0.0.0 Safari/537.36",
    ),
    17,
  ],
  [
    program(
      "desktop",
      "Edge",
      "Windows",
      "1920x1080",
      "Windows NT 10.0; Win64; x64",
      "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    ),
    6,
  ],
  [
    program(
      "desktop",
      "Safari",
      "macOS",
      "1440x900",
      "Macintosh; Intel Mac OS X 10_15_7",
      "Version/18.5 Safari/605.1.15",
    ),
    4,
  ],
  [program("desktop", "Firefox", "Linux", "1920x1080", "X11; Linux x86_64; rv:141.0", "Firefox/141.0"), 2],
];

export const languages = [
  ["en-ZA", 62],
  ["en-US", 16],
  ["en-GB", 10],
  ["af-ZA", 6],
  ["zu-ZA", 4],
  ["xh-ZA", 2],
] as const;

/** Where somebody comes from: the referrer, and the parameters of a campaign. */
export const origins: readonly (readonly [{ referrer: string; utm: Record<string, string> }, number])[] = [
  [{ referrer: "https://www.google.com/", utm: {} }, 46],
  [{ referrer: "", utm: {} }, 28],
  [{ referrer: "https://www.bing.com/", utm: {} }, 4],
  [
    {
      referrer: "https://l.facebook.com/",
      utm: { utm_source: "facebook", utm_medium: "social", utm_campaign: "first-home" },
    },
    8,
  ],
  [
    {
      referrer: "https://www.google.com/",
      utm: { utm_source: "google", utm_medium: "cpc", utm_campaign: "bond-calculator" },
    },
    7,
  ],
  [{ referrer: "", utm: { utm_source: "newsletter", utm_medium: "email", utm_campaign: "prime-rate" } }, 4],
  [{ referrer: "https://forum.example/t/transfer-duty", utm: {} }, 3],
];

export const landingPages = [
  ["/", 45],
  ["/calculator/affordability", 16],
  ["/calculator/calculator", 18],
  ["/calculator/sensitivity", 4],
  ["/calculator/extra-payment", 5],
  ["/education/articles", 6],
  ["/education/understanding-costs", 6],
] as const;

export const nextPages = [
  ["/calculator/affordability", 22],
  ["/calculator/calculator", 24],
  ["/calculator/sensitivity", 10],
  ["/calculator/extra-payment", 12],
  ["/education/articles", 10],
  ["/education/getting-started", 6],
  ["/education/financial-preparation", 5],
  ["/education/understanding-costs", 7],
  ["/education/loan-process", 4],
  ["/", 6],
  ["/privacy", 1],
] as const;

export const fields: Record<string, readonly (readonly [string, number])[]> = {
  affordability: [
    ["grossIncome", 10],
    ["netIncome", 8],
    ["monthlyExpenses", 9],
    ["affordabilityRate", 3],
    ["affordabilityTerm", 3],
    ["stressed", 2],
  ],
  calculator: [
    ["purchasePrice", 12],
    ["downPayment", 9],
    ["interestRate", 6],
    ["loanTerm", 5],
    ["offerDate", 1],
    ["transferDate", 1],
  ],
  sensitivity: [
    ["loanAmount", 6],
    ["interestRate", 5],
    ["loanTerm", 3],
  ],
  "extra-payment": [
    ["extraPayment", 10],
    ["extraPaymentDuration", 4],
    ["loanAmount", 5],
  ],
};

export const articles = [
  ["property-tips-what-to-check-at-a-show-day", 8],
  ["property-tips-voetstoots-and-hidden-defects-explained", 6],
  ["property-tips-sectional-title-vs-freehold-in-sa", 6],
  ["property-tips-for-viewing-homes-in-winter", 3],
] as const;

export const searches = [
  ["transfer duty", 6],
  ["deposit", 5],
  ["credit score", 5],
  ["self employed", 3],
  ["bond costs", 3],
  ["first time buyer", 4],
] as const;

export const questions = [
  ["How much deposit do I need?", 5],
  ["What is transfer duty?", 4],
  ["How long does a bond application take?", 3],
] as const;

/** How busy the hours of a day are, from midnight on. */
export const hours = [
  2, 1, 1, 1, 1, 3, 6, 9, 12, 14, 15, 15, 16, 15, 14, 14, 14, 13, 13, 16, 19, 18, 12, 6,
].map((weight, hour) => [hour, weight] as const);

/** From Sunday on. */
export const weekdays = [0.82, 1.12, 1.1, 1.08, 1.05, 0.98, 0.74];

/** Sites of agents, on which answers stand in frames. */
export const hosts = [
  ["https://www.agency.example", 5],
  ["https://homes.example", 2],
  ["https://portal.example", 1],
] as const;
