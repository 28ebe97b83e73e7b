import { type ToolId, tools } from "#contract/tools.ts";
import { ToolLink } from "./tool-link.tsx";
import styles from "./tool-links.module.css";

/** Links to decision tools, each with what it answers; they open with the visitor's numbers. */
export function ToolLinks({ ids }: { ids: readonly ToolId[] }) {
  return (
    <ul className={styles.links}>
      {ids.map((id) => (
        <li key={id}>
          <ToolLink tool={id}>
            <strong>{tools[id].name}</strong>
            <span>{tools[id].subtitle}</span>
          </ToolLink>
        </li>
      ))}
    </ul>
  );
}
