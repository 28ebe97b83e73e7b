import { useEffect, useState } from "react";
import { Button } from "#web/components/button/button.tsx";
import { useCalculator } from "./calculator-context.ts";
import styles from "./keep-numbers.module.css";

type Outcome = { words: string; link?: string };

/** Ways to keep or pass on an answer: a link that opens the same numbers, the device's own sharing, paper. */
export function KeepNumbers() {
  const { link } = useCalculator();
  const [outcome, setOutcome] = useState<Outcome>();
  const [sharing, setSharing] = useState(false);
  // Only the browser knows; the server's page must not say otherwise.
  useEffect(() => setSharing("share" in navigator), []);

  async function copy() {
    const address = link();
    try {
      await navigator.clipboard.writeText(address);
      setOutcome({ words: "Link copied. Anyone who opens it sees these numbers." });
    } catch {
      setOutcome({ words: "Your browser does not let us copy the link. Here it is:", link: address });
    }
  }

  async function share() {
    try {
      await navigator.share({ title: document.title, url: link() });
      setOutcome({ words: "Shared." });
    } catch (error) {
      // A visitor who closes the device's own dialog has decided, and is told nothing.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  }

  return (
    <div className={styles.keep}>
      <div className={styles.ways}>
        <Button look="quiet" onClick={() => void copy()}>
          Copy link
        </Button>
        {sharing && (
          <Button look="quiet" onClick={() => void share()}>
            Share
          </Button>
        )}
        <Button look="quiet" onClick={() => print()}>
          Print
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
