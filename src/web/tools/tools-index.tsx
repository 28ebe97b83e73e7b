import { toolsBySituation } from "#contract/tools.ts";
import { toolsPage } from "#web/site/addresses.ts";
import { Breadcrumbs } from "#web/site/breadcrumbs.tsx";
import { breadcrumbTrail } from "#web/site/site-addresses.ts";
import { ToolLinks } from "#web/site/tool-links.tsx";
import styles from "./tools-index.module.css";

/** The tools by situation, each with what it answers. */
export function ToolsIndex() {
  return (
    <main id="main" className={styles.page}>
      <Breadcrumbs trail={breadcrumbTrail(toolsPage)} />
      <div>
        <h1>Work it out</h1>
        <p className={styles.subtitle}>Questions around a home loan, answered with your numbers</p>
      </div>
      <div className={styles.groups}>
        {toolsBySituation().map(({ title, ids }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <ToolLinks ids={ids} />
          </section>
        ))}
      </div>
    </main>
  );
}
