import type { MDXInstance } from "astro";
import { currentPrimeRate } from "#calculations/prime-rate/prime-rate.ts";
import type { PageContext } from "#contract/page-context.ts";
import { primeNow } from "#web/figures/newer-figures-text.ts";
import { pageFigures } from "#web/figures/page-figures.ts";
import { day } from "#web/format/day.ts";
import { percent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import type { GuideSection } from "#web/site/addresses.ts";
import type { Step } from "#web/site/structured-data.ts";
import { type Question, questionsOf, type SectionFrontmatter } from "./faq/questions.ts";
import { type StepsFrontmatter, stepsOf } from "./steps/steps.ts";

type Frontmatter = SectionFrontmatter & StepsFrontmatter;

const texts = import.meta.glob<MDXInstance<Frontmatter>>("./sections/*.mdx", { eager: true });

/** The written text of a section; the articles have none. */
export function sectionText(id: GuideSection): MDXInstance<Frontmatter> | undefined {
  return texts[`./sections/${id}.mdx`];
}

/** Figures as the sections' sentences print them. */
export function sectionFigures(context: PageContext) {
  const figures = pageFigures(context);
  const { prime, capitalGains, serviceFee, firstHomeFinance } = figures;
  return {
    /** The prime rate of our table, and the date of its entry. */
    prime: percent(currentPrimeRate(prime), 2),
    primeDate: prime[0] ? day(prime[0].date) : "",
    /** A sentence: what prime is now, and what our table says where that is something else. */
    primeNow: `The prime rate has been ${primeNow(figures)}.`,
    serviceFee: rand(serviceFee.serviceFee),
    /** The gain on a home of one's own that is free of tax: ours, and the newest. */
    residenceExclusion: rand(capitalGains.residenceExclusion),
    residenceExclusionNow: rand((figures.newest ?? figures).capitalGains.residenceExclusion),
    subsidyIncomeFrom: rand(firstHomeFinance.incomeFrom),
    subsidyIncomeTo: rand(firstHomeFinance.incomeTo),
    highestSubsidy: rand(firstHomeFinance.highestSubsidy),
    lowestSubsidy: rand(firstHomeFinance.lowestSubsidy),
  };
}

/** The questions of a section for search engines, from the same source as its page. */
export const sectionQuestions = (id: GuideSection, context: PageContext): Question[] =>
  questionsOf(sectionText(id)?.frontmatter ?? {}, expressionsOf(context));

/** The steps of a section for search engines, likewise. */
export const sectionSteps = (id: GuideSection, context: PageContext): Step[] =>
  stepsOf(sectionText(id)?.frontmatter ?? {}, expressionsOf(context));

/** What the sections print in braces. */
function expressionsOf(context: PageContext): Record<string, string> {
  const figures = Object.entries(sectionFigures(context)).map(([name, text]) => [
    `props.figures.${name}`,
    text,
  ]);
  return {
    "props.site.partnerName": context.site.partnerName,
    "props.site.productName": context.site.productName,
    ...Object.fromEntries(figures),
  };
}
