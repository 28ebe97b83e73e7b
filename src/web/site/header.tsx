import { ButtonLink } from "#web/components/button/button.tsx";
import { links } from "./addresses.ts";
import { MainLinks, ways } from "./menu.tsx";
import { PageHeader } from "./page-header.tsx";

const calculators = { label: "Use Calculators", name: "use_calculators", href: links.calculators };

type HeaderProps = {
  name: string;
  /** On the landing page the links lead to its own sections. */
  onLanding?: boolean;
};

/** The header of the landing page and of the pages about the site. */
export function Header({ name, onLanding = false }: HeaderProps) {
  const landing = onLanding ? "" : links.home;
  const items = [
    { label: "Features", name: "features", href: `${landing}#features` },
    { label: "Market Insights", name: "market_insights", href: `${landing}#insights` },
    { label: "Learn", name: "learn", href: links.education },
    { ...ways.help, href: `${landing}#contact` },
  ];
  return (
    <PageHeader name={name} onLanding={onLanding} menu={[...items, calculators, ways.tools]}>
      <MainLinks items={items} />
      <ButtonLink href={calculators.href} data-track-event="cta_click" data-track-name={calculators.name}>
        {calculators.label}
      </ButtonLink>
    </PageHeader>
  );
}
