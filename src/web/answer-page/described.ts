import type { ComponentType, ReactNode } from "react";
import type { Figures } from "#calculations/figures/figures.ts";
import type { RateConvention } from "#calculations/loan/monthly-rate.ts";
import type { Inputs, SliderRange } from "#contract/input-fields.ts";
import type { CalculationFigure, ToolId } from "#contract/tools.ts";
import type { QuotedLoan } from "#web/components/bank-quote/bank-quote.tsx";
import type { CashNeeded } from "#web/components/cash-ladder/cash-ladder.tsx";
import type { CurveMark, Over, Sides, Tipping } from "#web/components/curve-control/curve-control.tsx";
import { choice, conventionOptions, type Entered, type Field, type Fields, type Values } from "./fields.ts";

/** What every answer works with besides its fields. */
export type AnswerContext = {
  /** Calendar day in Africa/Johannesburg, YYYY-MM-DD. */
  today: string;
  figures: Figures;
  /** How a yearly rate becomes a monthly one; one choice for all tools. */
  convention: RateConvention;
  /** Days (YYYY-MM-DD) of announcements on the repo rate that the operator added. */
  addedAnnouncementDates: readonly string[];
  /** Days (YYYY-MM-DD) declared public holidays besides those of the Act. */
  declaredHolidays: readonly string[];
  /** What all answers share. */
  inputs: Inputs;
};

/** A figure with its name, as it is shown. */
export type AnswerFigure = { label: string; value: string; note?: string; strong?: boolean };

/** The answer in words and figures: the sentence begins with the figure. Without a figure, `problem` says what to do. */
export type AnswerText = {
  figure: string | undefined;
  sentence: string;
  /** Above 0 the figure is gained, below it is lost or paid extra. */
  gain?: number;
  /** The word of the sentence that decides. */
  stressed?: string;
  problem?: string;
  /** With the problem, in softer ink: an example's figure, or what can be said by what is entered so far. */
  provisional?: { figure: string; sentence: string } | undefined;
  /** The cards under the sentence; a comparison shows them side by side. */
  cards?: readonly AnswerFigure[];
  /** The loan whose instalment the sentence says: what a bank would quote for it is next to it. */
  quote?: QuotedLoan | undefined;
  /** The cash that the purchase takes. */
  cash?: CashNeeded | undefined;
};

/** An answer as it is on the page: of the fields' values, and what was worked out from them. */
export type Shown<V, R> = {
  values: V;
  result: R;
  text: AnswerText;
  /** No value has a problem. */
  usable: boolean;
  /** There is a figure. */
  answered: boolean;
  context: AnswerContext;
};

/** The same with what of its own was entered, which its curves are worked out from. */
export type ShownWithEntered<V, R> = Shown<V, R> & { entered: Entered };

/** The same for the numbers that are kept to compare with. */
export type WithKept<V, R> = Shown<V, R> & { kept: ShownWithEntered<V, R> | undefined };

/** A loan, for what the other way to turn a yearly rate into a monthly one makes of it. */
export type ConvertedLoan = {
  loanAmount: number;
  interestRate: number;
  termYears: number;
  /** The rate is only that of the first instalment. */
  atFirst?: true;
  /** The interest that extra payments save by a convention, in rand; the answer is such a saving. */
  savingBy?: (convention: RateConvention) => number | undefined;
};

