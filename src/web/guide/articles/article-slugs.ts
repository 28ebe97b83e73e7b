/** The 64 articles on the partner's site in their order: the last part of the address, and what the article is about. */
export const articleSlugs: readonly (readonly [slug: string, blurb: string])[] = [
  ["property-tips-what-to-check-at-a-show-day", "What to look at, and what to ask, during a show day."],
  [
    "property-tips-for-viewing-homes-in-winter",
    "Cold, damp and short days show a home’s faults: where to look.",
  ],
  [
    "property-tips-for-viewing-homes-in-winter-2",
    "More for viewings in the cold months: sun, heating and leaks.",
  ],
  [
    "property-tips-voetstoots-and-hidden-defects-explained",
    "What “as is” means for faults that nobody could see.",
  ],
  [
    "property-tips-sectional-title-vs-freehold-in-sa",
    "A unit in a scheme or a house on its own land: the differences.",
  ],
  [
    "property-tips-dont-skip-the-home-inspection",
    "Why you should pay for a check of roof, damp and wiring before you sign.",
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
    "How a higher rate lowers the price that you can offer.",
  ],
  ["property-tips-small-repairs-worth-asking-for", "Small repairs that a buyer can ask the seller to make."],
  [
    "financial-planning-before-you-buy-a-home-1",
    "Getting savings, debts and a budget in order before you buy.",
  ],
  ["financial-planning-how-to-build-a-deposit-on-one-income", "Saving a deposit on one salary."],
  [
    "financial-planning-buying-with-a-partner-or-a-friend",
    "Two names on one bond: who owns what, who pays what, and a way out.",
  ],
  [
    "financial-planning-paying-off-short-term-debt-first",
    "How small debts lower the loan that a bank will give you.",
  ],
  [
    "financial-planning-what-happens-when-you-cant-pay-your-bond",
    "Missed instalments: whom to phone, and what a bank may do.",
  ],
  [
    "financial-planning-budgeting-for-rates-levies-and-insurance",
    "The monthly bills of an owner that come on top of the instalment.",
  ],
  [
    "financial-planning-an-emergency-fund-for-homeowners-3",
    "How much to save for emergencies once you own the roof.",
  ],
  [
    "home-finance-planning-access-bonds-and-how-theyre-used",
    "Bonds from which you can draw out what you paid in extra.",
  ],
  [
    "home-finance-planning-whats-a-home-loan-switch-worth",
    "Moving a bond to another bank: what you save and what it costs.",
  ],
  [
    "home-finance-planning-20-vs-30-year-bond-terms",
    "A shorter or a longer term: what it does to instalment and interest.",
  ],
  ["home-finance-planning-the-cost-of-a-100-percent-bond", "What it costs to borrow the whole price."],
  ["home-finance-planning-extra-payments-from-a-bonus", "What a lump sum does to interest and term."],
  ["home-finance-planning-life-cover-and-your-bond", "Why banks want life cover, and what you may choose."],
  ["legal-costs-transfer-duty-by-price-bracket", "How transfer duty rises with the price."],
  ["legal-costs-transfer-duty-tables-2026", "The scale of transfer duty, bracket by bracket."],
  ["legal-costs-who-pays-the-transferring-attorney", "The seller chooses, the buyer pays: how it works."],
  ["legal-costs-bond-registration-fees-explained-4", "The bill for registering a bond, line by line."],
  [
    "legal-costs-rates-clearance-and-why-its-needed",
    "The municipality’s certificate without which no home is transferred.",
  ],
  [
    "legal-costs-compliance-certificates-in-the-western-cape",
    "Electricity, gas, water and beetles: the certificates a seller must give you.",
  ],
  [
    "legal-costs-cancelling-a-bond-and-the-90-day-notice",
    "How notice to the bank in good time saves you a charge.",
  ],
  [
    "legal-costs-vat-or-transfer-duty-on-a-new-development",
    "Which of the two taxes you pay when you buy from a developer.",
  ],
  ["legal-costs-fees-youre-likely-to-overlook", "Small costs that come on top of the large ones."],
  ["how-the-sarb-sets-the-repo-rate", "Who decides the Reserve Bank’s rate, when, and why."],
  [
    "what-a-repo-rate-hike-means-for-your-bond",
    "How a rise in the Reserve Bank’s rate changes your instalment.",
  ],
  ["whats-next-for-the-repo-rate-in-sa-5", "One view of where the Reserve Bank’s rate may go."],
  ["repo-rate-held-steady-but-budgets-stay-tight", "What an unchanged rate means for your budget."],
  [
    "fixed-or-variable-interest-rate-for-a-first-bond",
    "A rate that stays or a rate that moves: what each costs you.",
  ],
  ["how-to-ask-a-bank-for-a-lower-interest-rate", "What to say to the bank about your rate, and when."],
  ["the-prime-interest-rate-in-sa-explained", "The rate from which banks price a home loan."],
  [
    "interest-rate-cycles-and-the-sa-property-market-12",
    "How a rising or falling rate changes the market for homes.",
  ],
  ["first-time-buyers-and-the-repo-rate", "What a change in the rate means for your first purchase."],
  ["first-time-buyer-checklist-for-sa", "The steps and documents of a first purchase, in order."],
  [
    "first-time-buyer-mistakes-and-how-to-avoid-them-10",
    "Common mistakes of first-time buyers, and how to avoid each.",
  ],
  ["first-time-buyer-subsidies-whats-available", "Government help for buyers with a smaller income."],
  ["first-time-buying-with-no-deposit", "Borrowing the full price: who can, and what it takes."],
  ["first-time-home-seller-or-buyer-were-here-to-help", "Where first-time buyers and sellers can get help."],
  ["first-time-buyer-documents-and-kyc-checks", "The documents that prove who you are and what you earn."],
  [
    "first-time-landlords-and-what-to-budget-for",
    "The costs and the empty months that your rent must cover.",
  ],
  [
    "first-time-offers-neither-too-high-nor-too-low",
    "How to find a first offer that a seller takes seriously.",
  ],
  ["whos-who-in-a-property-transfer", "Agent, bank, three attorneys and the deeds office: who does what."],
  ["kyc-documents-your-bank-will-ask-for", "What a bank must see before it may accept you as a client."],
  ["understanding-FICA-checks-on-a-home-loan", "Why everyone wants the same documents, and which ones."],
  ["OTP-clauses-every-buyer-should-read", "The clauses of an offer to purchase that matter most."],
  ["dont-sign-the-offer-to-purchase-in-a-hurry", "A signed offer binds: why a night’s sleep is worth it."],
  ["sarb-policy-rate-to-replace-prime-in-sa", "The plan to replace prime with the Reserve Bank’s own rate."],
  [
    "a-buyer-s-guide-to-occupational-rent",
    "What you pay to live in a home before it is registered in your name.",
  ],
  ["the-home-buyer-s-glossary-from-bond-to-voetstoots", "The words of buying a home, in plain language."],
  [
    "bond-registration--what-happens-next",
    "What happens between signing the bond documents and the deeds office.",
  ],
  ["were-answering-your-home-loan-questions-7", "Readers’ questions on home loans, with answers."],
  [
    "why-youre-asked-for-three-months-of-payslips",
    "What a bank looks for in a payslip, and why one is not enough.",
  ],
  ["is-your-credit-score-good-and-what-its-based-on", "What your score means, and what changes it."],
  ["bridging-finance-on-a-property-sale", "Borrowing against a sale that has not paid out yet."],
  ["sa-property-auctions-and-home-loans", "Buying at an auction when you need a home loan."],
  ["how-much-deposit-should-you-put-in", "A larger deposit or more savings: how to choose."],
];
