/**
 * What a private body may charge for access to a record, in rand. Source: the fees structure on the Information
 * Regulator's site, https://inforegulator.org.za/paia-fees-structure-2/; checked on 22 November 2026.
 */
export const accessFees = [
  ["The request itself", "R140"],
  ["A printed or copied page, A4", "R2 a page"],
  ["A copy on a flash drive or a compact disc that you bring", "R40"],
  ["A copy on a compact disc that we supply", "R60"],
  ["A written copy of an audio record", "R24 an A4 page"],
  ["Searching and preparing, after the first hour", "R145 an hour or part of one, at most R435"],
  ["A deposit, if the search takes more than six hours", "one third of the fees for copies"],
  ["Post or electronic transfer", "what it costs"],
] as const;