/** The one figure of an answer that is drawn along its fields. */
export type CurvedAnswer<V, R> = {
  /** What it is, in one to three words: there is no more room on a phone. */
  name: string;
  /** The same for those who do not see the fields, where it needs more words. */
  said?: string;
  /** In rand, unless `words` says otherwise; 0 where there is none. `along` is the field whose curve is drawn. */
  of: (result: () => R, values: V, context: AnswerContext, along: string) => number;
  /** How the figure is written, where it is not rand. */
  words?: (figure: number) => string;
  /** The same in a few letters, for a small curve; in rand without it. */
  short?: (figure: number) => string;
  /** How a change of it by that field is written in the field's row, in few words; without it the row says none. */
  changed?: (change: number, along: string) => string | undefined;
  /** Into how many parts a field is divided whose curve needs more of them than most; it has a scale of its own. */
  parts?: Readonly<Record<string, number>>;
  /** Fields between whose steps there is nothing: their curve has an answer for each step. */
  stairs?: readonly string[];
  /** It is straight from corner to corner: its curves are drawn at more places than smooth ones, or the corners would be cut. */
  cornered?: true;
  /** What is above zero costs; without it what is below does. */
  costsAbove?: true;
  /** What it is below zero and above it; such a curve is the picture of the page, which then is only for paper and for a letter. */
  sides?: Omit<Sides, "tips" | "kept" | "marks">;
  /** The picture of the page as several lines over the ground; it is how high the second lowest of them is. */
  over?: Omit<Over, "tips" | "kept" | "marks">;
  /** It is drawn from its lowest value, not from zero. */
  fromLowest?: true;
  /** Values of a field that its picture has words for. */
  marks?: Readonly<Record<string, readonly CurveMark[]>>;
  /** From where to where a field's curve goes, where the day of the page or other numbers say it. */
  ends?: Readonly<Record<string, Partial<SliderRange>>>;
  /** Where it tips from one side to the other, by the field, where that is known exactly. */
  tips?: Readonly<Record<string, Tipping | undefined>>;
};

type ByName<V, Said> = { [Name in keyof V]?: Said };

/** A field that may give way when the figure is typed: the most or the least of it that gives the figure. */
export type GivesWay = {
  /** What it is called in a sentence: "a price". */
  a: string;
  find: "most" | "least";
  /** Narrower limits than the field's own. */
  low?: number;
  high?: number;
  /** What would otherwise follow it, and stays as it is: the rent of a home whose price gives way. */
  with?: Readonly<Record<string, number>>;
};

/** A figure that is wanted, and what then gives way. */
export type Wanted<V, R> = {
  /** Whether the answer's figure may be up to what is wanted, or is to reach it. */
  wanted: "up to" | "at least";
  /** The figure, of an answer as it is on the page; infinite where there is none. */
  of: (shown: Shown<V, R>) => number;
  gives: ByName<V, GivesWay>;
};

/** A figure that may be typed. */
export type Unknown<V, R> = Wanted<V, R> & {
  /** What is typed, in rand or as a length of time: "What you can pay a month". */
  ask: string;
  kind?: "money" | "months";
  /** Nothing is a question too, and the first one: "from which rent does it pay for itself?" */
  zero?: true;
  /** The rest of the sentence: "you pay R15 000 a month". */
  says: (figure: number) => string;
};

/** Where the picture's door is moved to is wanted, and the first field gives way; or it is entered as it is. */
export type MovedDoor<V, R> = Wanted<V, R> | { enters: (to: number) => Entered };

/** Fields under what they have in common. A component stands for fields that need more than one after the other. */
export type Group = Readonly<Record<string, Field | PartOfGroup>>;

/** It is given the answer as it is on the page, so it may ask for the values and the result of its own answer. */
type PartOfGroup = ComponentType<Shown<never, never>>;

/** The fields that matter most, and under "More numbers" the rest: `more` without a heading, others under theirs. */
type Asks = { readonly main: Group } & Readonly<Record<string, Group>>;

type FieldsIn<G> = { [Name in keyof G as G[Name] extends Field ? Name : never]: G[Name] };
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type FieldsOf<A> = AllOf<{ [Title in keyof A]: FieldsIn<A[Title]> }[keyof A]>;
type Flat<T> = { [Name in keyof T]: T[Name] };

/** What an answer is, without a screen: its fields, what they start with, its sum and its words. */
type Sum<All extends Fields, R> = {
  /**
   * Starting values that follow from other values or from the figures; they take part in no link until they are changed.
   * `entered` tells a 0 that was typed from one that nobody touched, here and where the answer is put into words.
   */
  defaults?: (values: Values<All>, context: AnswerContext, entered: Entered) => Partial<Values<All>>;
  calculate: (values: Values<All>, context: AnswerContext) => R;
  answer: (result: R, values: Values<All>, context: AnswerContext, entered: Entered) => AnswerText;
};

