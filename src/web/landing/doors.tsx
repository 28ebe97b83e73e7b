import type { ReactNode } from "react";
import type { Figures } from "#calculations/figures/figures.ts";
import { toolsBySituation } from "#contract/tools.ts";
import { rand } from "#web/format/rand.ts";
import { calculatorTabs, links } from "#web/site/addresses.ts";
import { ShortAnswer, ToolAnswers, type ToolExamples } from "#web/site/tool-answers.tsx";
import styles from "./doors.module.css";
import { doors } from "./landing.content.ts";

export type DoorsProps = {
  examples: ToolExamples;
  /** The largest loan in the affordability calculator's example, and its income before tax. */
  affordable: { figure: string; income: string };
  subsidy: Figures["firstHomeFinance"];
};

/** Three doors, one for each situation; behind each are its questions with a worked answer. On paper all are open. */
export function Doors({ examples, affordable, subsidy }: DoorsProps) {
  const questions = {
    buying: {
      before: (
        <Question href={calculatorTabs.affordability.path} name="affordability">
          <ShortAnswer question="What can I afford?" figure={affordable.figure}>
            {`is a careful limit on ${affordable.income} a month before tax`}
          </ShortAnswer>
        </Question>
      ),
      after: (
        <Question href={links.subsidyCheck} name="subsidy">
          <ShortAnswer
            question="Can I get the First Home Finance subsidy?"
            figure={`Up to ${rand(subsidy.highestSubsidy)}`}
          >
            {`for a first home, if your household earns ${rand(subsidy.incomeFrom)} to ${rand(subsidy.incomeTo)} a month`}
          </ShortAnswer>
        </Question>
      ),
    },
    owning: {
      after: (
        <Question href={links.divorce} name="take_over_bond">
          <ShortAnswer question="One of us takes over the bond">
            After a divorce the bank must agree: it tests whether one of you can pay alone
          </ShortAnswer>
        </Question>
      ),
    },
    investing: {},
  };
  return (
    <div className={styles.doors}>
      {toolsBySituation().map(({ group, title, ids }) => (
        <details key={group} className={styles.door}>
          <summary data-track-event="nav_click" data-track-name={`door_${group}`}>
            <svg viewBox="0 0 28 46" width="28" height="46" aria-hidden="true">
              <path d="M3 40V3h22v37M0 40h28" />
              <path className={styles.shut} d="M20 22v.1" />
              <path className={styles.open} d="M3 3l12 5v36L3 40M11.5 25v.1" />
            </svg>
            <h2>{title}</h2>
            <p>{doors[group]}</p>
          </summary>
          <ToolAnswers ids={ids} examples={examples} {...questions[group]} />
        </details>
      ))}
    </div>
  );
}

function Question({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} data-track-event="nav_click" data-track-name={name}>
        {children}
      </a>
    </li>
  );
}
