import { useMemo } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import type { ToolId } from "#contract/tools.ts";
import type { CompareProps } from "./compare.tsx";
import { type Fields, sharedBy, sharedValue } from "./fields.ts";
import { valuesText } from "./fields-text.ts";
import { defaultInputs } from "./inputs.ts";
import { keptToComparePlace, keptToolPlace } from "./kept-numbers.ts";
import { inputsText, type Numbers, sharedFields } from "./numbers.ts";
import type { PageOfAnswer } from "./page-of-answer.ts";
import type { NumbersOfPage } from "./use-entered.ts";
import { useKeptText, withKeptText } from "./use-kept-text.ts";
import { useNumbers } from "./use-numbers.ts";

/** The numbers of a page, those that are kept to compare with, and the ways to pass them on. */
export type KeptNumbers = {
  numbers: NumbersOfPage;
  defaults: Inputs;
  kept: ReturnType<typeof useKeptText>;
  ways: Pick<CompareProps, "onKeep" | "onForget" | "onSwap">;
  /** The address that opens the numbers again. */
  link: () => string;
};

/** The numbers of a tool with these fields, or of all four calculators. */
export function useAnswers({ figures }: PageOfAnswer, tool?: { id: ToolId; fields: Fields }): KeptNumbers {
  const defaults = useMemo(() => defaultInputs(figures), [figures]);
  const kept = useKeptText(keptToComparePlace(tool?.id));
  const numbers = useNumbers({
    fields: tool?.fields ?? sharedFields,
    starting: defaults,
    ...(tool && { place: keptToolPlace(tool.id) }),
  });
  const present = () => (tool ? toolText(tool.fields, numbers) : inputsText(numbers.inputs, defaults));
  const ways = {
    onKeep: () => kept.keep(present()),
    onForget: () => kept.keep(undefined),
    /** The kept numbers become the present ones, and these the kept. */
    onSwap: () => {
      const before = present();
      if (kept.text !== undefined) numbers.openText(kept.text);
      kept.keep(before);
    },
  };
  const link = () => new URL(`#${withKeptText(present(), kept.text)}`, location.href).href;
  return { numbers, defaults, kept, ways, link };
}

/**
 * The text of a link to a tool: what all answers share of its fields, what was entered, and always how a yearly rate
 * becomes a monthly one: whoever opens it may have chosen the other way.
 */
export function toolText(fields: Fields, { inputs, entered }: Numbers): string {
  const { convention = "nominal" } = entered;
  const shared = Object.entries(fields).flatMap(([name, field]) => {
    const place = sharedBy(field);
    return place ? [[name, sharedValue(inputs, place)] as const] : [];
  });
  return valuesText({
    ...Object.fromEntries(shared),
    ...entered,
    ...(fields.convention && { convention }),
  });
}
