import type { ReactNode } from "react";
import styles from "./header.module.css";
import { Brand } from "./mark.tsx";

type PageHeaderProps = {
  name: string;
  /** Whether it stays at the top while one scrolls. */
  sticky?: boolean;
  /** The part of the site, where it has a name of its own. */
  place?: { title: string; subtitle: string };
  /** The ways on: links, a menu, a button. */
  children: ReactNode;
};

/** The one head of all pages: the site's mark and name, the part of the site, and the ways on. */
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
