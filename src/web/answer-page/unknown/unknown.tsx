import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { commaApart } from "#web/format/comma-apart.ts";
import type { Answer, Shown } from "../described.ts";
import { type Fields, sharedBy, type Values } from "../fields.ts";
import { useNumbersOfPage } from "../numbers-context.ts";
import { usePageOfAnswer } from "../page-of-answer.ts";
import type { Asked, GaveWay, UnknownOfPage } from "./giving-way.ts";
import { typedFigure } from "./typed-figure.ts";
import styles from "./unknown.module.css";
import { UnknownForm } from "./unknown-form.tsx";

const UnknownContext = createContext<UnknownOfPage | null>(null);

type UnknownAroundProps<All extends Fields, R> = {
  answer: Answer<All, R>;
  shown: Shown<Values<All>, R>;
  children: ReactNode;
};

/** Around an answer: its figure may be typed, where its description says so. */
export function UnknownAround<All extends Fields, R>(props: UnknownAroundProps<All, R>) {
  const { answer, shown, children } = props;
  const numbers = useNumbersOfPage();
  const page = usePageOfAnswer();
  const figure = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [gaveWay, setGaveWay] = useState<GaveWay>();
  const value = useMemo(() => {
    const unknown = shown.answered ? answer.unknown?.(shown) : undefined;
    const asked = unknown && ({ answer, unknown, numbers, page } as unknown as Asked<Fields, unknown>);
    return { asked, open, setOpen, gaveWay, setGaveWay, figure };
  }, [answer, shown, numbers, page, open, gaveWay]);
  return <UnknownContext value={value}>{children}</UnknownContext>;
}

/** What may be typed in place of the figure; nothing outside an answer. */
const useUnknown = () => useContext(UnknownContext);

/** The answer's figure, which can be pressed where it can be typed. A press before the page is hydrated is made again then. */
export function UnknownFigure({ figure, children }: { figure: string; children: ReactNode }) {
  const unknown = useUnknown();
  if (!unknown?.asked) return children;
  const { ask } = unknown.asked.unknown;
  return (
    <button
      ref={unknown.figure}
      type="button"
      className={styles.figure}
      data-becomes={typedFigure}
      aria-label={`${commaApart(figure)[0]}. Type ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`}
      aria-expanded={unknown.open}
      onClick={() => unknown.setOpen(!unknown.open)}
    >
      {children}
      <svg className={styles.pencil} viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 17l1-4L14 3l3 3L7 16zM12 5l3 3" />
      </svg>
    </button>
  );
}

/** Under the figure: the row in which it is typed, and then the way back from the number that gave way. */
export function UnknownRow() {
  const unknown = useUnknown();
  if (!unknown) return null;
  const { asked, open, gaveWay } = unknown;
  if (asked && open) return <UnknownForm {...unknown} asked={asked} />;
  return gaveWay && <Back key={gaveWay.value} {...gaveWay} />;
}

/** As long as the number is the one that was found. Where the pressed button is gone, the keyboard goes on here. */
function Back({ name, label, value, before, said }: GaveWay) {
  const { values, fields, enter, forget } = useNumbersOfPage();
  const { setGaveWay, figure } = useUnknown()!;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  if (values[name] !== value) return null;

  function back() {
    for (const was of before) {
      const field = fields[was.name];
      if (was.entered === undefined && field && !sharedBy(field)) forget(was.name);
      else enter({ [was.name]: was.value });
    }
    setGaveWay(undefined);
    figure.current?.focus();
  }

  return (
    <p className={styles.back}>
      {label} changed.{" "}
      <button ref={button} type="button" className="as-link" onClick={back}>
        Back to {said}
      </button>
    </p>
  );
}
