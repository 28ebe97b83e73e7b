import { expect, test } from "vitest";
import { matchesSearch } from "../search/matches-search.ts";
import {
  type ArticleCategory,
  articleAt,
  articleCategories,
  articleCategory,
  articlePageSize,
  articleTitle,
  inTurns,
  titleParts,
  withReferral,
} from "./article.ts";
import { articleSlugs } from "./article-slugs.ts";

// Written by hand from the specification's rules, not by the code under test.
const expected: readonly (readonly [title: string, category: ArticleCategory])[] = [
  ["Property Tips What to Check at a Show Day", "Property Tips"],
  ["Property Tips for Viewing Homes in Winter", "Property Tips"],
  ["Property Tips for Viewing Homes in Winter", "Property Tips"],
  ["Property Tips Voetstoots and Hidden Defects Explained", "Property Tips"],
  ["Property Tips Sectional Title vs Freehold in SA", "Property Tips"],
  ["Property Tips Don’t Skip the Home Inspection", "Property Tips"],
  ["Property Tips a Seller’s Disclosure Form and You", "Property Tips"],
  ["Property Tips Questions to Ask the Body Corporate", "Property Tips"],
  ["Property Tips Does a Rising Interest Rate Change Your Offer", "Property Tips"],
  ["Property Tips Small Repairs Worth Asking For", "Property Tips"],
  ["Financial Planning Before You Buy a Home", "Financial Planning"],
  ["Financial Planning How to Build a Deposit on One Income", "Financial Planning"],
  ["Financial Planning Buying with a Partner or a Friend", "Financial Planning"],
  ["Financial Planning Paying Off Short Term Debt First", "Financial Planning"],
  ["Financial Planning What Happens When You Can’t Pay Your Bond", "Financial Planning"],
  ["Financial Planning Budgeting for Rates Levies and Insurance", "Financial Planning"],
  ["Financial Planning an Emergency Fund for Homeowners", "Financial Planning"],
  ["Home Finance Planning Access Bonds and How They’re Used", "Financial Planning"],
  ["Home Finance Planning What’s a Home Loan Switch Worth", "Financial Planning"],
  ["Home Finance Planning 20 vs 30 Year Bond Terms", "Financial Planning"],
  ["Home Finance Planning the Cost of a 100 Percent Bond", "Financial Planning"],
  ["Home Finance Planning Extra Payments from a Bonus", "Financial Planning"],
  ["Home Finance Planning Life Cover and Your Bond", "Financial Planning"],
  ["Legal Costs Transfer Duty by Price Bracket", "Legal & Costs"],
  ["Legal Costs Transfer Duty Tables", "Legal & Costs"],
  ["Legal Costs Who Pays the Transferring Attorney", "Legal & Costs"],
  ["Legal Costs Bond Registration Fees Explained", "Legal & Costs"],
  ["Legal Costs Rates Clearance and Why It’s Needed", "Legal & Costs"],
  ["Legal Costs Compliance Certificates in the Western Cape", "Legal & Costs"],
  ["Legal Costs Cancelling a Bond and the 90 Day Notice", "Legal & Costs"],
  ["Legal Costs Vat or Transfer Duty on a New Development", "Legal & Costs"],
  ["Legal Costs Fees You’re Likely to Overlook", "Legal & Costs"],
  ["How the SARB Sets the Repo Rate", "Interest Rates"],
  ["What a Repo Rate Hike Means for Your Bond", "Interest Rates"],
  ["What’s Next for the Repo Rate in SA", "Interest Rates"],
  ["Repo Rate Held Steady but Budgets Stay Tight", "Interest Rates"],
  ["Fixed or Variable Interest Rate for a First Bond", "Interest Rates"],
  ["How to Ask a Bank for a Lower Interest Rate", "Interest Rates"],
  ["The Prime Interest Rate in SA Explained", "Interest Rates"],
  ["Interest Rate Cycles and the SA Property Market", "Interest Rates"],
  ["First Time Buyers and the Repo Rate", "Interest Rates"],
  ["First Time Buyer Checklist for SA", "First-Time Buyers"],
  ["First Time Buyer Mistakes and How to Avoid Them", "First-Time Buyers"],
  ["First Time Buyer Subsidies What’s Available", "First-Time Buyers"],
  ["First Time Buying with No Deposit", "First-Time Buyers"],
  ["First Time Home Seller or Buyer We’re Here to Help", "First-Time Buyers"],
  ["First Time Buyer Documents and KYC Checks", "First-Time Buyers"],
  ["First Time Landlords and What to Budget For", "First-Time Buyers"],
  ["First Time Offers Neither Too High nor Too Low", "First-Time Buyers"],
  ["Who’s Who in a Property Transfer", "Education"],
  ["KYC Documents Your Bank Will Ask For", "Education"],
  ["Understanding FICA Checks on a Home Loan", "Education"],
  ["OTP Clauses Every Buyer Should Read", "Education"],
  ["Don’t Sign the Offer to Purchase in a Hurry", "Education"],
  ["SARB Policy Rate to Replace Prime in SA", "Education"],
  ["A Buyer’s Guide to Occupational Rent", "Education"],
  ["The Home Buyer’s Glossary from Bond to Voetstoots", "Education"],
  ["Bond Registration What Happens Next", "Education"],
  ["We’re Answering Your Home Loan Questions", "Education"],
  ["Why You’re Asked for Three Months of Payslips", "Education"],
  ["Is Your Credit Score Good and What It’s Based On", "Education"],
  ["Bridging Finance on a Property Sale", "Education"],
  ["SA Property Auctions and Home Loans", "Education"],
  ["How Much Deposit Should You Put In", "Education"],
];

