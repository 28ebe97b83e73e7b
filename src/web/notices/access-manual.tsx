import type { PageContext, SiteInfo } from "#contract/page-context.ts";
import { links, paia } from "#web/site/addresses.ts";
import { Part, TextPage } from "#web/site/text-page.tsx";
import { responsibleDetails, responsibleParty } from "./company-facts.ts";
import { Facts, NotGiven } from "./facts.tsx";
import { informationRegulator } from "./information-regulator.table.ts";
import { ManualProcessing } from "./manual-processing.tsx";
import { ManualRequest } from "./manual-request.tsx";
import { recordLaws, recordsHeld } from "./records.table.ts";
import { Tasks } from "./tasks.tsx";
import { accessManualVersion } from "./text-versions.table.ts";
import { VersionLine } from "./version-line.tsx";

type AccessManualProps = { site: SiteInfo } & Pick<PageContext, "tagScriptUrl">;

/** The manual of a private body, as section 51 of PAIA lists its contents. */
export function AccessManual({ site, tagScriptUrl }: AccessManualProps) {
  return (
    <TextPage address={paia} lead="Which records we hold, and how to ask for one.">
      <VersionLine {...accessManualVersion} />
      <Tasks
        tasks={{
          "Ask for a record": "request",
          "See what it costs": "fees",
          "Object to a refusal": "remedies",
          "Find the person to write to": "who-to-ask",
        }}
      />
      <p>
        This is the manual of {site.companyName} under section 51 of the Promotion of Access to Information
        Act 2 of 2000 (PAIA).
      </p>
      <Part title="Who to ask" id="who-to-ask">
        <Facts facts={[...responsibleParty(site), ["Registration number", site.companyRegistration]]} />
        <NotGiven asked={responsibleDetails(site)} />
      </Part>
      <Part title="The Regulator’s guide">
        <p>
          The Information Regulator publishes a guide, under section 10 of PAIA, on how to use PAIA and POPIA.
          Get it free from <a href={informationRegulator.site}>its website</a> or ask its office, whose
          address is at the end of this page. We also send you a copy if you ask us.
        </p>
      </Part>
      <Part title="What you can have without a request">
        <p>
          All pages of this site, among them this manual, the <a href={links.privacy}>privacy notice</a> and
          the <a href={links.legal}>terms</a>. What we hold about you: write to us, no form and no fee needed.
        </p>
      </Part>
      <Part title="Records that other laws require">
        <p>Where they apply to us, we keep records under these laws:</p>
        <ul>
          {recordLaws.map((law) => (
            <li key={law}>{law}</li>
          ))}
        </ul>
      </Part>
      <Part title="What we hold records of">
        <ul>
          {recordsHeld.map(({ subject, categories }) => (
            <li key={subject}>
              {subject}: {categories}.
            </li>
          ))}
        </ul>
      </Part>
      <ManualProcessing site={site} tagged={tagScriptUrl !== undefined} />
      <ManualRequest site={site} />
      <Part title="Where this manual is">
        <p>
          It is on this page, free of charge
          {site.companyAddress && ", and at our street address in office hours"}. Anybody may ask us for a
          copy, and so may the Information Regulator.
        </p>
      </Part>
    </TextPage>
  );
}
