import type { Figures } from "#calculations/figures/figures.ts";
import type { RateConvention } from "#calculations/loan/monthly-rate.ts";
import type { CalculationFigure, ToolId } from "#contract/tools.ts";
import type { Entered, ToolFields, ToolValues } from "./tool-fields.ts";

/** What every tool works with besides its fields. */
export type ToolContext = {
  /** Calendar day in Africa/Johannesburg, YYYY-MM-DD. */
  today: string;
  figures: Figures;
  /** How a yearly rate becomes a monthly one; one choice for all tools. */
  convention: RateConvention;
  /** Days (YYYY-MM-DD) of announcements on the repo rate that the operator added. */
  addedAnnouncementDates: readonly string[];
  /** Days (YYYY-MM-DD) declared public holidays besides those of the Act. */
  declaredHolidays: readonly string[];
};

/** A figure with its name, as it is shown. */
export type ToolFigure = { label: string; value: string; note?: string };

/** The answer in words and figures: the sentence begins with the figure. Without a figure, `problem` says what to do. */
export type ToolAnswer = {
  figure: string | undefined;
  sentence: string;
  problem?: string;
  /** The cards under the sentence; a comparison shows them side by side. */
  cards: readonly ToolFigure[];
};

/**
 * A tool: its fields, their starting values and its answer, all without a screen. The page, the link, the comparison and
 * the contact request are made of these.
 */
export type Tool<Fields extends ToolFields, Result> = {
  id: ToolId;
  fields: Fields;
  /**
   * Starting values that follow from other values or from the figures; they take part in no link until they are changed.
   * `entered` tells a 0 that was typed from one that nobody touched.
   */
  defaults?: (
    values: ToolValues<Fields>,
    context: ToolContext,
    entered: Entered,
  ) => Partial<ToolValues<Fields>>;
  calculate: (values: ToolValues<Fields>, context: ToolContext) => Result;
  answer: (result: Result, values: ToolValues<Fields>, context: ToolContext) => ToolAnswer;
  /** What a contact request takes along, by the names of the tool's entry in the contract. */
  calculation: (
    result: Result,
    values: ToolValues<Fields>,
  ) => Readonly<Partial<Record<CalculationFigure, number>>>;
};

/** Keeps the types of a tool's fields together. */
export const toolOf = <const Fields extends ToolFields, Result>(
  tool: Tool<Fields, Result>,
): Tool<Fields, Result> => tool;
