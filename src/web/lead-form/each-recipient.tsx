import type { ReactNode } from "react";
import type { LoanType } from "#contract/lead.ts";
import { ownRecipientKey, type Recipient, type RecipientSite, recipientOf } from "#contract/recipients.ts";
import styles from "./each-recipient.module.css";
import type { LeadVariant } from "./lead-variants.ts";

/** A partner that a form may go to, and the loan types for which it does. */
type RecipientChoice = Recipient & { loanTypes: readonly { value: LoanType; label: string }[] };

/** Who may get the requests of a form: usually one partner for all of its loan types. */
export function recipientChoices(site: RecipientSite, { source, loanTypes }: LeadVariant): RecipientChoice[] {
  const chosen = loanTypes.map((type) => ({ type, ...recipientOf(site, source, type.value) }));
  return [...Map.groupBy(chosen, ({ key }) => key).values()].map((all) => ({
    key: all[0]!.key,
    name: all[0]!.name,
    loanTypes: all.map(({ type }) => type),
  }));
}

/** Their names: "One", or "One or Two". */
export const partnersOf = (site: RecipientSite, variant: LeadVariant): string =>
  recipientChoices(site, variant)
    .map(({ name }) => name)
    .join(" or ");

type EachRecipientProps = {
  choices: readonly RecipientChoice[];
  children: (partnerName: string) => ReactNode;
};

/**
 * The words for the partner of the chosen loan type, in a form without scripts: the style sheet shows those of the
 * chosen one. A browser that cannot do that shows all, each with the loan types that it is for.
 */
export function EachRecipient({ choices, children }: EachRecipientProps) {
  const [only] = choices;
  if (choices.length === 1 && only) return children(only.name);
  return choices.map(({ key, name, loanTypes }) => (
    <div key={key} className={[styles.choice, ...loanTypes.map(({ value }) => styles[value])].join(" ")}>
      <p className={styles.for}>For {loanTypes.map(({ label }) => label).join(", ")}:</p>
      {children(name)}
    </div>
  ));
}

/** Tells the server whom the form named; by loan type where it cannot know which will be chosen. */
export function RecipientFields({ choices }: Pick<EachRecipientProps, "choices">) {
  const [only] = choices;
  if (choices.length === 1 && only) {
    return only.key !== ownRecipientKey && <input type="hidden" name="partner" value={only.key} />;
  }
  return choices.flatMap(({ key, loanTypes }) =>
    loanTypes.map(({ value }) => <input key={value} type="hidden" name={`partner.${value}`} value={key} />),
  );
}
