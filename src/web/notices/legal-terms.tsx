import type { SiteInfo } from "#contract/page-context.ts";
import type { QuotedLoan } from "#web/components/bank-quote/bank-quote.tsx";
import {
  educationDisclaimer,
  liabilityDisclaimer,
  siteDisclaimer,
} from "#web/components/disclaimer/disclaimer.content.ts";
import { Advisers } from "#web/components/disclaimer/disclaimer.tsx";
import { legal, links } from "#web/site/addresses.ts";
import { partnerTitle } from "#web/site/partner-title.ts";
import { companyDetails, companyFacts } from "./company-facts.ts";
import { EstimateAndQuote } from "./estimate-and-quote.tsx";
import { Facts, NotGiven } from "./facts.tsx";
import { NoticePage, type NoticePart } from "./notice-page.tsx";
import { legalVersion } from "./text-versions.table.ts";

type LegalTermsProps = {
  site: SiteInfo;
  /** The loan whose two instalments show what an estimate is. */
  loan: QuotedLoan;
};

/** What the site is and what it is not, and who runs it. */
export function LegalTerms({ site, loan }: LegalTermsProps) {
  const { productName, companyName, partnerName } = site;
  const parts: NoticePart[] = [
    {
      group: "What a result is worth",
      title: "What is a result worth?",
      id: "disclaimer",
      is: "It is for illustration. We accept no liability for a loss from its use.",
      text: (
        <>
          <p>{siteDisclaimer}</p>
          <p>{liabilityDisclaimer}</p>
          <p>
            This applies as far as the law allows. It does not limit your rights under the Consumer Protection
            Act 68 of 2008.
          </p>
          <Advisers />
        </>
      ),
    },
    {
      title: "Is it a quotation, or an offer?",
      id: "no-quotation",
      is: `No. Only a credit provider can give you one, and ${productName} is not one.`,
      text: (
        <>
          <p>
            {productName} is not a bank, not a lender and not a credit provider. A result is an estimate from
            the figures that you typed. It is not a quotation under the National Credit Act 34 of 2005, not an
            offer of credit and not a promise that a bank will lend to you. Only a credit provider can give
            you those.
          </p>
          <p>
            A pre-approval is a preliminary assessment, not a final grant. Pre-approvals often expire, for
            example after 60–90 days.
          </p>
        </>
      ),
    },
    {
      title: "Figures have a date",
      id: "figures",
      is: "Rates, duties and fees change. Our tables may be behind them.",
      text: (
        <p>
          Rates, duties, fees and tariffs change. Our tables follow the dates from which they apply, and may
          be behind the law or the market. Attorneys’ and banks’ own charges differ from the guideline
          figures. Ask for a quotation before you rely on an amount.
        </p>
      ),
    },
    {
      title: "Education, not advice",
      id: "education",
      is: "The guide explains. It does not know your case.",
      text: <p>{educationDisclaimer}</p>,
    },
    {
      title: "No financial services",
      id: "financial-services",
      is: "We are no financial services provider, and give no advice on insurance or investments.",
      text: (
        <p>
          {companyName} is not an authorised financial services provider under the Financial Advisory and
          Intermediary Services Act 37 of 2002. We give no advice on insurance, investments, trusts or
          estates. If you ask for help with one of these, ask the person who phones you for an FSP number
          first.
        </p>
      ),
    },
    {
      group: "Who runs this site",
      title: "Where can I write, or complain?",
      id: "who",
      is: `To ${companyName}, which runs this site: ${site.email}.`,
      text: (
        <>
          <p>
            {productName} is developed and run by {companyName}. Questions, mistakes that you have found and
            complaints reach us at the e-mail address below.
          </p>
          <Facts facts={companyFacts(site)} />
          <NotGiven asked={companyDetails(site)} />
          <p>
            Which records we hold, and how to ask for one, is in our{" "}
            <a href={links.paia}>access to information manual</a>.
          </p>
        </>
      ),
    },
    {
      title: "Who pays this site?",
      id: "partner",
      is: `Not you. ${partnerName}, an independent business, may pay us.`,
      text: (
        <p>
          {partnerName} is a {partnerTitle(site)}, an independent business, and answers for its own services.
          Links that are marked “Affiliate”, and the links to a pre-approval or an application, lead to its
          site and open in a new tab; we may be paid for that and for contact requests, and you do not pay
          more. We do not control what other sites say.
        </p>
      ),
    },
    {
      title: "Using this site",
      id: "use",
      is: "It is free. Quote it and link to it, but not as a bank’s figures or your own advice.",
      text: (
        <p>
          Use is free. Quote and link as you like, but do not present the figures as a bank’s or as your own
          advice to others. South African law applies. How personal information is handled is explained in the{" "}
          <a href={links.privacy}>privacy notice</a>.
        </p>
      ),
    },
  ];
  return (
    <NoticePage
      address={legal}
      answer="A result is an estimate. Ask for a quotation before you rely on it."
      picture={<EstimateAndQuote {...loan} />}
      version={legalVersion}
      parts={parts}
    />
  );
}
