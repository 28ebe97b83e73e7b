import type { SiteInfo } from "#contract/page-context.ts";
import { recipientNames } from "#contract/recipients.ts";
import { partnerTitle } from "#web/site/partner-title.ts";

/** Who gets personal information, by category, and by name where the operator gave it. */
export function Recipients({ site, tagged }: { site: SiteInfo; tagged: boolean }) {
  const { partnerName, hostingCompany, mailCompany } = site;
  const names = recipientNames(site);
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          {name}, a {partnerTitle(name === partnerName ? site : {})}: contact requests
          {names.length > 1 && " of the forms that name it"}.
        </li>
      ))}
      <li>Banks: what you give {names.join(" or ")} for the applications that you decide to make.</li>
      <li>
        {hostingCompany ? `${hostingCompany}, which hosts the site` : "The company that hosts the site"}: all
        that our server stores, on our behalf.
      </li>
      <li>
        {mailCompany ? `${mailCompany}, which delivers our mail` : "The company that delivers our mail"}: what
        you write to us, and contact requests where they go to {names.join(" or ")} by e-mail.
      </li>
      {tagged && <li>The company behind the tagging service: what its script reads.</li>}
    </ul>
  );
}

/** Where the data is, and what protects it there: the country that the operator named, or that it is not given yet. */
export function Abroad({ site }: { site: SiteInfo }) {
  const { hostingCompany, hostingCountry } = site;
  const protection =
    hostingCountry === "South Africa"
      ? "where POPIA protects it"
      : `under our contract with ${hostingCompany ?? "the company that hosts the site"}, which must protect it as POPIA does`;
  const condition =
    "POPIA lets personal information leave South Africa only under the conditions of its section 72, such as a law or a contract there that protects it in a similar way.";
  return (
    <p>
      {hostingCountry
        ? `The computers that run this site and store what it collects are in ${hostingCountry}, ${protection}. `
        : "Not given here yet: the country of the computers that run this site and store what it collects. Ask us, and we will tell you. "}
      {recipientNames(site).join(", ")} and the banks may keep details abroad too; ask them. {condition}
    </p>
  );
}
