import type { ReactNode } from "react";
import { LightDoor, LightPicture, lightPicture } from "./light-picture.tsx";
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
  /** The last one is the door. */
  stages: readonly Stage[];
  /** What is marked under the picture, in weeks. */
  marks: readonly { weeks: number; name: string }[];
};

/** A way in order, as a chapter begins with it: a figure, stairs up to the door, and the stages with the way to each. */
export function WayToTheDoor({ figure, words, caption, stages, marks }: Way) {
  return (
    <section className={openingClass} aria-label={`${figure} ${words}`}>
      <OpeningAnswer figure={figure} words={words} />
      <OpeningPicture caption={caption}>
        <StairsToTheDoor stages={stages} marks={marks} />
      </OpeningPicture>
      <ol className={styles.stages}>
        {stages.map(({ what, when, href }, index) => (
          <li key={what}>
            <a href={href}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {what} <span className={styles.when}>{when}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

const { ground, styles: light } = lightPicture;
/** Room for the door and its number. */
const top = 76;

/** Each step is as wide as it takes; the door is on the last one. The list below says it in words. */
function StairsToTheDoor({ stages, marks }: Pick<Way, "stages" | "marks">) {
  const steps = stages.slice(0, -1);
  const weeks = steps.reduce((sum, stage) => sum + stage.weeks, 0);
  const across = (week: number) => Math.round((1_000 * week) / weeks) / 10;
  const drawn = steps.map((stage, index) => {
    const begun = steps.slice(0, index).reduce((sum, before) => sum + before.weeks, 0);
    const height = Math.round(ground - ((ground - top) * (index + 1)) / steps.length);
    return { ...stage, middle: across(begun + stage.weeks / 2), end: across(begun + stage.weeks), height };
  });
  const path = `M0 ${ground}${drawn.map(({ end, height }) => `V${height}H${end}`).join("")}`;
  return (
    <LightPicture
      label={`Stairs of ${steps.length} steps up to a door; each is as wide as it takes.`}
      marks={marks.map((mark) => ({ at: across(mark.weeks), name: mark.name }))}
      sheet={
        <>
          <path className={light.yours} d={`${path}V${ground}`} />
          <path className={light.line} d={path} vectorEffect="non-scaling-stroke" />
        </>
      }
    >
      {drawn.map(({ what, short = "", middle, height }, index) => (
        <text key={what} x={`${middle}%`} y={height - 9}>
          {`${index + 1} ${short}`.trim()}
        </text>
      ))}
      <LightDoor at={100} height={top} name={String(stages.length)} />
    </LightPicture>
  );
}