/** What a page shows of an answer besides its sentence. */
type Looks<V, R> = {
  /** Said over the fields; "Your numbers" without it. */
  title?: string;
  /** What opens the rest of the fields; "More numbers" without it. */
  moreTitle?: string;
  /** Hints that follow from the numbers. */
  hints?: ByName<V, (shown: Shown<V, R>) => ReactNode>;
  /** What is wrong with a value in this answer's view, where its field sees nothing wrong. */
  errors?: ByName<V, (shown: Shown<V, R>) => string | undefined>;
  /** Fields that only some numbers ask for. */
  shown?: ByName<V, (values: V) => boolean>;
  disabled?: ByName<V, (values: V) => boolean>;
  /** Under the fields. */
  UnderFields?: ComponentType<Shown<V, R>>;
  /** The one figure that is drawn along each field with a slider. */
  curve?: (shown: Shown<V, R>) => CurvedAnswer<V, R>;
  /**
   * Until the visitor's own numbers are there: those of an example, whose answer is shown. They are pale in the fields, and the
   * thumbs of the curves stand at them.
   */
  example?: (context: AnswerContext) => Entered | undefined;
  /** What counts while a field is empty: pale in it. */
  countsAs?: (shown: Shown<V, R>) => Entered;
  /** The field whose curve a phone shows first, where it is not the first one; or that the door of the first picture moves. */
  movedBy?: keyof V & string;
  /** The fields whose curves are flat with these numbers: a phone shows another one, whichever is in use. */
  flat?: (shown: Shown<V, R>) => readonly (keyof V & string)[];
  /** What may be typed in place of the figure. */
  unknown?: (shown: Shown<V, R>) => Unknown<V, R> | undefined;
  /** What follows when the door of the picture is moved, to months from today or to an amount. */
  door?: (shown: Shown<V, R>) => MovedDoor<V, R>;
  /** The loan that is repaid, for the sentence about the other convention. */
  loan?: (shown: Shown<V, R>) => ConvertedLoan | undefined;
  /** Directly under the sentence, in a line or two. */
  Under?: ComponentType<Shown<V, R>>;
  /** In the answer, what else there is to know of it. */
  Beside?: ComponentType<Shown<V, R>>;
  /** The main fields are a table, which takes more than half of a wide screen. */
  isTable?: true;
  /** A part among the fields has the cards' figures: the cards are for a comparison and for a letter. */
  cardsElsewhere?: true;
  /** The picture of the answer. */
  picture?: (shown: WithKept<V, R>) => ReactNode;
  /** Its door is the control: it comes before the fields, which then have no curves. */
  pictureFirst?: true;
  /** On a phone its picture and what explains it come before the folded fields. */
  foldsLast?: true;
  /** Right under the picture that comes first. */
  UnderPicture?: ComponentType<Shown<V, R>>;
  /** What is beside the answer and below it stays while there is no figure, and says what is missing. */
  stays?: true;
  /** Tables and what else is below. */
  Below?: ComponentType<WithKept<V, R>>;
  /** What a comparison says; without it both sentences and the cards. */
  compared?: Compared<V, R>;
  /** What the tool takes for granted, a sentence each. */
  assumptions?: readonly ReactNode[];
  /** "Deeds office fees of 1 April 2025" and so on. */
  dates?: (shown: Shown<V, R>) => readonly string[];
  /** What the tool starts with that nobody publishes, so that we chose it: "R5 000 for moving" and so on. */
  chosen?: readonly string[];
  /** What the button for a call says; without it the page has none. */
  contact?: string;
  /** What a contact request takes along, by the names of the tool's entry in the contract. */
  takes?: (result: R, values: V) => Readonly<Partial<Record<CalculationFigure, number>>>;
  /** What one page or one picture says of it, where that is more than the sentence and the cards. */
  letter?: () => Promise<(shown: Shown<V, R>) => AnswerLetter>;
};

/** A figure of an answer, by its label and how it is written. */
type LabelledFigure<V, R> = readonly [label: string, text: (shown: Shown<V, R>) => string];

