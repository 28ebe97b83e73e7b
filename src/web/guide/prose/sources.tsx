import type { ReactNode } from "react";
import { day } from "#web/format/day.ts";
import { type SourceName, sources } from "#web/site/sources.table.ts";
import styles from "./sources.module.css";

/** A claim's source, linked in its sentence. */
export function Source({ of, children }: { of: SourceName; children: ReactNode }) {
  return <a href={sources[of].url}>{children}</a>;
}

/** What a chapter rests on, each with the day on which it was last compared. */
export function Sources({ of }: { of: readonly SourceName[] }) {
  return (
    <ul className={styles.sources}>
      {of.map((name) => {
        const { publisher, title, url, checked } = sources[name];
        return (
          <li key={name}>
            {publisher}: <a href={url}>{title}</a>, last checked on {day(checked)}
          </li>
        );
      })}
    </ul>
  );
}
