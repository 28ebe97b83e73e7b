import type { ReactNode } from "react";
import type { Figures } from "#calculations/figures/figures.ts";
import type { ToolGroup } from "#contract/tools.ts";
import { rand } from "#web/format/rand.ts";
import { calculatorTabs, links } from "./addresses.ts";
import { ShortAnswer } from "./tool-answers.tsx";

/** What other pages than the tools answer in their examples. */
export type OtherExamples = {
  /** The largest loan in the affordability calculator's example, and its income before tax. */
  affordable: { figure: string; income: string };
  /** A bond that one of two takes over, and the income before tax that it needs. */
  takenOver: { bond: string; income: string };
  subsidy: Figures["firstHomeFinance"];
};

/** The questions of each situation that another page than a tool answers: no price changes what it says. */
export function otherQuestions({
  affordable,
  takenOver,
  subsidy,
}: OtherExamples): Partial<Record<ToolGroup, ReactNode>> {
  return {
    buying: (
      <>
        <Question href={calculatorTabs.affordability.path} name="affordability">
          <ShortAnswer question="What can I afford?" figure={affordable.figure}>
            {`is a careful amount to borrow on ${affordable.income} a month before tax`}
          </ShortAnswer>
        </Question>
        <Question href={links.subsidyCheck} name="subsidy">
          <ShortAnswer
            question="Can I get the First Home Finance subsidy?"
            figure={`Up to ${rand(subsidy.highestSubsidy)}`}
          >
            {`for a first home, if your household earns ${rand(subsidy.incomeFrom)} to ${rand(subsidy.incomeTo)} a month`}
          </ShortAnswer>
        </Question>
      </>
    ),
    owning: (
      <Question href={links.divorce} name="take_over_bond">
        <ShortAnswer question="Divorce: one of us takes over the bond" figure={takenOver.income}>
          {`a month before tax is what that one must earn for ${takenOver.bond}, and the bank must agree`}
        </ShortAnswer>
      </Question>
    ),
  };
}

type QuestionProps = { href: string; name: string; children: ReactNode };

function Question({ href, name, children }: QuestionProps) {
  return (
    <li>
      <a href={href} data-track-event="nav_click" data-track-name={name}>
        {children}
      </a>
    </li>
  );
}
