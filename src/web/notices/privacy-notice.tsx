import { consentNames } from "#contract/consent-names.ts";
import type { PageContext, SiteInfo } from "#contract/page-context.ts";
import { recipientNames } from "#contract/recipients.ts";
import { day } from "#web/format/day.ts";
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
  const parts: NoticePart[] = [
    {
      title: "What do you keep about me?",
      id: "contact-requests",
      is: `What you send in a form, for ${site.leadRetentionMonths} months. Your use of the site is counted, without your name.`,
      asked: true,
      text: <ContactRequestsPart site={site} />,
    },
    {
      title: "Who gets it?",
      id: "recipients",
      is: `${recipientNames(site).join(" or ")}, the banks that you apply to, and the companies that run this site for us.`,
      asked: true,
      text: (
        <>
          <Recipients site={site} tagged={tagScriptUrl !== undefined} />
          <p>Nobody else gets it from us, unless a law or a court orders it.</p>
        </>
      ),
    },
    {
      title: "How do I see it, or have it deleted?",
      id: "rights",
      is: `Write to ${consentNames(site).objectionEmail}, free of charge. You may also have it corrected, or object.`,
      asked: true,
      text: <RightsPart site={site} />,
    },
    {
      title: "Your numbers, and usage analytics",
      id: "analytics",
      is: "What we count when you change or press something, and for how long we keep it.",
      text: <AnalyticsPart {...{ site, tagScriptUrl, tagOrigins }} />,
    },
    {
      title: "How do I say no to being counted?",
      id: "opt-out",
      is: "With one switch, for this browser. Or let your browser say no for you.",
      asked: true,
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
      title: "Outside South Africa",
      id: "abroad",
      is: "In which country our computers are, and what the law asks where that is abroad.",
      text: (
        <>
          <Abroad site={site} />
        </>
      ),
    },
    {
      title: "On which ground, and how safely",
      id: "safeguards",
      is: "You agree to a contact request; counting is our legitimate interest. No program decides about you.",
      text: <SafeguardsPart />,
    },
    {
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
      answer={`We pass your details to ${recipientNames(site).join(" or ")}, and only if you send the form.`}
      lead="You can use every calculator and read every guide without telling us who you are."
      picture={{
        // A phone, our house, and a partner’s desk, to which the way is open only where somebody asks for it.
        leaf: "M8 12a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4zM19 54h6M15 42V28h5v-6l9 8M50 34h58m-7-7 7 7-7 7M130 60V30m52 0v30M122 36l34-28 34 28M231 27l7 7-7 7M250 42h74m-68 0v18m62-18v18M279 15a7 7 0 1 1 14 0a7 7 0 1 1-14 0M271 42c0-10 5-15 15-15s15 5 15 15",
        clay: "M149 60V44h14v16M303 24h15v18h-15zM307 30h7M307 36h7",
        dotted: "M202 34h36",
        steps: [
          { title: "Your browser", words: "does the sums." },
          { title: "This site", words: "counts what you change and press, without your name." },
          {
            title: recipientNames(site).join(" or "),
            words: "gets your form, only if you send it.",
          },
        ],
      }}
      version={current}
      changes="versions"
      parts={parts}
    />
  );
}
