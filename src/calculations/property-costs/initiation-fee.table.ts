/** A bank's initiation fee in rand, VAT included: the cap of R5,250 for a mortgage plus 15 %. */
export const initiationFeeTable = {
  from: "2016-05-06",
  source: "National Credit Act 34 of 2005, regulation 42 (acts.co.za)",
  checked: "2026-11-21",
  initiationFee: 6_037.5,
} as const;
