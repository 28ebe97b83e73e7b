import type { SmallCurve } from "#web/components/chart/small-curve.tsx";

/** What a tool answers for the numbers that it opens with: its figure on its curve, and a further number that its text names. */
type FeatureAnswer = { figure: string; curve: SmallCurve; also?: string };

type Feature =
  | "home_loan_calculator"
  | "rate_sensitivity"
  | "extra_payment"
  | "affordability"
  | "property_costs"
  | "education";

/** What each feature of the landing page answers. */
export type FeatureAnswers = Readonly<Record<Feature, FeatureAnswer>> & {
  /** Of the home that they are for. */
  price: string;
};
