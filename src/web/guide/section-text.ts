import type { MDXInstance } from "astro";
import { primeRateHistory } from "#calculations/prime-rate/prime-rate.table.ts";
import { currentPrimeRate, primeRateHistoryWith } from "#calculations/prime-rate/prime-rate.ts";
import type { PageContext } from "#contract/page-context.ts";
import { day } from "#web/format/day.ts";
import { percent } from "#web/format/percent.ts";
import type { GuideSection } from "#web/site/addresses.ts";
import { type Question, questionsOf, type SectionFrontmatter } from "./faq/questions.ts";

const texts = import.meta.glob<MDXInstance<SectionFrontmatter>>("./sections/*.mdx", { eager: true });

/** The written text of a section; the articles have none. */
export function sectionText(id: GuideSection): MDXInstance<SectionFrontmatter> | undefined {
  return texts[`./sections/${id}.mdx`];
}

/** Today's figures as the sections' sentences print them. */
export function sectionFigures({ addedPrimeRates }: PageContext): { prime: string; primeDate: string } {
  const history = primeRateHistoryWith(primeRateHistory, addedPrimeRates);
  return { prime: percent(currentPrimeRate(history), 2), primeDate: history[0] ? day(history[0].date) : "" };
}

/** The questions of a section for search engines, from the same source as its page. */
export function sectionQuestions(id: GuideSection, context: PageContext): Question[] {
  const { prime, primeDate } = sectionFigures(context);
  return questionsOf(sectionText(id)?.frontmatter ?? {}, {
    "props.site.partnerName": context.site.partnerName,
    "props.site.productName": context.site.productName,
    "props.figures.prime": prime,
    "props.figures.primeDate": primeDate,
  });
}
