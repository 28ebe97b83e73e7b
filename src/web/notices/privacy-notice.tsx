import { consentNames } from "#contract/consent-names.ts";
import type { PageContext, SiteInfo } from "#contract/page-context.ts";
import { recipientNames } from "#contract/recipients.ts";
import { Bars } from "#web/components/part-of-text/bars.tsx";
import { day } from "#web/format/day.ts";
import { keptDays } from "#web/lead-form/kept-leads.ts";
import { links, privacy } from "#web/site/addresses.ts";
import { AnalyticsSwitch } from "#web/tracking/analytics-switch.tsx";
import { AnalyticsPart } from "./analytics-part.tsx";
import { responsibleDetails, responsibleParty } from "./company-facts.ts";
import { ContactRequestsPart } from "./contact-requests-part.tsx";
import { Facts, NotGiven } from "./facts.tsx";
import { KeptTable } from "./kept-table.tsx";
import { NoticePage, type NoticePart } from "./notice-page.tsx";
import { privacyVersions } from "./privacy-versions.table.ts";
import { Abroad, Recipients } from "./recipients.tsx";
import { RightsPart } from "./rights-part.tsx";
import { SafeguardsPart } from "./safeguards-part.tsx";

type PrivacyNoticeProps = { site: SiteInfo } & Pick<PageContext, "tagScriptUrl" | "tagOrigins">;

/** What section 18 of POPIA asks a site to tell people, in plain words. */
export function PrivacyNotice({ site, tagScriptUrl, tagOrigins }: PrivacyNoticeProps) {
  const [current] = privacyVersions;
  const { leadRetentionMonths: kept, analyticsRetentionMonths: counted } = site;
  const parts: NoticePart[] = [
    {
      group: "Your details",
      title: "How do I see it, or have it deleted?",
      id: "rights",
      is: `Write to ${consentNames(site).objectionEmail}, free of charge. You may also have it corrected, or object.`,
      text: <RightsPart site={site} />,
    },
    {
      title: "What do you keep about me?",
      id: "contact-requests",
      is: `What you send in a form, for ${kept} months. Your use of the site is counted, without your name.`,
      text: <ContactRequestsPart site={site} />,
    },
    {
      title: "Who gets it?",
      id: "recipients",
      is: `${recipientNames(site).join(" or ")}, the banks that you apply to, and the companies that run this site for us.`,
      text: (
        <>
          <Recipients site={site} tagged={tagScriptUrl !== undefined} />
          <p>Nobody else gets it from us, unless a law or a court orders it.</p>
        </>
      ),
    },
    {
      group: "Your use of the site",
      title: "How do I say no to being counted?",
      id: "opt-out",
      is: "With one switch, for this browser. Or let your browser say no for you.",
      text: (
        <>
          <p>
            If your browser sends Global Privacy Control or Do Not Track, nothing is recorded about your visit
            and neither cookie is set. You need not tell us. You can also say no here, for this browser; it
            holds at once{tagScriptUrl && ", for the tagging service from the next page on"}.
          </p>
          <AnalyticsSwitch />
        </>
      ),
    },
    {
      title: "Your numbers, and usage analytics",
      id: "analytics",
      is: "What we count when you change or press something, and for how long we keep it.",
      text: <AnalyticsPart {...{ site, tagScriptUrl, tagOrigins }} />,
    },
    {
      title: "What is kept in your browser",
      id: "kept",
      is: "Two cookies, the numbers that you enter, your choices, and pages to read without a connection.",
      text: (
        <>
          <p>
            The table names all that this site itself keeps in your browser. Your browser deletes it with this
            site’s data.
          </p>
          <KeptTable />
        </>
      ),
    },
    {
      group: "What the law asks us to say",
      title: "Who is responsible",
      id: "responsible",
      is: `${site.companyName}. This is how you reach it.`,
      text: (
        <>
          <p>
            The responsible party under the Protection of Personal Information Act 4 of 2013 (POPIA) is{" "}
            {site.companyName}.
          </p>
          <Facts facts={responsibleParty(site)} />
          <NotGiven asked={responsibleDetails(site)} />
        </>
      ),
    },
    {
      title: "Outside South Africa",
      id: "abroad",
      is: "In which country our computers are, and what the law asks where that is abroad.",
      text: <Abroad site={site} />,
    },
    {
      title: "On which ground, and how safely",
      id: "safeguards",
      is: "You agree to a contact request; counting is our legitimate interest. No program decides about you.",
      text: <SafeguardsPart />,
    },
    {
      title: "Versions of this notice",
      id: "versions",
      is: "What changed each time.",
      text: (
        <>
          <ul>
            {privacyVersions.map(({ version, date, change }) => (
              <li key={version}>
                Version {version}, {day(date)}: {change}
              </li>
            ))}
          </ul>
          <p>
            Which records we hold, and how to ask for one, is in our{" "}
            <a href={links.paia}>access to information manual</a>.
          </p>
        </>
      ),
    },
  ];
  return (
    <NoticePage
      address={privacy}
      question="What do you have of me today?"
      answer="Nothing with your name, unless you send a form."
      lead={
        <>
          We pass your details to {recipientNames(site).join(" or ")}, and only if you send the form. What you
          do here is counted, without your name. <a href="#opt-out">Say no</a>
        </>
      }
      picture={
        <Bars
          of={[
            {
              figure: `${keptDays} days`,
              words: "a form that waits in your browser",
              pieces: [keptDays / 30, 0],
            },
            {
              figure: `${counted} months`,
              words: "your visits, without your name",
              pieces: [0, counted],
            },
            { figure: `${kept} months`, words: "a form that you send", pieces: [kept, 0] },
          ]}
          under="How long it is kept; filled: with your name. Then it is erased, and only sums remain."
        />
      }
      version={current}
      changes="versions"
      parts={parts}
    />
  );
}
