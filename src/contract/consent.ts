import type { ConsentNames } from "./consent-names.ts";

/** Changes with every change of the wording, so that a stored consent can be read years later. */
export const consentVersion = "2026-11-3";

/** The two channels for offers, each with its own unticked box: asking for a call is no permission to advertise. */
export const marketingWordings = {
  marketingEmail: ({ partnerName }: ConsentNames) =>
    `${partnerName} may also send me offers about home loans by e-mail. I can stop this at any time.`,
  marketingPhone: ({ partnerName }: ConsentNames) =>
    `${partnerName} may also phone me with offers about home loans. I can stop this at any time.`,
};

/** What a visitor reads under each contact form: who receives the details and why, what needs another consent, who pays, and how to object. */
export function consentWording({ partnerName, objectionEmail }: ConsentNames): string {
  return (
    `By sending this form you ask ${partnerName}, a registered bond originator, to call you about a home loan. ` +
    `We pass what you enter, and any figures shown, to ${partnerName} for that purpose only. ` +
    "A bank gets it, or checks your credit record, only if you agree to that separately. " +
    `${partnerName} may pay us; you pay nothing. ` +
    `You may object, or have it corrected or erased, any time, free of charge: ${objectionEmail}.`
  );
}

/** The words of one version: those above the button, and those of each box. */
type Wordings = Record<"consent" | keyof typeof marketingWordings, (names: ConsentNames) => string>;

/** One box for both ways. */
const firstMarketingWording = ({ partnerName }: ConsentNames) =>
  `${partnerName} may also send me offers about home loans by e-mail or phone. I can stop this at any time.`;

/**
 * The words of every version that a form was ever shown with. A page may be open for weeks, and a request may wait
 * on a device: when the wording changes, the old words move here under their version and stay.
 */
const versions: Record<string, Wordings> = {
  "2026-11-1": {
    consent: ({ partnerName }) =>
      `By sending this form you ask ${partnerName}, a home-loan originator, to call you about a home loan. ` +
      `We pass the details you give here, and the figures of your calculation where the form shows them, to ${partnerName} for that purpose only. ` +
      "You may object, or ask us to correct or erase them, at any time.",
    marketingEmail: firstMarketingWording,
    marketingPhone: firstMarketingWording,
  },
  "2026-11-2": {
    consent: ({ partnerName, objectionEmail }) =>
      `By sending this form you ask ${partnerName}, a home-loan originator, to call you about a home loan. ` +
      `We pass the details you give here, and the figures of your calculation where the form shows them, to ${partnerName} for that purpose only. ` +
      `${partnerName} may pay us for your request; you pay nothing. ` +
      `You may object, or ask us to correct or erase your details, at any time and free of charge: ${objectionEmail}.`,
    ...marketingWordings,
  },
  [consentVersion]: { consent: consentWording, ...marketingWordings },
};

/** What a form of this version says; undefined for a version that we never showed. */
export function agreedWordings(
  version: string,
  names: ConsentNames,
): Record<keyof Wordings, string> | undefined {
  const words = Object.hasOwn(versions, version) ? versions[version] : undefined;
  return (
    words && {
      consent: words.consent(names),
      marketingEmail: words.marketingEmail(names),
      marketingPhone: words.marketingPhone(names),
    }
  );
}
