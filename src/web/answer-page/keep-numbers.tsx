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

type KeepNumbersProps = WaysToKeep & {
  className?: string | undefined;
  answered: boolean;
  compare: CompareProps;
};

/**
 * Ways to keep or pass on an answer, in one row of words: to compare with; under "Share" a link that opens the same numbers,
 * the device's own sharing and all that matters of it in one picture or on one page; paper. Without an answer there is
 * nothing to pass on.
 */
export function KeepNumbers({ className = "", answered, compare, ...shared }: KeepNumbersProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [sharesOpen, setSharesOpen] = useState(false);
  return (
    <div className={`${styles.keep} ${className}`}>
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
        <WaysToShare {...shared} setOutcome={setOutcome} />
      </div>
      {compare.comparison?.unchanged && (
        <p className={styles.outcome}>Kept. Change a number, and the answer shows the difference.</p>
      )}
      <Said {...outcome} />
    </div>
  );
}

type WaysToShareProps = WaysToKeep & { setOutcome: (outcome: Outcome) => void };

function WaysToShare({ link, letter, setOutcome }: WaysToShareProps) {
  // Only the browser knows; the server's page must not say otherwise.
  const sharing = useHydrated() && "share" in navigator;

  async function send(way: LetterWay): Promise<Outcome> {
    setOutcome({ words: "One moment…" });
    try {
      return { words: await letter(way) };
    } catch {
      return { words: "That did not work. Check your connection and press the button again." };
    }
  }

  async function press(way: () => Promise<Outcome | undefined>) {
    const said = await way();
    if (said) setOutcome(said);
  }

  const ways: Record<string, () => Promise<Outcome | undefined>> = {
    "Copy link": () => copied(link()),
    ...(sharing && { "Share link": () => sharedLink(link()) }),
    "Picture to share": () => send("picture"),
    "Print on one page": () => send("paper"),
  };
  return Object.entries(ways).map(([words, way]) => (
    <Button key={words} look="quiet" onClick={() => void press(way)}>
      {words}
    </Button>
  ));
}

/** The link to the clipboard; where the browser does not let us, it is shown. */
async function copied(link: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(link);
    return { words: "Link copied. Anyone who opens it sees these numbers." };
  } catch {
    return { words: "Your browser does not let us copy the link. Here it is:", link };
  }
}

/** The link to the device's own sharing, or else to the clipboard; nothing is said where the visitor closes it. */
async function sharedLink(link: string): Promise<Outcome | undefined> {
  const outcome = await share({ title: document.title, url: link });
  if (outcome === "closed") return undefined;
  return outcome === "shared" ? { words: "Shared." } : copied(link);
}

/** What became of a press. */
function Said({ words, link }: Partial<Outcome>) {
  return (
    <>
      <p className={styles.outcome} role="status">
        {words}
      </p>
      {link && (
        <input
          className={styles.link}
          aria-label="Link to these numbers"
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
