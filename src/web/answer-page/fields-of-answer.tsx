import { type MouseEvent, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { rowClasses } from "#web/components/field/field.tsx";
import { SliderCurves } from "#web/components/field/slider-curve.ts";
import { AnswerField, mayGoBack } from "./answer-field.tsx";
import type { Answer, Group, Shown } from "./described.ts";
import { curvedFields, fieldsIn, hasPictureCurve, isField } from "./described.ts";
import { type Fields, sharedBy, sharedValue, type Values } from "./fields.ts";
import styles from "./fields-of-answer.module.css";
import curveStyles from "./fields-with-curves.module.css";
import { defaultInputs } from "./inputs.ts";
import { type NumbersOfAnswer, useNumbersOfPage } from "./numbers-context.ts";
import { usePageOfAnswer } from "./page-of-answer.ts";

type AnswerFormProps = {
  className?: string | undefined;
  /** Another object whenever the answer has settled anew. */
  settled: object;
  children: ReactNode;
};

/** Opens the part that a field is in. */
export const openAround = (field: Element) => field.closest("details")?.setAttribute("open", "");

/** The fields of an answer; nothing is sent. A field that is wrong is never in a part that is closed. */
export function AnswerForm({ className, settled, children }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The answer asks for a correction: after a reload, or from a link, the wrong field may be in a part that is closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: which fields are wrong follows from the answer
  useEffect(() => {
    for (const wrong of form.current?.querySelectorAll("details [aria-invalid=true]") ?? [])
      openAround(wrong);
  }, [settled]);
  return (
    <form ref={form} className={className} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}

type FieldsOfAnswerProps<All extends Fields, R> = {
  answer: Answer<All, R>;
  shown: Shown<Values<All>, R>;
};

/**
 * The fields that matter most, as rows. Up to a tablet the curve of the one in use is over the rows. On a wide screen each has its
 * own; that of the first is beside the rows where it is the page's picture.
 */
export function MainFields<All extends Fields, R>({ answer, shown }: FieldsOfAnswerProps<All, R>) {
  const curved = curvedFields(answer);
  const wide = wideLooks({ answer, shown });
  const flat: readonly string[] = answer.flat?.(shown) ?? [];
  const [inUse, setUsed] = useState<string>();
  const used = [inUse, answer.movedBy, ...curved].find((name) => name && !flat.includes(name));
  const curvedAt = (place: Element | null) => place?.closest<HTMLElement>("[data-curved]")?.dataset.curved;
  const use = (field: Element | null) => setUsed((before) => curvedAt(field) ?? before);
  /** On a phone a tap on a field's name shows its curve and leaves the keyboard down; the next one is for typing. */
  const show = (event: MouseEvent) => {
    const label = (event.target as Element).closest("label");
    const name = curvedAt(label);
    if (!name || name === used || !isTap(event)) return;
    event.preventDefault();
    setUsed(name);
  };
  // The touch that has the page hydrated is over by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => use(document.activeElement), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it notes which field is in use, and can do nothing itself
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the field in use is the one with the focus
    <div
      className={lookOf(answer, wide)}
      onFocus={({ target }) => use(target)}
      onClick={show}
      data-example={answer.example?.(shown.context) && ""}
    >
      <FieldsOfGroup group={answer.asks.main} {...{ answer, shown, curved, used, wide }} />
    </div>
  );
}

/** The rest of the fields under one heading that opens, and what is said under them. */
export function MoreFields<All extends Fields, R>({ answer, shown }: FieldsOfAnswerProps<All, R>) {
  const { UnderFields } = answer;
  return (
    <>
      <FoldedFields {...{ answer, shown }} />
      {UnderFields && <UnderFields {...shown} />}
    </>
  );
}

/** A finger where one curve is shown at a time. */
const isTap = ({ nativeEvent }: MouseEvent) =>
  (nativeEvent as PointerEvent).pointerType === "touch" && matchMedia("(width < 64rem)").matches;

/** The rest of the fields, under one heading that opens. */
function FoldedFields<All extends Fields, R>({ answer, shown }: FieldsOfAnswerProps<All, R>) {
  const { values, defaults } = useNumbersOfPage();
  const { figures } = usePageOfAnswer();
  const starting = useMemo(() => defaultInputs(figures), [figures]);
  const { main, more, ...groups } = answer.asks;
  const titles = Object.keys(groups);
  if (!more && titles.length === 0 && !answer.loan) return null;
  const fields = [more ?? {}, ...Object.values(groups)].flatMap((group) => Object.entries(fieldsIn(group)));
  // What all pages share was perhaps entered on another one.
  const ours = ([name, field]: (typeof fields)[number]) => {
    const shared = sharedBy(field);
    return shared ? sharedValue(starting, shared) : defaults[name];
  };
  const yours = fields.filter((one) => values[one[0]] !== ours(one)).length;
  return (
    <Disclosure
      summary={answer.moreTitle ?? "More numbers"}
      result={answer.moreTitle || fields.length < 2 ? undefined : countOf(fields.length, yours)}
      printed="content"
    >
      <div className={rowClasses.rows}>
        {more && <FieldsOfGroup folded group={more} {...{ answer, shown }} />}
        {titles.map((title) => (
          // Without what they have in common a long list is hard to find anything in.
          <fieldset key={title} className={styles.group}>
            <legend>{title}</legend>
            <FieldsOfGroup folded group={groups[title]!} {...{ answer, shown }} />
          </fieldset>
        ))}
        {answer.loan && (
          <Folded name="convention">
            <AnswerField name="convention" />
          </Folded>
        )}
      </div>
    </Disclosure>
  );
}

/** How many numbers there are, and whose. */
const countOf = (all: number, yours: number): string =>
  yours > 0 ? `${all}, ${yours} of them yours` : `${all}, set by us`;

/** Whether a field holds what it would hold if nothing had been entered. */
export const isOurs = ({ entered, defaults }: NumbersOfAnswer, name: string): boolean =>
  entered[name] === undefined || entered[name] === defaults[name];

/** On paper a folded field stands where it was changed, or where all answers share it: "What we assumed" has what is ours. */
function Folded({ name, children }: { name: string; children: ReactNode }) {
  const numbers = useNumbersOfPage();
  const left = isOurs(numbers, name) && !sharedBy(numbers.fields[name]!);
  return <div className={left ? `${styles.folded} ${styles.ours}` : styles.folded}>{children}</div>;
}

/** Where one of the curves has a hint or may have a way back, there is room for it under each of them. */
function lookOf<All extends Fields, R>(answer: Answer<All, R>, wide: WideLooks): string {
  const { fields, hints = {} } = answer;
  const { rows } = rowClasses;
  const { withCurves, abreast, three, hinted } = curveStyles;
  const curved = curvedFields(answer);
  if (curved.length === 0) return rows;
  const isHinted = curved.some((name) => {
    const field = fields[name]!;
    return field.hint !== undefined || name in hints || mayGoBack(field);
  });
  const isThree = Object.values(wide).filter((look) => look === curveStyles.small).length === 3;
  return [rows, withCurves, abreast, isThree && three, isHinted && hinted].filter(Boolean).join(" ");
}

type WideLooks = Readonly<Record<string, string>>;

/**
 * How the curves stand on a wide screen: the first one beside the rows where it is the page's picture, others side by side, of
 * which four with the answer fill the screen. Further ones are rows.
 */
function wideLooks<All extends Fields, R>({ answer, shown }: FieldsOfAnswerProps<All, R>): WideLooks {
  const names = curvedFields(answer);
  const lead = hasPictureCurve(answer, shown) ? 1 : 0;
  return Object.fromEntries(
    names
      .slice(0, lead + 4)
      .map((name, place) => [name, place < lead ? curveStyles.lead! : curveStyles.small!]),
  );
}

type FieldsOfGroupProps<All extends Fields, R> = FieldsOfAnswerProps<All, R> & {
  group: Group;
  folded?: true;
  /** The fields that have a curve, and the one of them that is in use. */
  curved?: readonly string[];
  used?: string | undefined;
  wide?: WideLooks;
};

function FieldsOfGroup<All extends Fields, R>(props: FieldsOfGroupProps<All, R>) {
  const { group, folded, answer, shown, curved = [], used, wide = {} } = props;
  const { hints, errors, disabled, shown: shownWhen } = answer as Answer<Fields, unknown>;
  const known = shown as Shown<Values<Fields>, unknown>;
  const steps = useContext(SliderCurves)?.steps;
  const isShown = (name: string) => shownWhen?.[name]?.(known.values) ?? true;
  return Object.entries(group).map(([name, one]): ReactNode => {
    if (!isShown(name)) return null;
    if (!isField(one)) {
      const Part = one;
      return <Part key={name} {...(known as Shown<never, never>)} />;
    }
    const field = (
      <AnswerField
        key={name}
        name={name}
        hint={hints?.[name]?.(known)}
        error={errors?.[name]?.(known)}
        disabled={disabled?.[name]?.(known.values)}
      />
    );
    if (folded)
      return (
        <Folded key={name} name={name}>
          {field}
        </Folded>
      );
    if (!curved.includes(name))
      return name === answer.movedBy ? (
        <div key={name} className={styles.moved}>
          {field}
        </div>
      ) : (
        field
      );
    const look = [
      curveStyles.curved,
      name === used && curveStyles.used,
      wide[name],
      one.hintStays && curveStyles.hintStays,
    ].filter(Boolean);
    return (
      <div key={name} className={look.join(" ")} data-curved={name}>
        {field}
        {/* Also where it says nothing: it has its place in the row. The curve of the one in use says it. */}
        <span className={curveStyles.step}>{name !== used && steps?.[name]}</span>
      </div>
    );
  });
}
