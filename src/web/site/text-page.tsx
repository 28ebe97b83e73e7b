import type { ReactNode } from "react";
import type { Address } from "./addresses.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { breadcrumbTrail } from "./site-addresses.ts";
import styles from "./text-page.module.css";

type TextPageProps = {
  address: Address;
  lead: ReactNode;
  children: ReactNode;
};

/** A page that is only read: one column, short parts. */
export function TextPage({ address, lead, children }: TextPageProps) {
  return (
    <main id="main" className={`page-width ${styles.page}`}>
      <Breadcrumbs trail={breadcrumbTrail(address)} />
      <article className={styles.text}>
        <h1>{address.title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </article>
    </main>
  );
}
