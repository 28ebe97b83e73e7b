import type { ReactNode } from "react";
import { Button } from "#web/components/button/button.tsx";
import styles from "./amounts-to-press.module.css";

type AmountsToPressProps = {
  label: string;
  /** What the two lines of each are, before them. */
  lead?: ReactNode;
  /** What is said between the two. */
  verb?: string;
  amounts: readonly { name: string; words: string; pressed: boolean; onPress: () => void }[];
};

/** Values of a field to press, each over what it comes to. */
export function AmountsToPress({ label, lead, verb, amounts }: AmountsToPressProps) {
  return (
    <fieldset className={styles.amounts} aria-label={label}>
      {lead && <p aria-hidden="true">{lead}</p>}
      {amounts.map(({ name, words, pressed, onPress }) => (
        <Button key={name} aria-pressed={pressed} onClick={onPress}>
          {name} {verb && <span className="visually-hidden">{verb} </span>}
          <small>{words}</small>
        </Button>
      ))}
    </fieldset>
  );
}
