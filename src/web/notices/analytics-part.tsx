import type { PageContext, SiteInfo } from "#contract/page-context.ts";
import { TaggingService } from "./tagging-service.tsx";

type AnalyticsPartProps = { site: SiteInfo } & Pick<PageContext, "tagScriptUrl" | "tagOrigins">;

/** What becomes of the numbers that a visitor enters, and what else is counted: told together, as it is one question. */
export function AnalyticsPart({ site, ...tagging }: AnalyticsPartProps) {
  return (
    <>
      <p>
        The calculators do their sums in your own browser, and there are no accounts. But we count how the
        site is used, and the figures that you enter are part of that. When you change a field, its value is
        sent to our server: gross income, net income, expenses, prices, deposits, rates and terms too. Each
        call has two random numbers with it, one for this visit and one for this browser.
      </p>
      <p>
        They are sent without your name or contact details. But a number that stays with your browser is
        itself personal information under POPIA, so we treat all of this as personal information. You can{" "}
        <a href="#opt-out">say no to all of it</a>. You can use everything here without being recorded.
      </p>
      <p>The purpose is to make the site better. Once a page has loaded, a small script sends</p>
      <ul>
        <li>
          the value of each field and choice that you change in the calculators, in the tools, in the guide
          and in the loan part of a form;
        </li>
        <li>
          the address of the page and the one that you came from, how far you scroll, how long a part of the
          front page is in view, and when you leave;
        </li>
        <li>
          what you press: links and buttons that we marked, articles, questions that you open, tabs, files
          that you save;
        </li>
        <li>what you search for among the articles;</li>
        <li>that a contact form was opened, sent, left or failed, but no name or contact details from it;</li>
        <li>
          the kind of device, browser and system, their language, screen size and time zone, and whether you
          were here before;
        </li>
        <li>how fast the page was for you: how soon it showed, how soon it answered, how much it moved.</li>
      </ul>
      <p>
        What you type as a name, an e-mail address, a phone number or a bank’s name is never sent to
        analytics, nor what others who buy with you earn and owe. What looks like an e-mail address or a phone
        number is taken out of addresses and texts before they are sent. Boxes that you tick in a checklist
        are not saved or sent. Visits of known programs (bots) are marked and left out of our reports.
      </p>
      <p>
        Where another site shows one of our answers in a frame, we count that it was opened, by the site’s
        name. We set no cookie there, send nothing that you enter, and keep nothing of you.
      </p>
      <p>
        Like every web server, ours sees your internet address while it answers you; we keep none with
        analytics. The records of single visits are kept for {site.analyticsRetentionMonths} months, then
        erased; what remains is sums.
      </p>
      <TaggingService {...tagging} />
    </>
  );
}
