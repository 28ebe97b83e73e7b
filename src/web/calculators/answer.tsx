import { type ReactNode, useEffect, useRef, useState } from "react";
import { Figure } from "#web/components/stat/stat.tsx";
import styles from "./answer.module.css";
import { usePaused } from "./use-paused.ts";

type AnswerProps = {
  /** The figure that one came for, or nothing while there is none. */
  figure: string | undefined;
  /** The rest of the sentence: "a month for 20 years". */
  sentence: string;
  /** What to do when there is no figure. */
  problem?: string;
  children: ReactNode;
};

/** How long typing must pause before the answer is read out. */
const announcementPause = 900;

/**
 * The answer: the sentence with the figure, then what explains it. Scrolled out of view on a phone, it
 * leaves a slim bar with the figure; a screen reader hears the sentence once typing pauses.
 */
export function Answer({ figure, sentence, problem, children }: AnswerProps) {
  const box = useRef<HTMLDivElement>(null);
  const away = useOutOfView(box);
  const said = figure ? `${figure} ${sentence}` : (problem ?? "");
  const spoken = usePaused(said, announcementPause);
  const first = useRef(said);
  return (
    <div className={styles.answer} id="answer" ref={box}>
      {figure ? (
        <p className={styles.sentence}>
          <strong className={`${styles.figure} figures`}>
            <Figure value={figure} />
          </strong>{" "}
          {sentence}
        </p>
      ) : (
        <p className={styles.problem}>{problem}</p>
      )}
      {children}
      <p className="visually-hidden" role="status">
        {spoken === first.current ? "" : spoken}
      </p>
      {away && figure && (
        <a className={styles.bar} href="#answer">
          <strong className="figures">{figure}</strong> {sentence}
        </a>
      )}
    </div>
  );
}

function useOutOfView(box: React.RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setAway(entry !== undefined && !entry.isIntersecting),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return away;
}
