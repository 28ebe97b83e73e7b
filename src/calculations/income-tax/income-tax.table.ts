import type { Sourced } from "../sourced/sourced.ts";

/** The rates of income tax of private persons in percent: the visitor chooses the one on the last rand earned. */
export const marginalRatesTable: Sourced & { readonly marginalPercents: readonly number[] } = {
  from: "2017-03-01",
  source: "SARS, rates of tax for individuals, 2018 to 2027 years of assessment (taxtim.com, irp5.co.za)",
  status: "agreed",
  checked: "2026-11-22",
  marginalPercents: [18, 26, 31, 36, 39, 41, 45],
};

/** The interest in rand a year that a private person earns free of tax, by age. */
export const interestExemptionTable: Sourced & {
  readonly interestExemption: number;
  readonly interestExemptionFrom65: number;
} = {
  from: "2013-03-01",
  source: "Income Tax Act 58 of 1962, section 10(1)(i) (k-mos.com); no change found for 2026/27",
  status: "agreed",
  checked: "2026-11-22",
  interestExemption: 23_800,
  interestExemptionFrom65: 34_500,
};

/** The most in rand a year that may be paid into tax-free savings. */
export const taxFreeSavingsTable: Sourced & { readonly yearlyLimit: number } = {
  from: "2026-03-01",
  source: "Budget of 25 February 2026 (businessday.co.za, sanlamonline.co.za)",
  status: "agreed",
  checked: "2026-11-22",
  yearlyLimit: 46_000,
};
