/** Changes with every change of the wording, so that a stored consent can be read years later. */
export const consentVersion = "2026-11-1";

/** What a visitor reads under each contact form: who receives the details, and why. */
export function consentWording(partnerName: string): string {
  return (
    `By sending this form you ask ${partnerName}, a home-loan originator, to call you about a home loan. ` +
    `We pass the details you give here, and the figures of your calculation where the form shows them, to ${partnerName} for that purpose only. ` +
    "You may object, or ask us to correct or erase them, at any time."
  );
}

/** Beside its own box, unticked: a call that was asked for is no leave to advertise. */
export function marketingWording(partnerName: string): string {
  return `${partnerName} may also send me offers about home loans by e-mail or phone. I can stop this at any time.`;
}

/**
 * The words of every version that a form was ever shown with. A page may be open for weeks: when the wording
 * changes, the old words move here under their version and stay.
 */
const wordings: Record<string, (partnerName: string) => string> = {
  [consentVersion]: (partnerName) => `${consentWording(partnerName)} ${marketingWording(partnerName)}`,
};

/** What a form of this version says, both sentences; undefined for a version that we never showed. */
export const agreedWording = (version: string, partnerName: string): string | undefined =>
  Object.hasOwn(wordings, version) ? wordings[version]?.(partnerName) : undefined;
