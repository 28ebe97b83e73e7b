import { tools, toolsBySituation } from "#contract/tools.ts";
import { links, toolPath } from "#web/site/addresses.ts";
import styles from "./tools-row.module.css";

/** A row of the decision tools, by situation. */
export function ToolsRow() {
  return (
    <section className={styles.row} aria-labelledby="work-it-out">
      <h2 id="work-it-out">
        <a href={links.tools}>Work it out</a>
      </h2>
      <dl>
        {toolsBySituation().map(({ title, ids }) => (
          <div key={title}>
            <dt>{title}</dt>
            {ids.map((id) => (
              <dd key={id}>
                <a href={toolPath(id)} data-track-event="nav_click" data-track-name={`landing_tool_${id}`}>
                  {tools[id].name}
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