test("each of the 64 slugs gives its title and category", () => {
  expect(articleSlugs).toHaveLength(64);
  expect(articleSlugs.map(([slug]) => [articleTitle(slug), articleCategory(slug)])).toEqual(expected);
});

test("ids are unique and every article says in one sentence what it is about", () => {
  expect(new Set(articleSlugs.map(([slug]) => slug)).size).toBe(64);
  for (const [, blurb] of articleSlugs) expect(blurb).toMatch(/^\p{Lu}[^.]+\.$/u);
});

test("a small word is capitalised where it is first or last", () => {
  expect(articleTitle("the-bank-to-talk-to")).toBe("The Bank to Talk To");
});

test("only a trailing number is stripped, and only one", () => {
  expect(articleTitle("bonds-2-3")).toBe("Bonds 2");
  expect(articleTitle("20-year-bonds")).toBe("20 Year Bonds");
});

test("a contraction is restored on whole words only", () => {
  expect(articleTitle("werewolves-cantilever-and-its-limits")).toBe("Werewolves Cantilever and It’s Limits");
});

test("the id is the last path segment, or the place in the list", () => {
  expect(articleAt("https://partner.example/articles/kyc-in-sa/", 4).id).toBe("kyc-in-sa");
  expect(articleAt("https://partner.example", 4).id).toBe("article-4");
  expect(articleAt("https://partner.example/articles/a-bond?ref=x#top", 0).title).toBe("A Bond");
});

test("referral parameters are added only when absent", () => {
  expect(withReferral("https://partner.example/articles/a")).toBe(
    "https://partner.example/articles/a?utm_source=property-platform&utm_medium=referral&utm_campaign=education_articles",
  );
  expect(withReferral("https://partner.example/a?utm_source=mail&page=2")).toBe(
    "https://partner.example/a?utm_source=mail&page=2&utm_medium=referral&utm_campaign=education_articles",
  );
});

test("a search for a category finds all of its articles", () => {
  const articles = articleSlugs.map(([slug], index) =>
    articleAt(`https://partner.example/articles/${slug}`, index),
  );
  expect(
    articles.filter(({ title, category }) => matchesSearch([title, category], "financial planning")),
  ).toHaveLength(13);
  expect(
    articles.filter(({ title, category }) => matchesSearch([title, category], "repo rate")),
  ).toHaveLength(5);
});

test("the first page has two articles of every topic, and no article is lost or twice", () => {
  const articles = articleSlugs.map(([slug], index) =>
    articleAt(`https://partner.example/articles/${slug}`, index),
  );
  const turns = inTurns(articles);
  expect(new Set(turns)).toEqual(new Set(articles));
  expect(turns).toHaveLength(articles.length);
  for (const topic of articleCategories)
    expect(turns.slice(0, articlePageSize).filter(({ category }) => category === topic)).toHaveLength(2);
});

test("an entry need not say its category twice, and titles that are the same have different numbers", () => {
  expect(titleParts("Legal Costs Transfer Duty Tables")).toEqual({
    category: "Legal Costs",
    subject: "Transfer Duty Tables",
  });
  expect(titleParts("Home Finance Planning 20 vs 30 Year Bond Terms").subject).toBe(
    "20 vs 30 Year Bond Terms",
  );
  // Where the next word needs what comes before it, the title stays whole.
  expect(titleParts("Property Tips for Viewing Homes in Winter").category).toBe("");
  expect(titleParts("First Time Buyer Checklist for SA").category).toBe("");
  for (const [title] of expected) {
    const { category, subject } = titleParts(title);
    expect(`${category} ${subject}`.trim()).toBe(title);
  }
});

test("at most two articles share a title: the page calls the later one the second", () => {
  const titles = articleSlugs.map(([slug]) => articleTitle(slug));
  for (const title of titles) expect(titles.filter((one) => one === title).length).toBeLessThanOrEqual(2);
});
