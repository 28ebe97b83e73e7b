import type { ReactNode } from "react";
import styles from "./part-picture.module.css";

/** The picture of a part, for the numbers that the chapter begins with. */
export function PartPicture({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.picture} data-picture={name}>
      {children}
    </span>
  );
}
