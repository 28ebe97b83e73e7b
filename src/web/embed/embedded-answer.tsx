import { useMemo } from "react";
import { type AskedFrom, askedPath, type EmbedQuery } from "#contract/embed.ts";
import type { PageContext } from "#contract/page-context.ts";
import type { ToolId } from "#contract/tools.ts";
import { AnswerCurves } from "#web/answer-page/answer-curves.tsx";
import { askForCorrection, shownOf } from "#web/answer-page/answer-values.ts";
import type { Answer, Shown } from "#web/answer-page/described.ts";
import type { Entered, Fields, Values } from "#web/answer-page/fields.ts";
import { MainFields, MoreFields } from "#web/answer-page/fields-of-answer.tsx";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { inputsText } from "#web/answer-page/numbers.ts";
import { NumbersContext } from "#web/answer-page/numbers-context.ts";
import { PageOfAnswer, useNewPageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { toolText } from "#web/answer-page/use-answers.ts";
import { useHeldHeight } from "#web/answer-page/use-held-height.ts";
import { VerdictSentence } from "#web/answer-page/verdict-sentence.tsx";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { picturePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import styles from "./embedded-answer.module.css";
import { framedEntered, framedInputs, useFramedNumbers } from "./use-framed-numbers.ts";

type EmbeddedProps = PageContext & { asked: EmbedQuery };

type Page = {
  /** What the answer is called over it. */
  name: string;
  /** The page of ours that has all of it. */
  path: string;
  /** One of the four calculators: its link has the inputs that all answers share. */
  calculator?: true;
};

/** An answer alone, for a frame on another site: the same machine, without what is around it on our own page. */
export function embedded<All extends Fields, R>(described: Answer<All, R>, { name, path, calculator }: Page) {
  // In a frame nothing that is entered is counted.
  const { counted: _, ...main } = described.asks.main;
  const answer: Answer<All, R> = { ...described, asks: { ...described.asks, main } };

  return function EmbeddedAnswer({ asked, ...context }: EmbeddedProps) {
    const page = useNewPageOfAnswer(context);
    const defaults = useMemo(() => defaultInputs(page.figures), [page]);
    const numbers = useFramedNumbers(answer.fields, {
      inputs: framedInputs(defaults, asked.numbers),
      entered: framedEntered(answer.fields, asked.numbers),
    });
    const { inputs, entered } = numbers;
    const shown = useMemo(() => shownOf(answer, { inputs, entered }, page), [inputs, entered, page]);
    const { values, defaults: starts } = shown;
    const ofPage = useMemo(
      () => ({ ...numbers, values, defaults: starts, example: answer.example?.(shown.context) }),
      [numbers, values, starts, shown],
    );
    const text = calculator ? inputsText(inputs, defaults) : toolText(answer.fields, numbers);
    return (
      <PageOfAnswer value={page}>
        <NumbersContext value={ofPage}>
          <main id="main" className={styles.frame}>
            <h1 className={styles.name}>{name}</h1>
            <FirstScreen answer={answer} shown={shown} entered={entered} />
            <p className={styles.foot}>
              <a href={`${path}#${text}`} target="_blank" rel="noopener">
                {page.site.productName} · all figures and their dates
                <NewTab />
              </a>
              <a href={contactPath(answer, shown, asked)} target="_blank" rel="noopener">
                Ask for a call
                <NewTab />
              </a>
            </p>
          </main>
        </NumbersContext>
      </PageOfAnswer>
    );
  };
}

const NewTab = () => <span className="visually-hidden"> (opens in a new tab)</span>;

type FirstScreenProps<All extends Fields, R> = {
  answer: Answer<All, R>;
  shown: Shown<Values<All>, R>;
  entered: Entered;
};

/** What the first screen of the answer's own page shows: the sentence with the figure, the curves and the fields. */
function FirstScreen<All extends Fields, R>({ answer, shown, entered }: FirstScreenProps<All, R>) {
  const { text, answered, usable } = shown;
  const settled = useDebounced(
    useMemo(() => ({ ...shown, entered }), [shown, entered]),
    picturePause,
  );
  const figure = answered ? text.figure : undefined;
  const problem = usable ? (text.problem ?? askForCorrection) : askForCorrection;
  return (
    <div className={styles.screen}>
      <div ref={useHeldHeight()} className={styles.answer}>
        <VerdictSentence {...text} figure={figure} problem={problem} quote={text.quote} />
        <Announcement words={figure ? `${figure} ${text.sentence}` : problem} />
      </div>
      <div className={styles.fields}>
        <AnswerCurves answer={answer} settled={settled}>
          <MainFields answer={answer} shown={shown} />
          <MoreFields answer={answer} shown={shown} />
        </AnswerCurves>
      </div>
    </div>
  );
}

/** The form for a call is on our own site, where its words are: with the figures, and with whose frame it was. */
function contactPath<All extends Fields, R>(
  answer: Answer<All, R>,
  shown: Shown<Values<All>, R>,
  { agent, host }: EmbedQuery,
): string {
  return askedPath("calculators", { agent, host, calculation: calculationOf(answer, shown) });
}

function calculationOf<All extends Fields, R>(
  { id, takes }: Answer<All, R>,
  { answered, result, values, text }: Shown<Values<All>, R>,
): AskedFrom["calculation"] {
  if (!answered) return undefined;
  if (takes) return { tool: id as ToolId, ...takes(result, values) };
  const { quote } = text;
  return quote && { loanAmount: quote.loanAmount, currentRate: quote.interestRate, loanTerm: quote.loanTerm };
}
