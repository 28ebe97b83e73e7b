import { ButtonLink } from "#web/components/button/button.tsx";
import { links } from "#web/site/addresses.ts";
import { BackHome } from "#web/site/back-home.tsx";
import { PageHeader } from "#web/site/page-header.tsx";
import styles from "./guide-header.module.css";

const guide = { title: "Buyer Guide", subtitle: "Complete property investment education" };

/** The head of every page of the guide. */
export function GuideHeader({ name }: { name: string }) {
  return (
    <PageHeader name={name} place={guide}>
      <BackHome event="edu_header_click" short />
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
