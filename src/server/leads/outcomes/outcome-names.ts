/** What may become of a request, in the order in which it usually does; each is said by the partner. */
export const outcomeNames = [
  "called",
  "no_answer",
  "not_interested",
  "applied",
  "approved",
  "declined",
  "registered",
] as const;
export type OutcomeName = (typeof outcomeNames)[number];

export const outcomeWords: Record<OutcomeName, string> = {
  called: "Called",
  no_answer: "No answer",
  not_interested: "Not interested",
  applied: "Applied for a loan",
  approved: "Approved",
  declined: "Declined",
  registered: "Registered",
};

export const isOutcome = (text: unknown): text is OutcomeName =>
  outcomeNames.some((outcome) => outcome === text);

/** The outcome that a text names, in capitals or not, with blanks or hyphens or neither: "No answer" is no_answer. */
export function readOutcome(text: string): OutcomeName | undefined {
  const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
  const given = letters(text);
  return outcomeNames.find((name) => given === letters(name) || given === letters(outcomeWords[name]));
}
