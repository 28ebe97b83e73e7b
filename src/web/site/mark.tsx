import { markPath } from "#web/components/chart/mark-path.ts";
import styles from "./mark.module.css";

/** The mark: a roof line that is also a rate line, one step up and one slope down, in one stroke. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path
        d={markPath}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

type BrandProps = {
  name: string;
  /** Shows what the site is on a phone too, where other pages only have it read out. */
  described: boolean;
};

/** The mark with the product's name and what it is, leading home. */
export function Brand({ name, described }: BrandProps) {
  return (
    <a className={described ? `${styles.brand} ${styles.described}` : styles.brand} href="/">
      <Mark />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.subtitle}>Property Investment Tools</span>
      </span>
    </a>
  );
}
