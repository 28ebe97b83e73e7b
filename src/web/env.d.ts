import "astro";
import type { PageContext } from "#contract/page-context.ts";
import type { QuotedLoan } from "#web/components/bank-quote/bank-quote.tsx";
import type { FeatureAnswers } from "#web/site/feature-answers.ts";
import type { OtherExamples } from "#web/site/other-questions.tsx";
import type { ToolExamples } from "#web/site/tool-answers.tsx";

declare global {
  /** The script that each page has in itself: scripts/bundled-script.ts. */
  const PAGE_SCRIPT: string;
  namespace App {
    interface Locals extends PageContext {
      /** What each question answers before anything is typed: middleware.ts. */
      workedAnswers: () => { examples: ToolExamples; others: OtherExamples };
      /** What the calculators answer before anything is typed. */
      featureAnswers: () => FeatureAnswers;
      /** The loan that the calculators open with. */
      openingLoan: () => QuotedLoan;
    }
  }
}

declare module "astro" {
  interface AstroClientDirectives {
    /** Hydrated when it is about to be used, or when something is kept in a place of this name: answer-page/when-used.ts. */
    "client:used"?: string | boolean | readonly string[];
    /** Hydrated with the first press on a contact button: lead-form/when-contacted.ts. */
    "client:contact"?: boolean;
  }
}
