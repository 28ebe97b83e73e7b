import { createContext, type ReactNode, type RefObject, useContext, useMemo, useRef, useState } from "react";
import type { Answer, Shown } from "../described.ts";
import type { Fields, Value, Values } from "../fields.ts";
import { useNumbersOfPage } from "../numbers-context.ts";
import { usePageOfAnswer } from "../page-of-answer.ts";
import type { Asked } from "./giving-way.ts";

/** A field that gave way: what it became, and what it was, or nothing where it had its default. */
export type GaveWay = {
  name: string;
  /** "Price", and what it was in words. */
  label: string;
  said: string;
  value: number;
  before: Value;
  entered: Value | undefined;
};

export type UnknownOfPage = {
  asked: Asked<Fields, unknown> | undefined;
  open: boolean;
  setOpen: (open: boolean) => void;
  gaveWay: GaveWay | undefined;
  setGaveWay: (gaveWay: GaveWay | undefined) => void;
  /** The figure itself, where the keyboard goes on when the row is closed. */
  figure: RefObject<HTMLButtonElement | null>;
};

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
export const useUnknown = () => useContext(UnknownContext);
