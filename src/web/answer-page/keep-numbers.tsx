import { useState } from "react";
import { Button } from "#web/components/button/button.tsx";
import { useHydrated } from "#web/components/kept/use-hydrated.ts";
import { share } from "#web/export/share.ts";
import { type CompareProps, KeepToCompare } from "./compare.tsx";
import styles from "./keep-numbers.module.css";

/** An id: a page has only one of these. */
const shareId = "ways-to-share";

type Outcome = { words: string; link?: string };

/** Where a letter goes: on one page of paper, or into a picture. */
export type LetterWay = "paper" | "picture";

/** The ways to keep or pass on the numbers as they are now. */
export type WaysToKeep = {
  /** The address that opens the numbers again. */
  link: () => string;
  /** Puts the answer on one page or into one picture, and says what became of it. */
  letter: (way: LetterWay) => Promise<string>;
};

type KeepNumbersProps = WaysToKeep & { answered: boolean; compare: CompareProps };

/**
 * Ways to keep or pass on an answer, in one row of words: to compare with; under "Share" a link that opens the same numbers,
 * the device's own sharing and all that matters of it in one picture or on one page; paper. Without an answer there is
 * nothing to pass on.
 */
export function KeepNumbers({ answered, link, letter, compare }: KeepNumbersProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [sharesOpen, setSharesOpen] = useState(false);
  // Only the browser knows; the server's page must not say otherwise.
  const sharing = useHydrated() && "share" in navigator;

  async function copy() {
    const address = link();
    try {
      await navigator.clipboard.writeText(address);
      setOutcome({ words: "Link copied. Anyone who opens it sees these numbers." });
    } catch {
      setOutcome({ words: "Your browser does not let us copy the link. Here it is:", link: address });
    }
  }

  async function shareLink() {
    const outcome = await share({ title: document.title, url: link() });
    if (outcome === "shared") setOutcome({ words: "Shared." });
    if (outcome === "failed") await copy();
  }

  async function send(way: LetterWay) {
    setOutcome({ words: "One moment…" });
    try {
      setOutcome({ words: await letter(way) });
    } catch {
      setOutcome({ words: "That did not work. Check your connection and press the button again." });
    }
  }

  return (
    <div className={styles.keep}>
      <div className={styles.ways}>
        <KeepToCompare {...compare} />
        {answered && (
          <>
            <Button
              look="quiet"
              aria-expanded={sharesOpen}
              aria-controls={shareId}
              onClick={() => setSharesOpen(!sharesOpen)}
            >
              Share
            </Button>
            <Button look="quiet" onClick={() => print()}>
              Print
            </Button>
          </>
        )}
      </div>
      <div className={styles.ways} id={shareId} hidden={!sharesOpen || !answered}>
        <Button look="quiet" onClick={() => void copy()}>
          Copy link
        </Button>
        {sharing && (
          <Button look="quiet" onClick={() => void shareLink()}>
            Share link
          </Button>
        )}
        <Button look="quiet" onClick={() => void send("picture")}>
          Picture to share
        </Button>
        <Button look="quiet" onClick={() => void send("paper")}>
          Print on one page
        </Button>
      </div>
      <p className={styles.outcome} role="status">
        {outcome?.words}
      </p>
      {outcome?.link && (
        <input
          className={styles.link}
          aria-label="Link to these numbers"
          value={outcome.link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}
