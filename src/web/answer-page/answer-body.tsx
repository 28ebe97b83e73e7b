import { type ReactNode, useMemo } from "react";
import type { ToolId } from "#contract/tools.ts";
import { tablePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { Tiles } from "#web/components/stat/stat.tsx";
import { ContactButton } from "#web/lead-form/contact-button.tsx";
import styles from "./answer-body.module.css";
import { AnswerBox } from "./answer-box.tsx";
import { AnswerLayout } from "./answer-layout.tsx";
import { askForCorrection, shownOf } from "./answer-values.ts";
import { Compare, type CompareProps } from "./compare.tsx";
import { AnswerCurves } from "./curves/answer-curves.tsx";
import type { Answer, Shown, WithKept } from "./described.ts";
import type { Fields, Values } from "./fields.ts";
import { FieldsOfAnswer } from "./fields-of-answer.tsx";
import type { LetterWay } from "./keep-numbers.tsx";
import { NumbersContext } from "./numbers-context.ts";
import { OtherConvention } from "./other-convention.tsx";
import { usePageOfAnswer } from "./page-of-answer.ts";
import type { KeptNumbers } from "./use-answers.ts";
import { comparisonOf, useKeptAnswer } from "./use-comparison.ts";

type AnswerBodyProps<All extends Fields, R> = KeptNumbers & { answer: Answer<All, R>; name: string };

/** An answer: its fields, the sentence with the figure, the picture, and what explains it. */
export function AnswerBody<All extends Fields, R>(props: AnswerBodyProps<All, R>) {
  const { answer, name, numbers, kept, defaults, link } = props;
  const page = usePageOfAnswer();
  const { inputs, entered } = numbers;
  const shown = useMemo(() => shownOf(answer, { inputs, entered }, page), [answer, inputs, entered, page]);
  const before = useKeptAnswer(answer, numbers.fields, kept.text, defaults, page);
  // The answer keeps up with every key; pictures, tables and curves follow when typing pauses.
  const now = useMemo(() => ({ ...shown, kept: before }), [shown, before]);
  const settled = useDebounced(now, tablePause);
  const context = useMemo(
    () => ({ ...numbers, fields: answer.fields, values: shown.values, defaults: shown.defaults }),
    [numbers, answer.fields, shown],
  );
  const comparison: CompareProps = { ...comparisonOf(answer.compared, before, shown), ...props.ways };
  const visible = answer.stays || shown.answered;
  // The same elements until the answer settles anew: React then draws nothing of them again.
  const picture = useMemo(
    () => (settled.answered || answer.stays) && answer.picture?.(settled),
    [answer, settled],
  );
  const below = useMemo(() => drawnBelow(answer, settled), [answer, settled]);
  const fields = <FieldsOfAnswer answer={answer} shown={shown} />;

  async function letter(way: LetterWay) {
    const { sendLetter, letterOf } = await import("./letter/letter.tsx");
    const own = await answer.letter?.();
    const drawn = answer.picture?.({ ...shown, kept: undefined });
    const { figure = "", sentence, cards = [] } = shown.text;
    const said = { figure, sentence, name: answer.id, link: link() };
    return sendLetter(way, letterOf(own?.(shown) ?? { about: name, rows: cards }, said, page, drawn));
  }

  return (
    <NumbersContext value={context}>
      <AnswerLayout
        title={answer.title ?? "Your numbers"}
        inputs={
          answer.curve ? (
            <AnswerCurves curve={answer.curve} fields={answer.fields} inputs={settled.context.inputs}>
              {fields}
            </AnswerCurves>
          ) : (
            fields
          )
        }
        answer={
          <AnswerBox
            {...shown.text}
            figure={shown.answered ? shown.text.figure : undefined}
            problem={shown.usable ? (shown.text.problem ?? askForCorrection) : askForCorrection}
            {...(answer.compared && { compare: comparison })}
            picture={visible && picture}
            ways={{ link, letter }}
          >
            <Explained answer={answer} shown={shown} name={name}>
              {!answer.compared && <Compare {...comparison} />}
            </Explained>
          </AnswerBox>
        }
      >
        {visible && below}
        {answer.assumptions && <Assumptions answer={answer} shown={shown} />}
      </AnswerLayout>
    </NumbersContext>
  );
}

/** What is below the answer, where there is one. */
function drawnBelow<All extends Fields, R>(
  { Below, stays }: Answer<All, R>,
  settled: WithKept<Values<All>, R>,
) {
  return Below && (settled.answered || stays) && <Below {...settled} />;
}

type ExplainedProps<All extends Fields, R> = {
  answer: Answer<All, R>;
  shown: Shown<Values<All>, R>;
  name: string;
  /** The comparison. */
  children: ReactNode;
};

/** Under the sentence: the cards, what else to know of the answer, the comparison and the way to a call. */
function Explained<All extends Fields, R>({ answer, shown, name, children }: ExplainedProps<All, R>) {
  const { site } = usePageOfAnswer();
  const { answered, text, values, result, context } = shown;
  const { Beside, contact, takes } = answer;
  const loan = answered ? answer.loan?.(shown) : undefined;
  return (
    <>
      {answered && text.cards && <Tiles items={text.cards} label={name} />}
      {(answered || answer.stays) && Beside && <Beside {...shown} />}
      {loan && <OtherConvention {...loan} convention={context.convention} />}
      {children}
      {answered && contact && (
        <div>
          <ContactButton
            variant="calculators"
            name={`tool_${answer.id}_open_contact`}
            label={contact}
            look="primary"
            site={site}
            calculation={{ tool: answer.id as ToolId, ...takes?.(result, values) }}
          />
        </div>
      )}
    </>
  );
}

/** What was assumed, of which day the figures are, which are only ours, and what the answer is not. */
function Assumptions<All extends Fields, R>({
  answer,
  shown,
}: Pick<ExplainedProps<All, R>, "answer" | "shown">) {
  const { assumptions = [], chosen = [] } = answer;
  const dates = answer.dates?.(shown) ?? [];
  return (
    <section className={styles.assumptions} aria-label="What we assumed">
      <Disclosure summary="What we assumed" printed="all">
        <ul>
          {assumptions.map((assumption, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of an answer stay in their order
            <li key={index}>{assumption}</li>
          ))}
          {dates.length > 0 && <li>Figures used: {dates.join("; ")}.</li>}
          {chosen.length > 0 && (
            <li>Chosen by us to start with: {chosen.join("; ")}. Change them to your own.</li>
          )}
        </ul>
      </Disclosure>
      <p>An estimate, not a quotation and not advice.</p>
    </section>
  );
}
