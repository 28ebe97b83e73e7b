import { ButtonLink } from "#web/components/button/button.tsx";
import { glossaryPage, guideSections, links } from "#web/site/addresses.ts";
import { BackHome } from "#web/site/back-home.tsx";
import { Menu, ways } from "#web/site/menu.tsx";
import { PageHeader } from "#web/site/page-header.tsx";
import styles from "./guide-header.module.css";

const guide = { title: "Buyer Guide", subtitle: "Complete property investment education" };

/** What the head of the guide has no room for. */
const menu = [
  ways.tools,
  { label: "Glossary", name: "glossary", href: glossaryPage.path },
  { label: "Useful Articles", name: "articles", href: guideSections.articles.path },
  ways.help,
];

/** The head of every page of the guide; a phone has the menu next to the guide's name. */
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
      <Menu items={menu} />
    </PageHeader>
  );
}
