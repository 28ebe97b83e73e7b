import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import { takeEntered } from "#web/components/kept/entered-early.ts";
import { startingValues } from "./answer-values.ts";
import { type Entered, type Fields, type Values, withoutPlace } from "./fields.ts";
import { typedValues } from "./fields-text.ts";
import { changedInputs } from "./inputs.ts";
import { keepEntered, keepInputs, keptEntered, keptInputs, keptOfAll } from "./kept-numbers.ts";
import { apart, type Numbers, numbersOfText } from "./numbers.ts";

/** The numbers of an answer and the ways to enter them, by the names of its fields; `prefix` stands before these in the page. */
export function useEntered(fields: Fields, starting: Numbers, prefix = "") {
  const [inputs, setInputs] = useState<Inputs>(starting.inputs);
  const [entered, setEntered] = useState<Entered>(starting.entered);
  const ways = useMemo(() => {
    function enter(values: Entered) {
      const { own, shared } = apart(values, fields);
      if (hasAny(shared)) setInputs((before) => changedInputs(before, shared));
      if (hasAny(own)) setEntered((before) => ({ ...before, ...own }));
    }
    return {
      enter,
      enterEarly: () => enter(takenEarly(fields, prefix)),
      forget: (name: string) => setEntered(({ [name]: _, ...others }) => others),
      removePlace: (list: string, at: number) => setEntered((before) => withoutPlace(before, list, at)),
      setInputs,
      setEntered,
    };
  }, [fields, prefix]);
  return useMemo(
    () => ({ fields, prefix, inputs, entered, ...ways }),
    [fields, prefix, inputs, entered, ways],
  );
}

export type NumbersOfPage = ReturnType<typeof useEntered>;

const hasAny = (values: object): boolean => Object.keys(values).length > 0;

/** What was entered before the page was hydrated. */
function takenEarly(fields: Fields, prefix: string): Entered {
  const named = (name: string) => name.slice(prefix.length);
  const isOurs = (name: string) => name.startsWith(prefix) && isFieldOf(fields, named(name));
  const early = takeEntered(isOurs).map(([name, text]) => [named(name), text] as const);
  return typedValues(early, fields);
}

/** A length of time is entered in two fields, for its years and its months. */
const isFieldOf = (fields: Fields, name: string) =>
  Object.hasOwn(fields, name.replace(/-(years|months)$/, "")) || Object.hasOwn(fields, name);

type Opening = {
  /** Takes the numbers of a text over, if it has any; says whether it had. */
  openText: (text: string) => boolean;
  /** Takes over what is kept for the session, or what a page begins with. */
  openKept: () => void;
  /** Takes over what was entered before the page was hydrated. */
  enterEarly: () => void;
};

/**
 * Fills a page with the numbers of an opened link, or else with those kept for the session, before the browser paints
 * again: when it is hydrated, when a link is followed on the open page, and on the way back to it.
 */
function useOpened(opening: Opening): void {
  const openText = useEffectEvent(opening.openText);
  const openKept = useEffectEvent(opening.openKept);
  const enterEarly = useEffectEvent(opening.enterEarly);
  const begun = useRef(false);

  useLayoutEffect(() => {
    /** Taken over once: after that the visitor's own numbers count, also for a reload and for Back. */
    function openLink() {
      const opened = openText(location.hash.slice(1));
      if (opened) history.replaceState(history.state, "", location.pathname + location.search);
      return opened;
    }
    const marked = markedWhole();
    // Once, in React's strict mode too: by then the link is no longer in the address.
    if (!begun.current && !openLink()) openKept();
    begun.current = true;
    enterEarly();
    // React draws what was taken over before this runs: a figure that changes loses its mark, and a digit would join it.
    queueMicrotask(() => marked?.select());
    // Set by before-hydration.script.ts before the first paint.
    delete document.documentElement.dataset.reopening;
    // Told by the same script: what was entered after a press that kept the numbers before it.
    addEventListener("entered", enterEarly, { once: true });
    return whenOpenedAgain(openLink, openKept);
  }, []);
}

