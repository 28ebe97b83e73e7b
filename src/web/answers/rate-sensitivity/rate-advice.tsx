import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { Disclosure, Question } from "#web/components/disclosure/disclosure.tsx";
import { Actions, Part } from "#web/components/part/part.tsx";
import { PreApprovalLink } from "#web/components/partner-links/partner-links.tsx";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { partnerTitle } from "#web/site/partner-title.ts";
import { EnteredLoanBanner } from "../calculators/better-rates-banner.tsx";
import { PrimeNote } from "../calculators/shared-loan.tsx";
import styles from "./rate-advice.module.css";

/** The rise, in points, that one should be able to pay. */
export const safeRise = 2;

/** What a changing rate means, and the ways to the partner and to a better rate; `risen` is the instalment after the safe rise. */
export function RateAdvice({ rate, risen }: { rate: number; risen: number | undefined }) {
  const { site } = usePageOfAnswer();
  return (
    <>
      <Part
        standsOpen
        title="Interest Rate Risk Assessment"
        result={risen === undefined ? undefined : `${rand(risen)} at ${quotedRate(rate + safeRise)}`}
      >
        <p>
          Most South African home loans move with the prime rate. The Reserve Bank decides on its repo rate
          about every two months, and the prime rate follows, so over the years your instalment will rise and
          fall many times. Check whether your budget still works in the rows below your own.
        </p>
        <p>
          Your rate here is {quotedRate(rate)}. To be safe, make sure you could still pay if it rose by two
          percentage points. If that would hurt, get a second quote: a lower rate helps more than anything
          else.
        </p>
        <div className={styles.note}>
          <PrimeNote />
        </div>
      </Part>
      <div className={styles.abreast}>
        <Part standsOpen title={`Apply with ${site.partnerName}`} result="free for you" screenOnly>
          <div>
            <Disclosure printed="nothing" summary={<Question>What does “Pre-Approval” mean?</Question>}>
              <p>
                A pre-approval is a preliminary assessment of what a bank would probably lend you, from your
                income and your credit record. It is not a final grant: the bank still checks your documents
                and values the property. Pre-approvals often expire, for example after 60–90 days.
              </p>
            </Disclosure>
            <Disclosure
              printed="nothing"
              summary={<Question>{`Why use ${site.partnerName} to apply for your Home Loan?`}</Question>}
            >
              <p>
                {site.partnerName} is a {partnerTitle(site)}. It sends one application to several banks and
                brings you their offers to compare. You pay nothing for it: the bank that lends to you pays
                the originator.
              </p>
            </Disclosure>
          </div>
          <Actions>
            <PreApprovalLink site={site} />
          </Actions>
        </Part>
        <EnteredLoanBanner />
      </div>
    </>
  );
}
