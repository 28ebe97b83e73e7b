import type { ReactNode } from "react";
import styles from "./header.module.css";
import { Brand } from "./mark.tsx";

type PageHeaderProps = {
  name: string;
  /** Whether it stays at the top while scrolling. */
  sticky?: boolean;
  /** The part of the site, if it has its own name. */
  place?: { title: string; subtitle: string };
  /** Links, a menu, a button. */
  children: ReactNode;
};

/** The header of all pages: the site's mark and name, the part of the site, and links. */
export function PageHeader({ name, sticky = false, place, children }: PageHeaderProps) {
  return (
    <header className={sticky ? `${styles.header} ${styles.sticky}` : styles.header}>
      <div className={`page-width ${styles.inside}`}>
        <Brand name={name} />
        {place && (
          <div className={styles.place}>
            <p className={styles.title}>{place.title}</p>
            <p className={styles.subtitle}>{place.subtitle}</p>
          </div>
        )}
        {children}
      </div>
    </header>
  );
}
