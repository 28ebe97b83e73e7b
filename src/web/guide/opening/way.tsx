import type { ReactNode } from "react";
import { OpeningAnswer, OpeningPicture, openingClass } from "./opening.tsx";
import styles from "./way.module.css";

type Stage = {
  what: string;
  /** How long it takes, or when it comes, as the chapter says it. */
  when: string;
  /** How wide it is drawn. */
  weeks: number;
  /** Its name in the picture, where it is wide enough. */
  short?: string;
  /** Where the guide explains it. */
  href: string;
};

export type Way = {
  figure: string;
  words: string;
  caption: ReactNode;
  /** What stands for each stage, a letter or a digit each. A chapter whose own steps have numbers takes letters. */
  signs: string;
  /** The last one is the door. */
  stages: readonly Stage[];
  /** What is marked under the picture, in weeks. */
  marks: readonly { weeks: number; name: string }[];
};

/** A way in order, as a chapter begins with it: a figure, stairs up to the door, and the stages with the way to each. */
export function WayToTheDoor({ figure, words, caption, signs, stages, marks }: Way) {
  return (
    <section className={openingClass} aria-label={`${figure} ${words}`}>
      <OpeningAnswer figure={figure} words={words} />
      <OpeningPicture caption={caption}>
        <StairsToTheDoor signs={signs} stages={stages} marks={marks} />
      </OpeningPicture>
      <ol className={styles.stages}>
        {stages.map(({ what, when, href }, index) => (
          <li key={what}>
            <a href={href}>
              <span className={styles.number} aria-hidden="true">
                {signs[index]}
              </span>
              <span className={styles.what}>{what}</span> <span className={styles.when}>{when}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The heights of the picture and of the room over its last step for the door and its sign, and half the door's width. */
const [ground, top, halfDoor] = [200, 76, 16];

/**
 * Each step is as wide as it takes; the door is on the last one. The list below has the same links in words, so readers of
 * the page in words or by keys pass the picture by. Drawn without the charts' parts and styles: with them these two
 * chapters, the longest, would be heavier than a page to read may be.
 */
function StairsToTheDoor({ signs, stages, marks }: Pick<Way, "signs" | "stages" | "marks">) {
  const steps = stages.slice(0, -1);
  const weeks = steps.reduce((sum, stage) => sum + stage.weeks, 0);
  const across = (week: number) => Math.round((1_000 * week) / weeks) / 10;
  const drawn = steps.map((stage, index) => {
    const begun = steps.slice(0, index).reduce((sum, before) => sum + before.weeks, 0);
    const height = Math.round(ground - ((ground - top) * (index + 1)) / steps.length);
    const [middle, end] = [begun + stage.weeks / 2, begun + stage.weeks];
    return { ...stage, begin: across(begun), middle: across(middle), end: across(end), height };
  });
  const path = `M0 ${ground}${drawn.map(({ end, height }) => `V${height}H${end}`).join("")}`;
  return (
    <svg className={styles.picture} height={ground + 30} aria-hidden="true">
      <svg
        width="100%"
        height={ground}
        viewBox={`0 0 100 ${ground}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.steps} d={`${path}V${ground}`} />
        <path className={styles.line} d={path} vectorEffect="non-scaling-stroke" />
      </svg>
      {drawn.map(({ what, short = "", middle, height }, index) => (
        <text
          key={what}
          x={`${middle}%`}
          y={height - 9}
          // Beside the door on the last step.
          dx={index === drawn.length - 1 ? -halfDoor : undefined}
        >
          {`${signs[index]} ${short}`.trim()}
        </text>
      ))}
      <svg className={styles.door} x="100%" y={top} overflow="visible" aria-hidden="true">
        <path d="M-32 0v-52h32V0M-9-24v.1" />
        <text x="-16" y="-60">
          {signs[steps.length]}
        </text>
      </svg>
      {marks.map(({ weeks: week, name }) => (
        <text
          key={name}
          className={styles.mark}
          x={`${across(week)}%`}
          y={ground + 22}
          textAnchor={across(week) < 3 ? "start" : across(week) > 97 ? "end" : "middle"}
        >
          {name}
        </text>
      ))}
      {drawn.map(({ what, href, begin, end }) => (
        <a key={what} href={href} tabIndex={-1}>
          <rect
            className={styles.target}
            x={`${begin}%`}
            width={`${(end - begin).toFixed(1)}%`}
            height={ground}
          />
        </a>
      ))}
      <a href={stages.at(-1)!.href} tabIndex={-1}>
        <rect className={styles.target} x="100%" width="40" height={top} transform="translate(-36 0)" />
      </a>
    </svg>
  );
}
