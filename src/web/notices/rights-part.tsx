import { consentNames } from "#contract/consent-names.ts";
import type { SiteInfo } from "#contract/page-context.ts";
import { mailLink } from "./facts.tsx";
import { Regulator } from "./regulator.tsx";

/** What a person may ask of us, and where to complain. */
export function RightsPart({ site }: { site: SiteInfo }) {
  return (
    <>
      <p>Write to {mailLink(consentNames(site).objectionEmail)}, free of charge, when you want to</p>
      <ul>
        <li>know whether we hold anything about you, and see it;</li>
        <li>have it corrected or deleted;</li>
        <li>object to its use, or take back a consent.</li>
      </ul>
      <p>
        We tell you the outcome within 30 days. To find what analytics hold, we need the number in your
        cookie: it is the only name that they know you by.
      </p>
      <p>If you are not satisfied, you can complain to the Information Regulator (South Africa).</p>
      <Regulator complaints="privacyComplaints" />
    </>
  );
}
