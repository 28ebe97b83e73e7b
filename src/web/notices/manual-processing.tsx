import type { SiteInfo } from "#contract/page-context.ts";
import { links } from "#web/site/addresses.ts";
import { Abroad, Recipients } from "./recipients.tsx";

/** What section 51(1)(c) asks: the purpose, whose data, who gets it, where it goes, and how it is kept safe. */
export function ManualProcessing({ site, tagged }: { site: SiteInfo; tagged: boolean }) {
  return (
    <>
      <p>
        The privacy notice tells it in full: <a href={links.privacy}>{links.privacy}</a>. In short:
      </p>
      <h3>What for</h3>
      <p>To have visitors called back who ask for it, and to see how the site is used and make it better.</p>
      <h3>Whose, and what</h3>
      <ul>
        <li>
          People who send a contact form: name, e-mail address, phone number, when a call suits, what they ask
          about, the figures that go with it, and what they agreed to. Kept for {site.leadRetentionMonths}{" "}
          months.
        </li>
        <li>
          Visitors who are counted: random numbers, pages, presses, figures entered, kind of device. Kept for{" "}
          {site.analyticsRetentionMonths} months.
        </li>
        <li>People who write to us: their address and what they write.</li>
      </ul>
      <h3>Who receives it</h3>
      <Recipients site={site} tagged={tagged} />
      <h3>Outside South Africa</h3>
      <Abroad site={site} />
      <h3>How it is kept safe</h3>
      <ul>
        <li>
          Contact requests go to the partner over a closed connection, signed, or by mail over an encrypted
          one.
        </li>
        <li>The operator’s pages can be reached from the server itself only, with a secret key.</li>
        <li>Names, addresses and phone numbers are kept out of the server’s log.</li>
        <li>A request that was taken is on the disk before it is confirmed, so that none is lost.</li>
        <li>Records are erased by themselves when their time is over, and at a person’s request.</li>
      </ul>
    </>
  );
}
