import type { ReactNode } from "react";
import { day } from "#web/format/day.ts";
import { type SourceName, sources } from "#web/site/sources.table.ts";
import styles from "./sources.module.css";

/** A claim's source, linked in its sentence. */
export function Source({ of, children }: { of: SourceName; children: ReactNode }) {
  return <a href={sources[of].url}>{children}</a>;
}

/** What a chapter rests on, under the days on which each was last compared, the newest first. */
export function Sources({ of }: { of: readonly SourceName[] }) {
  const days = [...new Set(of.map((name) => sources[name].checked))].sort().reverse();
  const lists = days.map((checked) => (
    <div key={checked} className={styles.sources}>
      <p>Last checked on {day(checked)}:</p>
      <ul>
        {of
          .filter((name) => sources[name].checked === checked)
          .map((name) => (
            <li key={name}>
              {sources[name].publisher}: <a href={sources[name].url}>{sources[name].title}</a>
            </li>
          ))}
      </ul>
    </div>
  ));
  return <section data-sources>{lists}</section>;
}
