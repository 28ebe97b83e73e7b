import { links } from "#web/site/addresses.ts";
import { ways } from "#web/site/menu.tsx";
import { PageHeader } from "#web/site/page-header.tsx";

const items = [
  { label: "Features", name: "features", href: "#features" },
  { label: "Market Insights", name: "market_insights", href: "#insights" },
  { label: "Learn", name: "learn", href: links.education },
  { ...ways.help, href: "#contact" },
];

/** The header of the landing page: the ways to its own sections. */
export function LandingHeader({ name }: { name: string }) {
  return (
    <PageHeader
      name={name}
      onLanding
      menu={[...items, ways.calculators, ways.tools]}
      links={items}
      button={{ ...ways.calculators, event: "cta_click" }}
    />
  );
}
