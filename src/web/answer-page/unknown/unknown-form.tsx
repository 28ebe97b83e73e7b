import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Button } from "#web/components/button/button.tsx";
import { CloseButton } from "#web/components/close-button/close-button.tsx";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { takeEntered } from "#web/components/kept/entered-early.ts";
import { MoneyField } from "#web/components/money-field/money-field.tsx";
import { MonthsField } from "#web/components/months-field/months-field.tsx";
import { Segmented } from "#web/components/segmented/segmented.tsx";
import type { GivesWay } from "../described.ts";
import { useNumbersOfPage } from "../numbers-context.ts";
import type { UnknownOfPage } from "./giving-way.ts";
import { figureShown, givenWay, givingFields, nounOf, valueText } from "./giving-way.ts";
import { typedFigure } from "./typed-figure.ts";
import styles from "./unknown.module.css";

type UnknownFormProps = UnknownOfPage & { asked: NonNullable<UnknownOfPage["asked"]> };

const labelOf = (way: GivesWay) => nounOf(way).replace(/^./, (letter) => letter.toUpperCase());

/** The figure is typed here, one says what gives way, and a button enters what that must then be. */
export function UnknownForm({ asked, setOpen, setGaveWay, figure }: UnknownFormProps) {
  const { values, entered, enter } = useNumbersOfPage();
  const isTime = asked.unknown.kind === "months";
  // Where 0 is an answer too, it begins with that: from where on it is one or the other.
  const [today] = useState(() => (asked.unknown.zero ? 0 : wholeShown(asked)));
  // Nothing, until something is typed over what is there today.
  const [typed, setTyped] = useState<number>();
  const [chosen, setChosen] = useState<string>();
  const giving = givingFields(asked);
  const { name, field, way } = giving.find((one) => one.name === chosen) ?? giving[0]!;
  const isAsked = (typed ?? 0) > 0 || asked.unknown.zero;
  const given = useMemo(
    () => (isAsked ? givenWay(asked, name, typed ?? 0) : undefined),
    [asked, name, typed, isAsked],
  );
  const before = Number(values[name]);
  // As long as nothing is typed, the present number gives the present figure.
  const value = typed === undefined && !given ? before : given?.value;
  const noun = nounOf(way);
  const row = useRowWithKeys(use, close);
  useTypedOnFigure(
    (number) => setTyped(isTime ? 12 * number : number),
    () => row.current?.querySelector("input")?.select(),
  );
  useEffect(() => {
    // On a phone the row and the curve below it are both in sight with the figure at the top.
    if (matchMedia("(width < 64rem)").matches) figure.current?.scrollIntoView();
  }, [figure]);
  const figureField = { name: typedFigure, label: asked.unknown.ask, value: typed ?? today };

  /** Other years begin without months. */
  function typeTime(months: number) {
    const isFirst = typed === undefined && Math.floor(months / 12) !== Math.floor(today / 12);
    setTyped(isFirst ? months - (months % 12) : months);
  }

  function close() {
    setOpen(false);
    figure.current?.focus();
  }

  function use() {
    if (value === undefined) return;
    if (value === before) return close();
    const changed = { ...way.with, [name]: value };
    setGaveWay({
      ...{ name, label: labelOf(way), value, said: valueText(field, before) },
      before: Object.keys(changed).map((each) => ({
        ...{ name: each, value: values[each]!, entered: entered[each] },
      })),
    });
    enter(changed);
    setOpen(false);
  }

  return (
    <section ref={row} className={styles.row} aria-label={asked.unknown.ask}>
      <div className={styles.asked}>
        {isTime ? (
          <MonthsField {...figureField} onChange={typeTime} />
        ) : (
          <MoneyField {...figureField} onChange={setTyped} startsEmpty />
        )}
        {giving.length > 1 && <WhatGivesWay giving={giving} value={name} onChange={setChosen} />}
      </div>
      <div className={styles.found}>
        <p>
          {given?.sentence ??
            `Type it, and you see what the ${noun} must be for that. Nothing changes until you use it.`}
        </p>
        <Button onClick={use} disabled={value === undefined}>
          Use {value === undefined ? "it" : valueText(field, value)} as the {noun}
        </Button>
      </div>
      <CloseButton className={styles.close} aria-label="Close" onClick={close} />
      <Announcement words={given?.sentence ?? ""} />
    </section>
  );
}

/** The present figure in whole rand or months; 0 where it never ends. */
function wholeShown(asked: UnknownFormProps["asked"]) {
  const figure = Math.round(figureShown(asked));
  return Number.isFinite(figure) ? Math.max(0, figure) : 0;
}

/**
 * What was typed on the pressed figure before this row was there: the next keys go on from that. Without it they replace what is
 * in the field. A time begins with its years.
 */
function useTypedOnFigure(tell: (number: number) => void, select: () => void) {
  const hear = useEffectEvent(tell);
  const hearNothing = useEffectEvent(select);
  useLayoutEffect(() => {
    const [early] = takeEntered((name) => name === typedFigure);
    if (early) hear(Number(early[1]));
    else hearNothing();
  }, []);
}

/** The row with the focus in its field: Enter there does what the button does, Escape closes the row; a press on a button stays its own. */
function useRowWithKeys(use: () => void, close: () => void) {
  const row = useRef<HTMLElement>(null);
  const byKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    use();
  });
  useEffect(() => {
    row.current?.querySelector("input")?.focus();
    row.current?.addEventListener("keydown", byKey);
  }, []);
  return row;
}

type WhatGivesWayProps = {
  giving: ReturnType<typeof givingFields>;
  value: string;
  onChange: (name: string) => void;
};

function WhatGivesWay({ giving, value, onChange }: WhatGivesWayProps) {
  return (
    <div className={styles.ways}>
      <p aria-hidden="true">What gives way</p>
      <Segmented
        name="unknown-gives"
        legend="What gives way"
        options={giving.map((one) => ({ value: one.name, label: labelOf(one.way) }))}
        {...{ value, onChange }}
      />
    </div>
  );
}
