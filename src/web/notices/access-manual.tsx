import { consentNames } from "#contract/consent-names.ts";
import type { PageContext, SiteInfo } from "#contract/page-context.ts";
import { Bars } from "#web/components/part-of-text/bars.tsx";
import { links, paia } from "#web/site/addresses.ts";
import { responsibleDetails, responsibleParty } from "./company-facts.ts";
import { Facts, mailLink, NotGiven } from "./facts.tsx";
import { informationRegulator } from "./information-regulator.table.ts";
import { ManualProcessing } from "./manual-processing.tsx";
import { requestParts } from "./manual-request.tsx";
import { NoticePage, type NoticePart } from "./notice-page.tsx";
import { recordLaws, recordsHeld } from "./records.table.ts";
import { accessManualVersion } from "./text-versions.table.ts";

type AccessManualProps = { site: SiteInfo } & Pick<PageContext, "tagScriptUrl">;

/** The manual of a private body, as section 51 of PAIA lists its contents. */
export function AccessManual({ site, tagScriptUrl }: AccessManualProps) {
  const parts: NoticePart[] = [
    ...requestParts(site),
    {
      title: "Who do I write to?",
      id: "who-to-ask",
      is: `${site.companyName}, at ${consentNames(site).objectionEmail}.`,
      text: (
        <>
          <p>
            This is the manual of {site.companyName} under section 51 of the Promotion of Access to
            Information Act 2 of 2000 (PAIA).
          </p>
          <Facts facts={[...responsibleParty(site), ["Registration number", site.companyRegistration]]} />
          <NotGiven asked={responsibleDetails(site)} />
        </>
      ),
    },
    {
      title: "What you can have without a request",
      id: "without-request",
      is: "All pages of this site, and what we hold about you.",
      text: (
        <p>
          All pages of this site, among them this manual, the <a href={links.privacy}>privacy notice</a> and
          the <a href={links.legal}>terms</a>. What we hold about you: write to us, no form and no fee needed.
        </p>
      ),
    },
    {
      group: "What we hold",
      title: "What we hold records of",
      id: "held",
      is: "The kinds of records, by what they are about.",
      text: (
        <>
          <ul>
            {recordsHeld.map(({ subject, categories }) => (
              <li key={subject}>
                {subject}: {categories}.
              </li>
            ))}
          </ul>
        </>
      ),
    },
    {
      title: "Personal information",
      id: "personal-information",
      is: "What for, whose, who receives it, where it goes and how it is kept safe.",
      text: <ManualProcessing site={site} tagged={tagScriptUrl !== undefined} />,
    },
    {
      title: "Records that other laws require",
      id: "required",
      is: "The laws under which we keep records, where they apply to us.",
      text: (
        <>
          <p>Where they apply to us, we keep records under these laws:</p>
          <ul>
            {recordLaws.map((law) => (
              <li key={law}>{law}</li>
            ))}
          </ul>
        </>
      ),
    },
    {
      group: "This manual",
      title: "The Regulator’s guide",
      id: "regulators-guide",
      is: "The Information Regulator explains PAIA and POPIA in a free guide.",
      text: (
        <p>
          The Information Regulator publishes a guide, under section 10 of PAIA, on how to use PAIA and POPIA.
          Get it free from <a href={informationRegulator.site}>its website</a> or ask its office, whose{" "}
          <a href="#remedies">address is in this manual</a>. We also send you a copy if you ask us.
        </p>
      ),
    },
    {
      title: "Where this manual is",
      id: "where",
      is: "On this page, free of charge.",
      text: (
        <p>
          It is on this page, free of charge
          {site.companyAddress && ", and at our street address in office hours"}. Anybody may ask us for a
          copy, and so may the Information Regulator.
        </p>
      ),
    },
  ];
  return (
    <NoticePage
      address={paia}
      question="How do I see a record?"
      answer="Write to us. We answer within 30 days."
      lead={
        <>
          For what we hold about you, write to {mailLink(consentNames(site).objectionEmail)}: you need no form
          and pay no fee. For any other record send Form 2.
        </>
      }
      picture={
        <Bars
          of={[
            { figure: "30 days", words: "at most, and we answer", pieces: [30, 0], notice: true },
            {
              figure: "180 days",
              words: "to complain, if we refuse",
              from: 30,
              pieces: [0, 180],
            },
            { figure: "180 days", words: "after that, to ask a court", from: 210, pieces: [0, 180] },
          ]}
          under="The days of a request. Each row counts from the answer before it."
        />
      }
      version={accessManualVersion}
      parts={parts}
    />
  );
}
