import { ButtonLink } from "#web/components/button/button.tsx";
import { BackHome } from "#web/site/back-home.tsx";
import { Menu, ways } from "#web/site/menu.tsx";
import { PageHeader } from "#web/site/page-header.tsx";
import styles from "./answers-header.module.css";

const { tools, guide } = ways;

/** The head of the calculators and the tools: the ways home, to the tools and to the guide; on a phone a menu. */
export function AnswersHeader({ name }: { name: string }) {
  return (
    <PageHeader name={name}>
      <nav className={styles.links} aria-label="Main">
        <BackHome event="nav_click" />
        <ButtonLink
          look="quiet"
          className={styles.wide}
          href={tools.href}
          data-track-event="nav_click"
          data-track-name={tools.name}
        >
          {tools.label}
        </ButtonLink>
        <ButtonLink
          className={styles.wide}
          href={guide.href}
          data-track-event="nav_click"
          data-track-name={guide.name}
        >
          {guide.label}
        </ButtonLink>
      </nav>
      <Menu items={Object.values(ways)} />
    </PageHeader>
  );
}
