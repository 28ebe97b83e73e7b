import { consentNames } from "#contract/consent-names.ts";
import type { SiteInfo } from "#contract/page-context.ts";
import { accessFees } from "./access-fees.table.ts";
import { Facts, mailLink } from "./facts.tsx";
import { informationRegulator } from "./information-regulator.table.ts";
import type { NoticePart } from "./notice-page.tsx";
import { Regulator } from "./regulator.tsx";

/** How to ask for a record, what it costs, and what to do after a refusal. */
export function requestParts(site: SiteInfo): NoticePart[] {
  const form = <a href={informationRegulator.site}>the Information Regulator’s website</a>;
  return [
    {
      group: "Ask for a record",
      title: "How do I ask for a record?",
      id: "request",
      is: "Fill in Form 2, and add proof of who you are.",
      text: (
        <>
          <p>
            Fill in Form 2 of the PAIA regulations, which is on {form}, and send it to{" "}
            {mailLink(consentNames(site).objectionEmail)}. Say which record you want, in which form, which
            right you want to use or protect, and why you need the record for that. Add proof of who you are,
            and of your authority if you ask for somebody else. If you cannot fill in the form, tell us and we
            help.
          </p>
          <p>
            We answer within 30 days of your request (section 56). We may refuse only for the reasons in
            chapter 4 of part 3 of PAIA, such as another person’s privacy, and then say which.
          </p>
        </>
      ),
    },
    {
      title: "What does it cost?",
      id: "fees",
      is: "Nothing for what we hold about you. For the rest, the fees that the law sets.",
      text: (
        <>
          <p>Asking for what we hold about you is free. For other records the fees are set by regulation:</p>
          <Facts facts={accessFees} />
        </>
      ),
    },
    {
      title: "What if you refuse, or do not answer?",
      id: "remedies",
      is: "Complain to the Information Regulator within 180 days. After that, ask a court.",
      text: (
        <>
          <p>
            You can complain to the Information Regulator on Form 5, within 180 days (section 77A). After that
            you can ask a court for a decision, again within 180 days (section 78). There is no internal
            appeal against a private body such as us.
          </p>
          <Regulator complaints="accessComplaints" />
        </>
      ),
    },
  ];
}
