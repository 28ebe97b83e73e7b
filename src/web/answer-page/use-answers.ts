import { useLayoutEffect, useMemo, useState } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import type { ToolId } from "#contract/tools.ts";
import { keepForSession, keptForSession, longestText } from "#web/components/kept/session-text.ts";
import type { CompareProps } from "./compare.tsx";
import { type Fields, sharedBy, sharedValue } from "./fields.ts";
import { valuesText } from "./fields-text.ts";
import { defaultInputs } from "./inputs.ts";
import { keptToComparePlace, keptToolPlace } from "./kept-numbers.ts";
import { inputsText, type Numbers, sharedFields } from "./numbers.ts";
import type { PageOfAnswer } from "./page-of-answer.ts";
import { type NumbersOfPage, useNumbers, whenOpenedAgain } from "./use-numbers.ts";

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

/** The field of a link's fragment that has the kept text. */
const linkField = "compare";

/**
 * A text that a page keeps to compare with: the inputs of one moment, written by the page. It is kept in
 * the session under `place`, for a reload, Back and another page; a link brings its own, a link without one leaves
 * it alone. The server renders nothing of it.
 *
 * It reads the fragment in a layout effect: call it before the hook that takes the fragment out of the address.
 */
export function useKeptText(place: string) {
  const [text, setText] = useState<string>();

  function keep(next: string | undefined) {
    keepForSession(place, next);
    setText(next);
  }

  useLayoutEffect(() => {
    function openLink() {
      const linked = keptTextOf(location.hash);
      if (linked === undefined) return;
      keepForSession(place, linked);
      setText(linked);
    }
    const openKept = () => setText(keptForSession(place));
    openKept();
    openLink();
    return whenOpenedAgain(openLink, openKept);
  }, [place]);

  return { text, keep };
}

/** A link's fragment with the kept text in it, if there is one. */
export function withKeptText(fragment: string, kept: string | undefined): string {
  return kept ? `${fragment}&${new URLSearchParams([[linkField, kept]])}` : fragment;
}

/** The kept text of an address's fragment, or nothing. Never throws, whatever it is given. */
export function keptTextOf(hash: string): string | undefined {
  if (hash.length > longestText) return undefined;
  return new URLSearchParams(hash.replace(/^#/, "")).get(linkField) || undefined;
}
