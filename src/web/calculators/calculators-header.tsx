import { ButtonLink } from "#web/components/button/button.tsx";
import { links } from "#web/site/addresses.ts";
import { PageHeader } from "#web/site/page-header.tsx";
import styles from "./calculators-header.module.css";

/** The head of the calculators page: the way home and the way to the guide. */
export function CalculatorsHeader({ name }: { name: string }) {
  return (
    <PageHeader name={name}>
      <nav className={styles.links} aria-label="Main">
        <a href={links.home} data-track-event="nav_click" data-track-name="back_home">
          <span aria-hidden="true">← </span>Back to Home
        </a>
        <ButtonLink
          className={styles.guide}
          href={links.education}
          data-track-event="nav_click"
          data-track-name="buyer_guide"
        >
          Buyer Guide
        </ButtonLink>
      </nav>
    </PageHeader>
  );
}
