import { useDeferredValue, useMemo, useState } from "react";
import type { ToolId } from "#contract/tools.ts";
import { CashLadder } from "#web/components/cash-ladder/cash-ladder.tsx";
import { picturePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import { Part } from "#web/components/part/part.tsx";
import { Stats } from "#web/components/stat/stat.tsx";
import { ContactButton } from "#web/lead-form/contact-button.tsx";
import styles from "./answer-body.module.css";
import { AnswerCurves } from "./answer-curves.tsx";
import { askForCorrection, shownOf } from "./answer-values.ts";
import { type CompareProps, ComparisonTable, comparisonOf, useKeptAnswer } from "./compare.tsx";
import { doorInUse, thumbInUse } from "./curve-range.ts";
import {
  type Answer,
  type AnswerFigure,
  curvedFields,
  hasPictureCurve,
  isField,
  type Shown,
  type WithKept,
} from "./described.ts";
import type { Fields, Values } from "./fields.ts";
import { AnswerForm, MainFields, MoreFields, openAround } from "./fields-of-answer.tsx";
import { FoldedValues } from "./folded-values.tsx";
import { KeepNumbers, type LetterWay } from "./keep-numbers.tsx";
import { isWaiting, useLast, useLastAnswer } from "./last-answer.ts";
import { MoveDoor, MovedByDoor, useMovedDoor } from "./moved-door.ts";
import { apart } from "./numbers.ts";
import { NumbersContext } from "./numbers-context.ts";
import { OtherConvention } from "./other-convention.tsx";
import { usePageOfAnswer } from "./page-of-answer.ts";
import { UnknownAround } from "./unknown/unknown.tsx";
import type { KeptNumbers } from "./use-answers.ts";
import { Verdict } from "./verdict.tsx";

type AnswerBodyProps<All extends Fields, R> = KeptNumbers & { answer: Answer<All, R>; name: string };

/** An answer: the sentence with the figure, the fields as curves and rows, the picture, and what explains it. */
export function AnswerBody<All extends Fields, R>(props: AnswerBodyProps<All, R>) {
  const { answer, name } = props;
  const { shown, now, settled, last, isDrawn, context, compare, door } = useAnswerNow(props);
  const waits = isWaiting(shown);
  const { cash, cards: all = [] } = waits ? last.text : shown.text;
  const cards = answer.cardsElsewhere ? [] : all;
  const { title = "Your numbers", pictureFirst, foldsLast } = answer;
  const isPicture = hasPictureCurve(answer, shown);
  const hasOneCurve = curvedFields(answer).length < 2;
  const stats = cards.length > 0 && <Stats items={cards.slice(0, ladder)} label={name} inert={waits} />;
  // On a wide screen there is room for them under the fields, where these have no curves, and none can be added.
  const isShort = pictureFirst && Object.values(answer.asks.main).every(isField);
  const areUnderFields = isShort || (isPicture && hasOneCurve);
  const look = [
    styles.layout,
    isPicture && styles.pictureCurve,
    pictureFirst && styles.pictureFirst,
    areUnderFields && styles.figuresUnderFields,
    foldsLast && styles.foldsLast,
    answer.isTable && styles.wideFields,
    waits && styles.waits,
    !isDrawn && styles.undrawn,
  ];
  const fields = (
    <MovedByDoor value={door.moved}>
      <MainFields answer={answer} shown={shown} />
    </MovedByDoor>
  );
  const more = (
    <>
      <MoreFields answer={answer} shown={shown} />
      {cash && (
        <div inert={waits}>
          <CashLadder {...cash} />
        </div>
      )}
    </>
  );
  const picture = (
    <MoveDoor value={door.moveDoor}>
      <Picture {...{ answer, now, settled, waits }} />
    </MoveDoor>
  );
  return (
    <NumbersContext value={context}>
      <section className={look.filter(Boolean).join(" ")} id="answer" aria-label={title}>
        <h2 className={answer.title ? styles.title : "visually-hidden"}>{title}</h2>
        <Sentence {...props} {...{ shown, compare }} />
        {pictureFirst && <div className={styles.picture}>{picture}</div>}
        <AnswerForm className={styles.fields} settled={settled}>
          {pictureFirst ? (
            fields
          ) : (
            <AnswerCurves answer={answer} settled={settled}>
              {fields}
            </AnswerCurves>
          )}
          {!foldsLast && more}
          {areUnderFields && stats}
        </AnswerForm>
        <div className={styles.shows}>
          {!pictureFirst && picture}
          {!areUnderFields && stats}
          <Explained answer={answer} shown={shown} />
          <Keep {...props} {...{ shown, compare }} />
          <ComparisonTable {...compare} />
        </div>
        {foldsLast && (
          <AnswerForm className={styles.folds} settled={settled}>
            {more}
          </AnswerForm>
        )}
      </section>
      <div className={styles.below}>
        {isVisible(answer, shown) && <Below answer={answer} now={now} />}
        {!waits && <MoreFigures cards={cards.slice(ladder)} />}
        {answer.assumptions && <Assumptions answer={answer} shown={shown} />}
      </div>
    </NumbersContext>
  );
}

/** The answer keeps up with every key; pictures, curves and what is below follow when typing pauses, schedules when it ends. */
function useAnswerNow<All extends Fields, R>(props: AnswerBodyProps<All, R>) {
  const { answer, numbers, kept, defaults, ways } = props;
  const { inputs, entered } = numbers;
  const page = usePageOfAnswer();
  const shown = useMemo(() => shownOf(answer, { inputs, entered }, page), [answer, inputs, entered, page]);
  const before = useKeptAnswer(answer, numbers.fields, kept.text, defaults, page);
  const now = useMemo(() => ({ ...shown, kept: before, entered }), [shown, before, entered]);
  const settled = useDebounced(now, picturePause);
  const last = useLastAnswer(settled);
  const context = useMemo(
    () => ({
      ...numbers,
      fields: answer.fields,
      values: shown.values,
      defaults: shown.defaults,
      example: isWaiting(shown)
        ? { ...apart(last.defaults, answer.fields).own, ...entered }
        : (answer.example?.(shown.context) ?? answer.countsAs?.(shown)),
    }),
    [numbers, answer, shown, last, entered],
  );
  const compare: CompareProps = {
    ...comparisonOf(answer.compared, before, shown),
    isLong: answer.compared?.isLong,
    ...ways,
  };
  const door = useMovedDoor(answer, shown, numbers, page);
  return { shown, now, settled, last, isDrawn: useDrawn(now, settled), context, compare, door };
}

/** False while the pictures are the page's own and the answer is already that of numbers that were brought along. */
function useDrawn(now: object, settled: object): boolean {
  const [ours] = useState(now);
  const [brought] = useState(() => globalThis.document?.documentElement.dataset.reopening !== undefined);
  return !brought || settled !== ours || settled === now;
}

type ShownProps<All extends Fields, R> = { answer: Answer<All, R>; shown: Shown<Values<All>, R> };

/** Whether there is something to show under the answer. */
const isVisible = <All extends Fields, R>({ stays }: Answer<All, R>, { answered }: { answered: boolean }) =>
  stays || answered;

type SaidProps<All extends Fields, R> = AnswerBodyProps<All, R> &
  ShownProps<All, R> & { compare: CompareProps };

/** The sentence, and in short lines what one should know of its figure. */
function Sentence<All extends Fields, R>({ answer, shown, compare, defaults }: SaidProps<All, R>) {
  const { answered, usable, text } = shown;
  const { Under } = answer;
  return (
    <UnknownAround answer={answer} shown={shown}>
      <Verdict
        className={styles.verdict}
        {...text}
        figure={answered ? text.figure : undefined}
        problem={usable ? (text.problem ?? askForCorrection) : askForCorrection}
        compare={compare}
      >
        {Under && <Under {...shown} />}
        {!usable && <WrongField />}
        {usable && <FoldedValues answer={answer} defaults={defaults} />}
      </Verdict>
    </UnknownAround>
  );
}

/** The way to a field that is wrong: it may have been entered on another page, and be in a part further down. */
function WrongField() {
  function show() {
    const wrong = document.querySelector<HTMLElement>("#answer [aria-invalid=true]");
    if (!wrong) return;
    openAround(wrong);
    wrong.focus();
  }
  return (
    <p>
      <button type="button" className="as-link" onClick={show}>
        Go to the field
      </button>
    </p>
  );
}

/** The ways to keep or pass on the answer; its letter is fetched when it is asked for. */
function Keep<All extends Fields, R>({ answer, name, link, shown, compare }: SaidProps<All, R>) {
  const page = usePageOfAnswer();
  async function letter(way: LetterWay) {
    const { sendLetter, letterOf } = await import("./letter/letter.tsx");
    const own = await answer.letter?.();
    const drawn = answer.picture?.({ ...shown, kept: undefined });
    const { figure = "", sentence, cards = [] } = shown.text;
    const said = { figure, sentence, name: answer.id, link: link() };
    return sendLetter(way, letterOf(own?.(shown) ?? { about: name, rows: cards }, said, page, drawn));
  }
  return <KeepNumbers className={styles.keep} answered={shown.answered} {...{ compare, link, letter }} />;
}

/** So many figures explain the answer at a glance; the others are in a part that opens. */
const ladder = 3;

/** The other figures, in a closed part; the first of them says what kind they are: "Still owed R1 804 255". */
function MoreFigures({ cards }: { cards: readonly AnswerFigure[] }) {
  const [first] = cards;
  if (!first) return null;
  return (
    <Part title="More figures" result={`${first.label} ${first.value}`}>
      <Stats items={cards} label="More figures" />
    </Part>
  );
}

type PictureProps<All extends Fields, R> = {
  answer: Answer<All, R>;
  now: WithKept<Values<All>, R>;
  settled: WithKept<Values<All>, R>;
  /** There is no figure that it could be of. */
  waits: boolean;
};

/**
 * The picture of the answer, where there is one; on the screen it stays away where its curve says the same. It follows what is
 * typed once that has settled; its own door at once, and a thumb that is beside it: on a phone that is out of view. One of other
 * numbers only keeps its room, with what is pressed under it; over the fields the door of one's own is a way to an answer.
 */
function Picture<All extends Fields, R>({ answer, now, settled, waits }: PictureProps<All, R>) {
  const onPaper = hasPictureCurve(answer, settled);
  const isBesideThumb = thumbInUse() !== null && (doorInUse() || matchMedia("(width >= 64rem)").matches);
  const follows = settled !== now && !onPaper && isBesideThumb;
  const soon = useDeferredValue(follows ? now : settled);
  // What has settled is drawn at once: before printing there is no later.
  const drawn = follows ? soon : settled;
  // The same element until it is drawn anew: React then draws nothing of it again.
  const picture = useMemo(() => isVisible(answer, drawn) && answer.picture?.(drawn), [answer, drawn]);
  const last = useLast(picture);
  const { pictureFirst, UnderPicture } = answer;
  return (
    last && (
      <div className={onPaper ? styles.paper : undefined} inert={!picture || (waits && !pictureFirst)}>
        {last}
        {UnderPicture && <UnderPicture {...now} />}
      </div>
    )
  );
}

type BelowProps<All extends Fields, R> = { answer: Answer<All, R>; now: WithKept<Values<All>, R> };

/** What is below the answer, where there is something: its totals follow with the picture, or two would be in view. */
function Below<All extends Fields, R>({ answer, now }: BelowProps<All, R>) {
  // What has no answer any more goes at once.
  const settled = useDebounced(now, now.answered ? picturePause : 0);
  // The same element until the answer settles anew: React then draws nothing of it again.
  return useMemo(() => {
    const { Below: Content } = answer;
    return Content && isVisible(answer, settled) && <Content {...settled} />;
  }, [answer, settled]);
}

/** Under the picture: by which convention it is counted, what else to know of the answer, and the way to a call. */
function Explained<All extends Fields, R>({ answer, shown }: ShownProps<All, R>) {
  const { site } = usePageOfAnswer();
  const { answered, values, result, context } = shown;
  const { Beside, contact, takes } = answer;
  const loan = answered ? answer.loan?.(shown) : undefined;
  return (
    <>
      {loan && <OtherConvention {...loan} convention={context.convention} />}
      {Beside && isVisible(answer, shown) && <Beside {...shown} />}
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
function Assumptions<All extends Fields, R>({ answer, shown }: ShownProps<All, R>) {
  const { assumptions = [], chosen = [] } = answer;
  const dates = answer.dates?.(shown) ?? [];
  const sentences = assumptions.length + Number(dates.length > 0) + Number(chosen.length > 0) + 1;
  return (
    <Part title="What we assumed" result={`${sentences} points`}>
      <ul className={styles.assumptions}>
        {assumptions.map((assumption, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of an answer stay in their order
          <li key={index}>{assumption}</li>
        ))}
        {dates.length > 0 && <li>Figures used: {dates.join("; ")}.</li>}
        {chosen.length > 0 && (
          <li>Chosen by us to start with: {chosen.join("; ")}. Change them to your own.</li>
        )}
        <li>An estimate, not a quotation and not advice.</li>
      </ul>
    </Part>
  );
}
