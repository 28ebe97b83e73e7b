import type { RefObject } from "react";
import { type Grid, sameCent, solve } from "#calculations/solve/solve.ts";
import { rand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";
import { numberText } from "../answer-field.tsx";
import { type PageOfAnswer, shownOf } from "../answer-values.ts";
import type { Answer, GivesWay, Unknown, Wanted } from "../described.ts";
import { type Field, type Fields, isNumberField, limitsOf, type Value, type Values } from "../fields.ts";
import { type Numbers, withEntered } from "../numbers.ts";

/** What a field must be for the figure that is typed, or why it cannot be; both in a sentence. */
type GivenWay = { name: string; value: number | undefined; sentence: string };

/** An answer of which a figure is wanted. */
type Searched<All extends Fields, R> = {
  answer: Answer<All, R>;
  unknown: Wanted<Values<All>, R>;
  numbers: Numbers & { fields: Fields };
  page: PageOfAnswer;
};

/** An answer with its figure as the unknown. */
export type Asked<All extends Fields, R> = Searched<All, R> & { unknown: Unknown<Values<All>, R> };

/** Without its article: "a price" is "price". */
export const nounOf = ({ a }: GivesWay) => a.replace(/^an? /, "");

type Giving = { name: string; field: Field; way: GivesWay };

/** The fields that may give way, in the order in which they are offered. */
export function givingFields<All extends Fields, R>({
  answer,
  unknown,
}: Searched<All, R>): readonly Giving[] {
  const ways = Object.entries<GivesWay | undefined>(unknown.gives);
  return ways.flatMap(([name, way]) => (way ? [{ name, field: answer.fields[name]!, way }] : []));
}

/**
 * Lets a field give way to the figure that is typed. It is searched for with the answer's own sum, so that what is found,
 * entered in the field, gives on the page what is said here. Where no value does, the sentence names one of another field.
 */
export function givenWay<All extends Fields, R>(asked: Asked<All, R>, name: string, typed: number): GivenWay {
  const { says } = asked.unknown;
  const year = calendarYear(asked, typed);
  if (year) return { name, value: undefined, sentence: year };
  const giving = givingFields(asked);
  const { field, way } = giving.find((one) => one.name === name)!;
  const value = valueFor(asked, { name, field, way }, typed);
  const words = (number: number) => `${way.a} of ${valueText(field, number)}`;
  const { low, high } = gridOf(field, way);
  const [end, other] = way.find === "most" ? [low, high] : [high, low];
  if (value !== undefined) {
    // At the field's other end it goes no further: the figure may be far from what was typed.
    const even = value === other ? "Even with" : "With";
    return { name, value, sentence: `${even} ${words(value)} ${says(figureAt(asked, name, value))}.` };
  }
  const figure = figureAt(asked, name, end);
  const sentence = Number.isFinite(figure)
    ? `Even with ${words(end)} ${says(figure)}.`
    : `No ${nounOf(way)} would do it.`;
  return { name, value, sentence: `${sentence}${another(asked, giving, name, typed)}` };
}

/** To somebody who types the year in which to be done, "2040", into the field for how many. */
function calendarYear<All extends Fields, R>({ unknown, page }: Asked<All, R>, typed: number) {
  const year = Math.floor(typed / 12);
  const left = year - Number(page.today.slice(0, 4));
  return unknown.kind === "months" && left > 0 && year < 2200
    ? `Type how many years it may take: until ${year} that is ${left}.`
    : undefined;
}

/** Another field that could give way: " A price of R1 200 000 would do it." */
function another<All extends Fields, R>(
  asked: Asked<All, R>,
  giving: readonly Giving[],
  name: string,
  typed: number,
): string {
  for (const other of giving) {
    const value = other.name === name ? undefined : valueFor(asked, other, typed);
    if (value === undefined || value === 0) continue;
    const words = `${other.way.a} of ${valueText(other.field, value)}`;
    return ` ${words.charAt(0).toUpperCase()}${words.slice(1)} would do it.`;
  }
  return "";
}

/** The first field's value for what is wanted, or the one that comes closest to it. */
export function closestTo<All extends Fields, R>(searched: Searched<All, R>, wanted: number) {
  const [giving] = givingFields(searched);
  if (!giving) return {};
  const { low, high } = gridOf(giving.field, giving.way);
  return { [giving.name]: valueFor(searched, giving, wanted) ?? (giving.way.find === "most" ? low : high) };
}

function valueFor<All extends Fields, R>(
  asked: Searched<All, R>,
  { name, field, way }: Giving,
  typed: number,
) {
  const { wanted } = asked.unknown;
  const holds = (value: number) => {
    const figure = figureAt(asked, name, value);
    return wanted === "up to" ? figure < typed + sameCent : figure > typed - sameCent;
  };
  return solve(holds, way.find, gridOf(field, way));
}

/** The figure that the page shows. */
export const figureShown = <All extends Fields, R>({ answer, unknown, numbers, page }: Searched<All, R>) =>
  unknown.of(shownOf(answer, numbers, page));

/** The figure that the page would show with another number in a field. */
function figureAt<All extends Fields, R>(asked: Searched<All, R>, name: string, value: number): number {
  const { answer, unknown, numbers, page } = asked;
  const entered = { [name]: value, ...unknown.gives[name]?.with };
  return unknown.of(shownOf(answer, withEntered(numbers, entered, numbers.fields), page));
}

/** The numbers that a field takes: whole ones, or percent with two decimals. A count goes as far as its slider. */
function gridOf(field: Field, way: GivesWay): Grid {
  if (!isNumberField(field)) throw new Error("Only a number can give way.");
  const { min, max } = limitsOf(field);
  const counts = field.kind === "count" || field.kind === "months";
  const { low = counts ? Math.max(1, min) : min, high = counts ? (field.slider?.max ?? max) : max } = way;
  return { low, high, perOne: counts || field.kind === "money" ? 1 : 100 };
}

/** The number of a field as it is said: "27 years". */
export function valueText(field: Field, value: number): string {
  if (!isNumberField(field)) return rand(value);
  return field.unit === "years" ? yearsText(value) : numberText(field, value);
}

/** A field that gave way. */
export type GaveWay = {
  name: string;
  /** "Price", and what it was in words. */
  label: string;
  said: string;
  value: number;
  /** What it was and what was entered with it, or nothing where they had their defaults. */
  before: readonly { name: string; value: Value; entered: Value | undefined }[];
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
