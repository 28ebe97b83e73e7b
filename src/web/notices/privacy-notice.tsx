import type { PageContext, SiteInfo } from "#contract/page-context.ts";
import { day } from "#web/format/day.ts";
import { links, privacy } from "#web/site/addresses.ts";
import { Part, TextPage } from "#web/site/text-page.tsx";
import { AnalyticsSwitch } from "#web/tracking/analytics-switch.tsx";
import { AnalyticsPart } from "./analytics-part.tsx";
import { responsibleDetails, responsibleParty } from "./company-facts.ts";
import { ContactRequestsPart } from "./contact-requests-part.tsx";
import { Facts, NotGiven } from "./facts.tsx";
import { KeptTable } from "./kept-table.tsx";
import { privacyVersions } from "./privacy-versions.table.ts";
import { Abroad, Recipients } from "./recipients.tsx";
import { RightsPart } from "./rights-part.tsx";
import { SafeguardsPart } from "./safeguards-part.tsx";
import { Tasks } from "./tasks.tsx";
import { VersionLine } from "./version-line.tsx";

type PrivacyNoticeProps = { site: SiteInfo } & Pick<PageContext, "tagScriptUrl" | "tagOrigins">;

/** What section 18 of POPIA asks a site to tell people, in plain words. */
export function PrivacyNotice({ site, tagScriptUrl, tagOrigins }: PrivacyNoticeProps) {
  const [current] = privacyVersions;
  return (
    <TextPage
      address={privacy}
      lead="You can use every calculator and read every guide without telling us who you are."
    >
      <VersionLine version={current.version} date={current.date}>
        {" "}
        <a href="#versions">What changed</a>
      </VersionLine>
      <Tasks
        tasks={{
          "Have my details deleted, corrected or shown to me": "rights",
          "Not be counted": "opt-out",
          "See who gets my details": "recipients",
          "Clear what is kept in my browser": "kept",
        }}
      />
      <Part title="Who is responsible">
        <p>
          The responsible party under the Protection of Personal Information Act 4 of 2013 (POPIA) is{" "}
          {site.companyName}.
        </p>
        <Facts facts={responsibleParty(site)} />
        <NotGiven asked={responsibleDetails(site)} />
      </Part>
      <AnalyticsPart {...{ site, tagScriptUrl, tagOrigins }} />
      <Part title="Saying no to analytics" id="opt-out">
        <p>
          If your browser sends Global Privacy Control or Do Not Track, nothing is recorded about your visit
          and neither cookie is set. You need not tell us. You can also say no here, for this browser; it
          holds at once{tagScriptUrl && ", for the tagging service from the next page on"}.
        </p>
        <AnalyticsSwitch />
      </Part>
      <ContactRequestsPart site={site} />
      <Part title="Who receives it" id="recipients">
        <Recipients site={site} tagged={tagScriptUrl !== undefined} />
        <p>Nobody else gets it from us, unless a law or a court orders it.</p>
      </Part>
      <Part title="Outside South Africa">
        <Abroad site={site} />
      </Part>
      <Part title="What is kept in your browser" id="kept">
        <p>
          The table names all that this site itself keeps in your browser. Your browser deletes it with this
          site’s data.
        </p>
        <KeptTable />
      </Part>
      <SafeguardsPart />
      <RightsPart site={site} />
      <Part title="Versions of this notice" id="versions">
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
      </Part>
    </TextPage>
  );
}
