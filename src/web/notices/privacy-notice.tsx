import { consentNames } from "#contract/consent-names.ts";
import type { PageContext, SiteInfo } from "#contract/page-context.ts";
import { recipientNames } from "#contract/recipients.ts";
import { day } from "#web/format/day.ts";
import { links, privacy } from "#web/site/addresses.ts";
import { AnalyticsSwitch } from "#web/tracking/analytics-switch.tsx";
import { AnalyticsPart } from "./analytics-part.tsx";
import { responsibleDetails, responsibleParty } from "./company-facts.ts";
import { ContactRequestsPart } from "./contact-requests-part.tsx";
import { Facts, mailLink, NotGiven } from "./facts.tsx";
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
      title: "Who is responsible",
      id: "responsible",
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
      title: "Your numbers, and usage analytics",
      id: "analytics",
      text: <AnalyticsPart {...{ site, tagScriptUrl, tagOrigins }} />,
    },
    {
      title: "Saying no to analytics",
      id: "opt-out",
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
    { title: "Contact requests", id: "contact-requests", text: <ContactRequestsPart site={site} /> },
    {
      title: "Who receives it",
      id: "recipients",
      text: (
        <>
          <Recipients site={site} tagged={tagScriptUrl !== undefined} />
          <p>Nobody else gets it from us, unless a law or a court orders it.</p>
        </>
      ),
    },
    {
      title: "Outside South Africa",
      id: "abroad",
      text: (
        <>
          <Abroad site={site} />
        </>
      ),
    },
    {
      title: "What is kept in your browser",
      id: "kept",
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
    { title: "On which ground, and how safely", id: "safeguards", text: <SafeguardsPart /> },
    { title: "Your rights", id: "rights", text: <RightsPart site={site} /> },
    {
      title: "Versions of this notice",
      id: "versions",
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
      lead="You can use every calculator and read every guide without telling us who you are."
      summary={
        <>
          We keep what you send in a contact form, which goes to {recipientNames(site).join(" or ")}, and we
          count how the site is used, without your name. To see, correct or delete what we hold, write to{" "}
          {mailLink(consentNames(site).objectionEmail)}, free of charge.
        </>
      }
      version={current}
      changes="versions"
      tasks={{
        "Have my details deleted, corrected or shown to me": "rights",
        "Not be counted": "opt-out",
        "See who gets my details": "recipients",
        "Clear what is kept in my browser": "kept",
      }}
      parts={parts}
    />
  );
}