/** Two answers next to each other: a kept one, and the present one. */
export type Compared<V, R> = {
  /** What was entered: shown only where it differs. */
  given?: readonly LabelledFigure<V, R>[];
  /** What the answer finds: always shown. Without it the cards of both are. */
  found?: readonly LabelledFigure<V, R>[];
  /** Whether there is an answer to compare; with a figure there is one, unless this says otherwise. */
  comparable?: (shown: Shown<V, R>) => boolean;
  /** The difference in a sentence; without it that of the figures. */
  difference?: (kept: Shown<V, R>, now: Shown<V, R>) => string | undefined;
  /** The most telling part of it in about thirty letters, for the answer's bar. */
  short?: (kept: Shown<V, R>, now: Shown<V, R>) => string;
  /** The sentence is of two parts: one line more is kept free for it. */
  isLong?: true;
};

/** A line of a letter; with `share`, which is its part of the longest one, it has a bar. */
export type LetterRow = { label: string; value: string; total?: boolean; share?: number };

/** What an answer says on one page or in one picture. */
export type AnswerLetter = {
  /** Names the picture's file; the answer's own name without it. */
  name?: string;
  figure?: string;
  sentence?: string;
  /** What the answer is about: "Home loan of R1 800 000 at 10.50%". */
  about: string;
  /** What a bank would quote, where that is something else. */
  quoted?: string | undefined;
  /** The picture of the page without this; where the bars of the rows are one, their title. */
  picture?: { title?: string; drawing?: ReactNode } | undefined;
  rows: readonly LetterRow[];
  /** The same in fewer lines, for a picture. */
  fewRows?: readonly LetterRow[];
  /** The calculator and the inputs that its link opens, where they are not this answer's own. */
  opens?: { path: string; inputs: Inputs };
};

/** A question that people ask, described once: page, link, comparison, letter and contact request are made of it. */
export type Answer<All extends Fields, R> = {
  id: AnswerId;
  asks: Asks;
  fields: All;
  /** The sliders of the fields in sight along which the answer is drawn: on its page, or where that has another control, in a list. */
  curved: Readonly<Record<string, SliderRange>>;
} & Sum<All, R> &
  Looks<Values<All>, R>;

/** The tools by their names in the contract, and the four calculators. */
type AnswerId = ToolId | "affordability" | "calculator" | "sensitivity" | "extra-payment";

type Described<A extends Asks, Others extends Fields, R> = {
  id: AnswerId;
  asks: A;
  /** Fields that a component among the asked ones shows. */
  fields?: Others;
} & Sum<Flat<FieldsOf<A> & Others>, R> &
  Looks<Values<Flat<FieldsOf<A> & Others>>, R>;

export const isField = (one: Group[string]): one is Field => typeof one === "object" && "kind" in one;

/** The fields of a group, without the components that stand among them. */
export const fieldsIn = (group: Group): Fields =>
  Object.fromEntries(Object.entries(group).filter((entry): entry is [string, Field] => isField(entry[1])));

/** How a yearly rate becomes a monthly one: one choice for all tools. */
export const convention = choice("Interest a month", conventionOptions, "nominal", {
  hint: "Your choice here counts for all the tools under Work it out.",
});

/**
 * Makes an answer of its description: the table of its fields follows from what it asks. `calculate` comes before all that
 * is said of its result, or the compiler does not know the result there.
 */
export function described<const A extends Asks, R, const Others extends Fields = Record<never, Field>>(
  answer: Described<A, Others, R>,
): Answer<Flat<FieldsOf<A> & Others>, R> {
  const asked = Object.values(answer.asks).map(fieldsIn);
  const fields = Object.assign({}, ...asked, answer.fields, answer.loan && { convention }) as Flat<
    FieldsOf<A> & Others
  >;
  return { ...answer, fields, curved: answer.curve ? slidersOf(answer.asks.main) : {} } as never;
}

/** Whether the curve of the field in use is the picture of the page. */
export const hasPictureCurve = <All extends Fields, R>(
  { curve }: Answer<All, R>,
  shown: Shown<Values<All>, R>,
): boolean => {
  const { sides, over } = curve?.(shown) ?? {};
  return (sides ?? over) !== undefined;
};

/** The fields that have their curve on the page. */
export const curvedFields = <All extends Fields, R>({ curved, pictureFirst }: Answer<All, R>): string[] =>
  pictureFirst ? [] : Object.keys(curved);

const slidersOf = (group: Group) =>
  Object.fromEntries(
    Object.entries(group).flatMap(([name, field]) =>
      "slider" in field && field.slider ? [[name, field.slider]] : [],
    ),
  );
