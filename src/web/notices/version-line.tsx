import type { ReactNode } from "react";
import { day } from "#web/format/day.ts";
import styles from "./notices.module.css";
import type { TextVersion } from "./text-versions.table.ts";

type VersionLineProps = TextVersion & { children?: ReactNode };

/** Which version of a text this is, and of which day. */
export function VersionLine({ version, date, children }: VersionLineProps) {
  return (
    <p className={styles.version}>
      Version {version}, {day(date)}.{children}
    </p>
  );
}