/** The figure that is marked whole, so that what is typed takes its place: before-hydration.script.ts marks it. */
function markedWhole(): HTMLInputElement | undefined {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.type !== "text") return undefined;
  const { selectionStart, selectionEnd, value } = field;
  return value && selectionStart === 0 && selectionEnd === value.length ? field : undefined;
}

/**
 * Calls `openLink` when a link is followed on the open page, and `openKept` on the way back to a page that the browser had
 * kept whole: other pages may have changed what is kept since. Returns what ends it.
 */
export function whenOpenedAgain(openLink: () => void, openKept: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  addEventListener("hashchange", openLink, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && openKept(), { signal });
  return () => end.abort();
}

type NumbersOptions = {
  fields: Fields;
  /** What the shared inputs start with; an answer that shares none has none. */
  starting?: Inputs | undefined;
  /** Where what is entered in the answer's own fields is kept. */
  place?: string;
  /** What stands before the names of the fields in the page. */
  prefix?: string;
};

/** An answer apart from all others: no input is shared, and no link opens it. */
const noInputs = {} as Inputs;
const nothing: Entered = {};

/**
 * The numbers of an answer and the ways to change them. The server renders the defaults; those of an opened link, or else
 * those kept for the session, take their place before the browser paints again. What all answers share is kept apart from
 * the answer's own, so that the next page has it too.
 */
export function useNumbers({ fields, starting = noInputs, place, prefix }: NumbersOptions) {
  const numbers = useEntered(fields, { inputs: starting, entered: nothing }, prefix);
  const { inputs, entered, setInputs, setEntered, enterEarly } = numbers;
  const [opened, setOpened] = useState(false);
  const sharing = starting !== noInputs;

  /** Takes the numbers of a text over: a link's, or those that were kept to compare with. */
  const openText = useCallback(
    (text: string) => {
      const linked = sharing ? numbersOfText(text, fields, starting, keptInputs(starting)) : undefined;
      if (!linked) return false;
      setInputs(linked.inputs);
      setEntered({ ...keptOfAll((name) => name === "convention"), ...linked.entered });
      return true;
    },
    [fields, starting, sharing, setInputs, setEntered],
  );

  useOpened({
    openText,
    openKept: () => {
      if (sharing) setInputs(keptInputs(starting));
      const kept = place ? keptEntered(place, fields) : nothing;
      // The same object where nothing is kept: then React draws nothing again.
      setEntered((before) => (hasAny(before) || hasAny(kept) ? kept : before));
    },
    enterEarly: () => {
      enterEarly();
      setOpened(true);
    },
  });

  useEffect(() => {
    if (!opened) return;
    if (sharing) keepInputs(inputs, starting);
    if (place) keepEntered(place, fields, entered);
  }, [opened, sharing, inputs, entered, starting, fields, place]);

  return useMemo(() => ({ ...numbers, openText }), [numbers, openText]);
}

/**
 * The numbers of an answer that is only a part of a page, for its fields and its sum. It starts with the page's own figures,
 * and its fields offer no way back to them: the text around it says them. Once somebody has entered shared inputs, it has what
 * is `taken` from these.
 */
export function useSmallAnswer<const All extends Fields>(
  options: NumbersOptions & { fields: All },
  taken?: (inputs: Inputs) => Partial<Values<All>>,
) {
  const { fields, starting } = options;
  const numbers = useNumbers(options);
  return useMemo(() => {
    const { inputs, entered } = numbers;
    const begun = inputs === starting ? undefined : taken?.(inputs);
    const values: Values<All> = { ...startingValues(fields, inputs), ...begun, ...entered };
    return { ...numbers, values, defaults: values };
  }, [fields, numbers, starting, taken]);
}
