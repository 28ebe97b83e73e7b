import type { LeadVariantName } from "./lead-variants.ts";

/** The forms that also stand on a page of their own, /contact/{form}, which works without scripts. */
export const plainForms = ["landing", "calculators", "guide"] as const satisfies readonly LeadVariantName[];

export type PlainForm = (typeof plainForms)[number];

export const plainForm = (name: string | undefined): PlainForm | undefined =>
  plainForms.find((form) => form === name);
