import { Button } from "#web/components/button/button.tsx";
import { CloseButton } from "#web/components/close-button/close-button.tsx";
import dialogStyles from "#web/components/dialog/dialog.module.css";
import {
  educationDisclaimer,
  liabilityDisclaimer,
  recommendedAdvisers,
  siteDisclaimer,
} from "./disclaimer.content.ts";
import styles from "./disclaimer.module.css";

/** Under the hero: what the figures are worth. Comes back on the next visit; nothing is stored. */
export function DisclaimerBanner() {
  return (
    <aside className={styles.banner} aria-labelledby="disclaimer-title" data-banner>
      <div className={`page-width ${styles.bannerInside}`}>
        <CloseButton className={styles.close} aria-label="Close the disclaimer" data-close-banner />
        <h2 id="disclaimer-title">Important Disclaimer</h2> <p>{siteDisclaimer}</p>
      </div>
    </aside>
  );
}

type FooterDisclaimerProps = {
  legalPath: string;
  /** The Buyer Guide has words of its own. */
  ofGuide?: boolean;
};

/** The compact "Disclaimer:" line at the foot of a page, with a link to all of it. */
export function FooterDisclaimer({ legalPath, ofGuide }: FooterDisclaimerProps) {
  return (
    <>
      <p className={styles.footer}>
        <strong>Disclaimer:</strong> {ofGuide ? educationDisclaimer : siteDisclaimer}{" "}
        <a className={styles.more} href={legalPath} data-opens="legal-disclaimer">
          Legal disclaimer
        </a>
      </p>
      <LegalDisclaimer />
    </>
  );
}

/** Opened by the small script next to this file; without scripts its link leads to the page with the same words. */
function LegalDisclaimer() {
  return (
    <dialog
      id="legal-disclaimer"
      className={`${dialogStyles.dialog} ${styles.legal}`}
      aria-labelledby="legal-disclaimer-title"
    >
      <form method="dialog" className={dialogStyles.inside}>
        <h2 id="legal-disclaimer-title">Important Legal Disclaimer</h2>
        <p>{siteDisclaimer}</p>
        <p>{liabilityDisclaimer}</p>
        <Advisers />
        <div>
          <Button type="submit" look="primary">
            I Understand
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** The advisers to ask before deciding. */
export function Advisers() {
  return (
    <div>
      <p>Before you decide, ask:</p>
      <ul className={styles.advisers}>
        {recommendedAdvisers.map((adviser) => (
          <li key={adviser}>{adviser}</li>
        ))}
      </ul>
    </div>
  );
}
