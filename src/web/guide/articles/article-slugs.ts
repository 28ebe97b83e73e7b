/** The 64 articles on the partner's site in their order: the last part of the address, and what the article is about. */
export const articleSlugs: readonly (readonly [slug: string, blurb: string])[] = [
  [
    "property-tips-what-to-check-at-a-show-day",
    "What to look at, and what to ask, in the half hour that a house stands open.",
  ],
  [
    "property-tips-for-viewing-homes-in-winter",
    "Cold, damp and short days show a home as it is: where to look.",
  ],
  [
    "property-tips-for-viewing-homes-in-winter-2",
    "More for viewings in the cold months: sun, heating and leaks.",
  ],
  [
    "property-tips-voetstoots-and-hidden-defects-explained",
    "What “as it stands” means for faults that nobody could see.",
  ],
  [
    "property-tips-sectional-title-vs-freehold-in-sa",
    "A unit in a scheme or a house on its own land: what differs.",
  ],
  [
    "property-tips-dont-skip-the-home-inspection",
    "Why a paid look at roof, damp and wiring belongs before the signature.",
  ],
  [
    "property-tips-a-seller-s-disclosure-form-and-you",
    "The form on which a seller lists known faults, and how to read it.",
  ],
  [
    "property-tips-questions-to-ask-the-body-corporate",
    "Levies, reserves and rules: what to find out before you buy a unit.",
  ],
  [
    "property-tips-does-a-rising-interest-rate-change-your-offer",
    "How a higher rate changes the price that you can offer.",
  ],
  ["property-tips-small-repairs-worth-asking-for", "Modest repairs that a buyer can ask the seller to make."],
  [
    "financial-planning-before-you-buy-a-home-1",
    "Putting savings, debts and a budget in order ahead of a purchase.",
  ],
  [
    "financial-planning-how-to-build-a-deposit-on-one-income",
    "Saving a deposit when one salary has to carry it.",
  ],
  [
    "financial-planning-buying-with-a-partner-or-a-friend",
    "Two names on one bond: shares, duties and a way out.",
  ],
  ["financial-planning-paying-off-short-term-debt-first", "How small debts lower the loan a bank will give."],
  [
    "financial-planning-what-happens-when-you-cant-pay-your-bond",
    "Missed instalments: whom to call, and what a bank may do.",
  ],
  [
    "financial-planning-budgeting-for-rates-levies-and-insurance",
    "The monthly bills of an owner that no instalment shows.",
  ],
  [
    "financial-planning-an-emergency-fund-for-homeowners-3",
    "How much to keep aside once the roof is your own.",
  ],
  [
    "home-finance-planning-access-bonds-and-how-theyre-used",
    "Bonds from which you can draw again what you paid in early.",
  ],
  [
    "home-finance-planning-whats-a-home-loan-switch-worth",
    "Moving a bond to another bank: the saving against the cost.",
  ],
  [
    "home-finance-planning-20-vs-30-year-bond-terms",
    "A shorter or a longer term: the instalment and the interest.",
  ],
  [
    "home-finance-planning-the-cost-of-a-100-percent-bond",
    "What borrowing the whole price adds to the bill.",
  ],
  ["home-finance-planning-extra-payments-from-a-bonus", "What a lump sum does to interest and term."],
  [
    "home-finance-planning-life-cover-and-your-bond",
    "Why banks ask for life cover, and what you may choose.",
  ],
  ["legal-costs-transfer-duty-by-price-bracket", "How the tax on buying climbs with the price."],
  ["legal-costs-transfer-duty-tables-2026", "The scale of transfer duty, bracket by bracket."],
  ["legal-costs-who-pays-the-transferring-attorney", "Chosen by one side, paid by the other: how it works."],
  ["legal-costs-bond-registration-fees-explained-4", "The bill for having a bond registered, line by line."],
  [
    "legal-costs-rates-clearance-and-why-its-needed",
    "The municipality’s paper without which nothing is transferred.",
  ],
  [
    "legal-costs-compliance-certificates-in-the-western-cape",
    "Electricity, gas, water and beetles: what a seller hands over.",
  ],
  [
    "legal-costs-cancelling-a-bond-and-the-90-day-notice",
    "How early notice to the bank avoids a charge at the end.",
  ],
  [
    "legal-costs-vat-or-transfer-duty-on-a-new-development",
    "Which of the two taxes a buyer from a developer pays.",
  ],
  ["legal-costs-fees-youre-likely-to-overlook", "Small charges that come on top of the large ones."],
  ["how-the-sarb-sets-the-repo-rate", "Who decides the Reserve Bank’s rate, when, and on what grounds."],
  ["what-a-repo-rate-hike-means-for-your-bond", "How a rise at the Reserve Bank reaches your instalment."],
  ["whats-next-for-the-repo-rate-in-sa-5", "A view of where the Reserve Bank’s rate may go."],
  ["repo-rate-held-steady-but-budgets-stay-tight", "An unchanged rate, seen from a household’s budget."],
  [
    "fixed-or-variable-interest-rate-for-a-first-bond",
    "Certainty or flexibility: what each kind of rate asks of you.",
  ],
  ["how-to-ask-a-bank-for-a-lower-interest-rate", "Arguments and timing for a talk about your margin."],
  ["the-prime-interest-rate-in-sa-explained", "The yardstick from which banks price a home loan."],
  [
    "interest-rate-cycles-and-the-sa-property-market-12",
    "How ups and downs of the rate show in homes for sale.",
  ],
  ["first-time-buyers-and-the-repo-rate", "What a change of the rate means for a first purchase."],
  ["first-time-buyer-checklist-for-sa", "The steps and papers of a first purchase in order."],
  [
    "first-time-buyer-mistakes-and-how-to-avoid-them-10",
    "Common slips of first buyers, and the habit that prevents each.",
  ],
  ["first-time-buyer-subsidies-whats-available", "State help for buyers with a smaller income."],
  ["first-time-buying-with-no-deposit", "Borrowing the full price: who can, and what it asks."],
  ["first-time-home-seller-or-buyer-were-here-to-help", "Where both sides of a first sale find support."],
  ["first-time-buyer-documents-and-kyc-checks", "The papers that prove who you are and what you earn."],
  ["first-time-landlords-and-what-to-budget-for", "Costs and empty months that rent has to cover."],
  ["first-time-offers-neither-too-high-nor-too-low", "Finding a first offer that a seller takes seriously."],
  ["whos-who-in-a-property-transfer", "Agent, bank, three attorneys and the deeds office: who does what."],
  ["kyc-documents-your-bank-will-ask-for", "What a bank needs to see before it may take you on."],
  ["understanding-FICA-checks-on-a-home-loan", "Why everyone asks for the same papers, and which ones."],
  ["OTP-clauses-every-buyer-should-read", "The lines of an offer to purchase that decide the most."],
  ["dont-sign-the-offer-to-purchase-in-a-hurry", "A signed offer binds: why a night’s sleep is worth it."],
  ["sarb-policy-rate-to-replace-prime-in-sa", "The plan for a new yardstick in place of prime."],
  ["a-buyer-s-guide-to-occupational-rent", "Rent for living in a home before it is registered to you."],
  ["the-home-buyer-s-glossary-from-bond-to-voetstoots", "The words of a home purchase in plain language."],
  ["bond-registration--what-happens-next", "From the signed bond papers to the deeds office."],
  ["were-answering-your-home-loan-questions-7", "Readers’ questions on home loans, with answers."],
  [
    "why-youre-asked-for-three-months-of-payslips",
    "What a bank reads in a payslip, and why one is not enough.",
  ],
  ["is-your-credit-score-good-and-what-its-based-on", "What the number means and what moves it."],
  ["bridging-finance-on-a-property-sale", "Money against a sale that has not yet paid out."],
  ["sa-property-auctions-and-home-loans", "Buying under the hammer when a bank is to pay."],
  ["how-much-deposit-should-you-put-in", "More down or more in reserve: how to weigh it."],
];
