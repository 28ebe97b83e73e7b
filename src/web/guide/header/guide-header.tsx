import { ButtonLink } from "#web/components/button/button.tsx";
import { links } from "#web/site/addresses.ts";
import { PageHeader } from "#web/site/page-header.tsx";
import styles from "./guide-header.module.css";

const guide = { title: "Buyer Guide", subtitle: "Complete property investment education" };

/** The head of every page of the guide. */
export function GuideHeader({ name }: { name: string }) {
  return (
    <PageHeader name={name} place={guide}>
      <a
        className={styles.back}
        href={links.home}
        data-track-event="edu_header_click"
        data-track-name="back_home"
      >
        <span aria-hidden="true">←</span>
        <span>
          Back<span className={styles.wide}> to Home</span>
        </span>
      </a>
      <ButtonLink
        className={styles.calculator}
        href={links.calculators}
        data-track-event="edu_header_click"
        data-track-name="calculator_cta"
      >
        Calculator
      </ButtonLink>
    </PageHeader>
  );
}
