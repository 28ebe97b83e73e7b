import type { ReactNode } from "react";
import styles from "./light-picture.module.css";

const ground = 200;
export const lightPicture = { ground, styles } as const;

type LightPictureProps = {
  /** What it shows, for screen readers. */
  label: string;
  /** Paths on a sheet of 100 by 200, which is stretched to the width of the picture. */
  sheet: ReactNode;
  /** What is named under it, in percent of the width. */
  marks: readonly { at: number; name: string }[];
  /** Words and the door. */
  children: ReactNode;
};

/**
 * A picture in the drawing language of the charts, for the two longest chapters and the first: with the charts' own parts and
 * styles these would be heavier than a page to read may be.
 */
export function LightPicture({ label, sheet, marks, children }: LightPictureProps) {
  return (
    <svg className={styles.picture} height={ground + 30} role="img" aria-label={label}>
      <svg
        width="100%"
        height={ground}
        viewBox={`0 0 100 ${ground}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {sheet}
      </svg>
      {children}
      {marks.map(({ at, name }) => (
        <text
          key={name}
          className={styles.mark}
          x={`${at}%`}
          y={ground + 22}
          textAnchor={at < 3 ? "start" : at > 97 ? "end" : "middle"}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}

/** The clay door, with its right side at a place. */
export function LightDoor({ at, height, name }: { at: number; height: number; name?: string }) {
  return (
    <svg className={styles.door} x={`${at}%`} y={height} overflow="visible" aria-hidden="true">
      <path d="M-32 0v-52h32V0M-9-24v.1" />
      {name && (
        <text className={styles.notice} x="-16" y="-60">
          {name}
        </text>
      )}
    </svg>
  );
}
