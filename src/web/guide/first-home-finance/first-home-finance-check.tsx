import {
  type FirstHomeFinanceResult,
  firstHomeFinance,
  type SubsidyReason,
  subsidyConditions,
} from "#calculations/tools/first-home-finance/first-home-finance.ts";
import { AnswerField } from "#web/answer-page/answer-field.tsx";
import { money, tick } from "#web/answer-page/fields.ts";
import { keptAnswersPlace } from "#web/answer-page/kept-numbers.ts";
import { NumbersContext } from "#web/answer-page/numbers-context.ts";
import { useSmallAnswer } from "#web/answer-page/use-numbers.ts";
import { CurveSlider, CurveThumb } from "#web/components/curve-control/curve-slider.tsx";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { curveId } from "#web/components/field/slider-curve.ts";
import { useMovedEarly } from "#web/components/slider/moved-early.ts";
import { type FiguresContext, usePageFigures } from "#web/figures/page-figures.ts";
import { day } from "#web/format/day.ts";
import { rand } from "#web/format/rand.ts";
import { toolPath } from "#web/site/addresses.ts";
import { CountedNote } from "#web/site/counted-note.tsx";
import styles from "./first-home-finance-check.module.css";
import { SubsidyLine } from "./subsidy-line.tsx";

const fields = {
  citizenOrResident: tick("I am a South African citizen or a permanent resident", true),
  adult: tick("I am 18 or older", true),
  firstHome: tick("This is my first home", true),
  noEarlierSubsidy: tick("I have had no housing subsidy before", true),
  partnerOrDependants: tick("I am married, live with a partner or have people who depend on me", true),
  income: money("Gross income of the household a month", {
    hint: "Of everybody in the household who earns, before tax.",
    default: 15_000,
  }),
};

/** Six questions on the subsidy for first homes, and about how much it may be. */
export function FirstHomeFinanceCheck(page: FiguresContext) {
  const numbers = useSmallAnswer({ fields, place: keptAnswersPlace("subsidy"), prefix: "subsidy-" });
  const { income, ...conditions } = numbers.values;
  const scale = usePageFigures(page).firstHomeFinance;
  const result = firstHomeFinance({ ...conditions, householdIncome: income }, scale);
  const words = sentence(result, income, scale);
  return (
    <section className={styles.check} aria-labelledby="first-home-finance-check">
      <h3 id="first-home-finance-check">Check whether you may qualify</h3>
      <NumbersContext value={numbers}>
        <p className={styles.answer}>{words}</p>
        <Announcement words={words} />
        <IncomeLine
          most={scale.incomeTo}
          income={income}
          result={result}
          onMove={(moved) => numbers.enter({ income: moved })}
        />
        <AnswerField name="income" />
        <p>We take it that all of this is so. Untick what is not:</p>
        <div className={styles.questions}>
          {subsidyConditions.map((condition) => (
            <AnswerField key={condition} name={condition} />
          ))}
        </div>
      </NumbersContext>
      <CountedNote className={styles.note} />
      <p className={styles.note}>
        An estimate on a straight line between the two ends of the scale, in force since {day(scale.from)}.
        The NHFC’s own table decides; it is published as a picture only, and we may be off by about R1 500.
        The budget is limited, and the money may come after you needed it.
        {result.mayQualify && (
          <>
            {" "}
            <a href={`${toolPath("cash-needed")}#subsidy=${result.shown}`}>
              See what it does to the cash you need
            </a>
            .
          </>
        )}
      </p>
    </section>
  );
}

type IncomeLineProps = {
  income: number;
  /** The highest income with a subsidy. */
  most: number;
  result: FirstHomeFinanceResult;
  onMove: (income: number) => void;
};

/** The line of the subsidy, along which the income is pulled; outside the band the thumb is on the ground. */
function IncomeLine({ income, most, result: { mayQualify, shown }, onMove }: IncomeLineProps) {
  const slider = useMovedEarly(onMove);
  const name = "subsidy-line";
  return (
    <CurveSlider
      ref={slider}
      name={name}
      label="Household income a month"
      range={{ min: 0, max: most, step: 100 }}
      value={income}
      onChange={onMove}
      words={(value) => `${rand(value)}. ${mayQualify ? `About ${rand(shown)}.` : "No subsidy."}`}
    >
      <span className="visually-hidden" id={curveId(name)}>
        The more the household earns, the less the subsidy.
      </span>
      <SubsidyLine income={Math.min(income, most)} subsidy={shown} thumb={<CurveThumb x="0" y={0} />} />
    </CurveSlider>
  );
}

type Scale = Parameters<typeof firstHomeFinance>[1];

const reasonWords = (scale: Scale): Record<SubsidyReason, string> => ({
  citizenOrResident: "it is for citizens and permanent residents",
  adult: "you must be 18 or older",
  firstHome: "it is for a first home",
  noEarlierSubsidy: "nobody gets a housing subsidy twice",
  partnerOrDependants: "lenders ask for a partner or for dependants, so ask the NHFC itself",
  incomeTooLow: `the household must earn at least ${rand(scale.incomeFrom)} a month`,
  incomeTooHigh: `the household may earn at most ${rand(scale.incomeTo)} a month`,
});

function sentence(
  { mayQualify, reasons, shown }: FirstHomeFinanceResult,
  income: number,
  scale: Scale,
): string {
  if (income === 0)
    return `Enter the household’s income to see about how much it may be: from ${rand(scale.lowestSubsidy)} to ${rand(scale.highestSubsidy)}.`;
  if (mayQualify) return `With ${rand(income)} a month you may qualify for about ${rand(shown)}.`;
  const words = reasons.map((reason) => reasonWords(scale)[reason]);
  return `You may not qualify: ${words.join("; ")}.`;
}
