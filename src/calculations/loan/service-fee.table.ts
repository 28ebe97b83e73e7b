import type { Sourced } from "../sourced/sourced.ts";

/** A bank's service fee in rand a month while a loan runs, VAT included: the cap of R60 plus 15 %. */
export const serviceFeeTable: Sourced & { readonly serviceFee: number } = {
  from: "2016-05-06",
  source: "National Credit Act 34 of 2005, regulation 44 (acts.co.za)",
  status: "authority",
  checked: "2026-11-22",
  serviceFee: 69,
};
