import type { PageContext, SiteInfo } from "#contract/page-context.ts";
import { keptDays } from "#web/lead-form/kept-leads.ts";
import { privacy } from "#web/site/addresses.ts";
import { Part, TextPage } from "#web/site/text-page.tsx";
import { AnalyticsSwitch } from "#web/tracking/analytics-switch.tsx";
import { CookieTable } from "./cookie-table.tsx";

type PrivacyNoticeProps = { site: SiteInfo } & Pick<PageContext, "tagScriptUrl" | "tagOrigins">;

/** What section 18 of POPIA asks a site to tell people, in plain words. */
export function PrivacyNotice({ site, tagScriptUrl, tagOrigins = [] }: PrivacyNoticeProps) {
  const { companyName, partnerName, email, city } = site;
  const mail = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <TextPage
      address={privacy}
      lead="You can use every calculator and read every guide without telling us who you are."
    >
      <Part title="Who is responsible">
        <p>
          {companyName}, {city}, South Africa, is the responsible party under the Protection of Personal
          Information Act 4 of 2013 (POPIA). Write to {mail}.
        </p>
      </Part>
      <Part title="What stays with you">
        <p>
          The calculators do their sums in your own browser. Boxes that you tick in a checklist are not saved
          or sent. Once you stay on a page, the calculators and the pages that you open are kept on your
          device, so that they work without a connection; they say nothing about you, and your browser deletes
          them with this site's data. There are no accounts. Like every web server, ours sees your internet
          address while it answers you.
        </p>
      </Part>
      <Part title="Contact requests">
        <p>Only when you send a contact form do we collect what you typed into it:</p>
        <ul>
          <li>your first name, last name, e-mail address and phone number;</li>
          <li>the kind of loan that you ask about;</li>
          <li>
            from some calculators the figures you were working with: the loan, its rate and term, an extra
            payment and what it would save, and your present lender, rate and balance if you give them;
          </li>
          <li>when you sent it, and the wording that you agreed to.</li>
        </ul>
        <p>
          The purpose is that a loan originator calls you back. Sending a form is up to you; without it nobody
          can call you, and nothing else changes. A request for a call is not a consent to marketing: that has
          a box of its own, and it is not ticked for you.
        </p>
        <p>
          Your request goes to {partnerName}, a home-loan originator, and through it to the banks to which you
          decide to apply. Companies that host the site or carry its mail may handle it on our behalf. We sell
          it to nobody.
        </p>
        <p>
          If there is no connection when you send a form, we ask whether to keep the request on your device
          until there is one. Only if you say yes is it kept, in your own browser, with all that you entered
          and the figures that the form shows. Anybody who uses this browser can read it. It is deleted once
          it is sent, when you delete it, or after {keptDays} days.
        </p>
        <p>
          To keep programs out, our server counts for a day, in its memory, how many requests come from one
          network, and looks at how the request was sent. It keeps no internet address with it.
        </p>
        <p>We keep a request for {site.leadRetentionMonths} months, then erase it.</p>
      </Part>
      <Part title="Usage analytics">
        <p>
          We count how the site is used, on our own server and for one purpose: to make it better. Once a page
          has loaded, a small script sends
        </p>
        <ul>
          <li>
            the address of the page and the one that you came from, how far you scroll, how long a part of the
            front page is in view, and when you leave;
          </li>
          <li>
            what you press: links and buttons that we marked, articles, questions that you open, tabs, files
            that you save;
          </li>
          <li>
            which fields you change, and the figures and choices that you set in the calculators and in the
            loan part of a form. They are sent without who typed them. What you type as a name, an e-mail
            address, a phone number or a bank’s name is never sent;
          </li>
          <li>
            what you search for among the articles, if it finds one; a search that finds none is counted
            without its words;
          </li>
          <li>that a contact form was opened, sent, left or failed, but nothing of what stands in it;</li>
          <li>
            the kind of device, browser and system, their language, screen size and time zone, and whether you
            were here before;
          </li>
          <li>how fast the page was for you: how soon it showed, how soon it answered, how much it moved;</li>
          <li>two random numbers, one for this visit and one for this browser.</li>
        </ul>
        <p>
          None of it carries your name, and we keep no internet address with it. What looks like an e-mail
          address or a phone number is taken out of addresses and texts before they are sent. Visits of known
          programs (bots) are marked and left out of our reports. The records of single visits are kept for{" "}
          {site.analyticsRetentionMonths} months, then erased; what remains is sums. To be recorded is not a
          condition of using anything here.
        </p>
        {tagScriptUrl && (
          <p>
            We also use a tagging service of another company. Its script comes from{" "}
            {new URL(tagScriptUrl).hostname}, which sees your internet address and the page that you are on,
            and may set cookies of its own.{" "}
            {tagOrigins.length > 0 &&
              `It may load more from, and report to, ${tagOrigins.map(domainOf).join(", ")}. `}
            It is not loaded when you say no below.
          </p>
        )}
      </Part>
      <Part title="Cookies">
        <p>
          The table names all that this site keeps in your browser: two cookies, and what is in the browser’s
          storage. Nobody else reads it.
        </p>
        <CookieTable />
      </Part>
      <Part title="Saying no to analytics" id="opt-out">
        <p>
          If your browser sends Global Privacy Control or Do Not Track, nothing is recorded about your visit
          and neither cookie is set. You need not tell us. You can also say no here, for this browser; it
          holds at once{tagScriptUrl && ", for the tagging service from the next page on"}.
        </p>
        <AnalyticsSwitch />
      </Part>
      <Part title="Outside South Africa">
        <p>
          If we, {partnerName} or a bank keep details on computers abroad, POPIA still applies: they may go
          only where law or contract protects them in a similar way. Ask us where yours are kept.
        </p>
      </Part>
      <Part title="Your rights">
        <p>Write to {mail}, free of charge, when you want to</p>
        <ul>
          <li>know whether we hold anything about you, and see it;</li>
          <li>have it corrected or deleted;</li>
          <li>object to its use, or take back a consent.</li>
        </ul>
        <p>
          We tell you the outcome within 30 days. If you are not satisfied, you can complain to the
          Information Regulator (South Africa).
        </p>
      </Part>
    </TextPage>
  );
}

/** A wildcard stands for all hosts of a domain. */
const domainOf = (origin: string): string => origin.replace(/^https?:\/\/(?:\*\.)?/, "");
