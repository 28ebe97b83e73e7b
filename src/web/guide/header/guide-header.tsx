import { articlesPart, glossaryPage, links } from "#web/site/addresses.ts";
import { type MenuItem, ways } from "#web/site/menu.tsx";
import { PageHeader } from "#web/site/page-header.tsx";

const guide = { title: "Buyer Guide", subtitle: "Complete property investment education" };

const calculator: MenuItem = {
  label: "Calculator",
  name: "calculator_cta",
  href: links.calculators,
  event: "edu_header_click",
};

const menu = [
  calculator,
  ways.tools,
  { label: "Glossary", name: "glossary", href: glossaryPage.path },
  { label: "Useful Articles", name: "articles", href: articlesPart },
  ways.help,
];

/** The head of every page of the guide. */
export function GuideHeader({ name }: { name: string }) {
  return (
    <PageHeader
      name={name}
      place={guide}
      back="edu_header_click"
      menu={menu}
      links={[ways.tools]}
      button={calculator}
    />
  );
}
