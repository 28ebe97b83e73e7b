import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { Figure } from "#web/components/stat/stat.tsx";
import styles from "./answer.module.css";
import { KeepNumbers } from "./keep-numbers.tsx";

type AnswerProps = {
  /** The figure that one came for, or nothing while there is none. */
  figure: string | undefined;
  /** The rest of the sentence: "a month for 20 years". */
  sentence: string;
  /** What to do when there is no figure. */
  problem?: string;
  children: ReactNode;
};

/**
 * The answer: the sentence with the figure, then what explains it. As soon as the sentence is out of view on a
 * phone, a slim bar has it; a screen reader hears the sentence once typing pauses.
 */
export function Answer({ figure, sentence, problem, children }: AnswerProps) {
  const sentenceBox = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLAnchorElement>(null);
  const away = useOutOfView(sentenceBox);
  useAboveKeyboard(bar, away);
  const said = figure ? `${figure} ${sentence}` : (problem ?? "");
  return (
    <div className={styles.answer} id="answer">
      <div ref={sentenceBox}>
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
      </div>
      {children}
      <KeepNumbers />
      <Announcement words={said} />
      {away && said && (
        <a className={styles.bar} href="#answer" ref={bar}>
          {figure && (
            <strong className="figures">
              <Figure value={figure} />
            </strong>
          )}{" "}
          {figure ? sentence : problem}
        </a>
      )}
    </div>
  );
}

function useOutOfView(box: RefObject<HTMLElement | null>): boolean {
  // On a phone the answer is below the fields. The bar comes with the page, so that nothing large is painted late.
  const [away, setAway] = useState(true);
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

/** A phone's keyboard covers what is fixed to the bottom of the page; the bar stays above it. */
function useAboveKeyboard(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!shown || !seen) return;
    function lift() {
      if (!bar.current || !seen) return;
      const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      bar.current.style.translate = covered > 0 ? `0 ${-covered}px` : "";
    }
    lift();
    seen.addEventListener("resize", lift);
    seen.addEventListener("scroll", lift);
    return () => {
      seen.removeEventListener("resize", lift);
      seen.removeEventListener("scroll", lift);
    };
  }, [bar, shown]);
}
