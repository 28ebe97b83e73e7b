/** What the site holds records of: the subject, and the categories of records on it. */
export const recordsHeld = [
  {
    subject: "People who asked for a call",
    categories:
      "contact requests, the consent given with each, what became of its delivery to the partner, and what became of the request",
  },
  {
    subject: "How the site is used",
    categories: "calls of analytics under random numbers, and the daily sums made from them",
  },
  {
    subject: "The site itself",
    categories: "its program, its texts, its tables of figures and their sources",
  },
  {
    subject: "The company",
    categories: "its own records: founding papers, accounts, tax, agreements, correspondence",
  },
] as const;

/** Laws under which a company keeps records that people may ask for; where one applies to the company. */
export const recordLaws = [
  "Companies Act 71 of 2008",
  "Income Tax Act 58 of 1962",
  "Tax Administration Act 28 of 2011",
  "Value-Added Tax Act 89 of 1991",
  "Consumer Protection Act 68 of 2008",
  "Electronic Communications and Transactions Act 25 of 2002",
  "Protection of Personal Information Act 4 of 2013",
] as const;
