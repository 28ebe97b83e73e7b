import type { ReactNode } from "react";
import styles from "./tool-group.module.css";

/** Fields that belong together, under what they have in common; without it a long list is hard to find anything in. */
export function ToolGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
