import { MainLinks, ways } from "#web/site/menu.tsx";
import { PageHeader } from "#web/site/page-header.tsx";

/** The head of the calculators and the tools: the ways home, to the tools and to the guide; on a phone a menu. */
export function AnswersHeader({ name }: { name: string }) {
  return (
    <PageHeader name={name} back="nav_click" menu={Object.values(ways)}>
      <MainLinks items={[ways.tools, ways.guide]} />
    </PageHeader>
  );
}
