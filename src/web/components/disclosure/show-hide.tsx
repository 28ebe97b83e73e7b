import type { ComponentChildren } from "preact";
import { later } from "#web/components/later/later.tsx";
import { usePrinting } from "#web/components/printing/use-printing.ts";
import { Resting, useOpened } from "./resting.tsx";
import styles from "./show-hide.module.css";

type ShowHideProps = { title: string; children: ComponentChildren };

/** A whole part of a page that is shown on demand, its heading saying (Show) or (Hide). */
export const ShowHide = later(function ShowHide({ title, children }: ShowHideProps) {
  const { opened, summary, details } = useOpened();
  const printing = usePrinting();
  return (
    <details className={styles.part} {...details}>
      <summary {...summary}>
        <h2>{title}</h2>
        <span className={styles.show}>(Show)</span>
        <span className={styles.hide}>(Hide)</span>
      </summary>
      <Resting className={styles.body} wanted={opened || printing}>
        {children}
      </Resting>
    </details>
  );
});
