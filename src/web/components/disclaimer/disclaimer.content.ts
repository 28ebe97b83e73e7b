/** The disclaimers' words, as the specification gives them. */
export const siteDisclaimer =
  "This platform is for illustrative purposes only. Actual results may vary significantly. Consult qualified financial advisors, loan originators, and legal professionals for personalized advice.";

export const liabilityDisclaimer =
  "The calculators may contain errors, and the product and its partners accept no liability for any loss arising from their use.";

export const educationDisclaimer =
  "The content is for educational purposes only and is not financial, legal or investment advice. Visitors should consult financial advisors, loan originators, attorneys and tax specialists.";

/** Whom to ask before deciding. */
export const recommendedAdvisers = [
  "Financial advisors",
  "Licensed loan originators",
  "Tax professionals",
  "Legal counsel",
  "Property investment specialists",
];
