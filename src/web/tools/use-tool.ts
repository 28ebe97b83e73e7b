import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import { countDigits } from "#web/components/field/typed-text.ts";
import { takeEntered } from "#web/components/kept/entered-early.ts";
import { defaultInputs, inputsReducer } from "#web/inputs/inputs.ts";
import { inputsOfText, valuesText } from "#web/inputs/inputs-text.ts";
import { keepInputs, keptInputs } from "#web/inputs/kept-inputs.ts";
import { useOpened } from "#web/inputs/use-opened.ts";
import { keepValues, keptValues } from "./kept-values.ts";
import type { Tool, ToolContext } from "./tool.ts";
import {
  conventionOptions,
  type Entered,
  type ToolField,
  type ToolFields,
  type ToolValue,
  withoutPlace,
} from "./tool-fields.ts";
import { apart, typedValue, valuesOfText } from "./tool-text.ts";
import { toolValues, valueProblem } from "./tool-values.ts";

/** The one choice that all tools share. */
const convention: ToolField = { kind: "choice", default: "nominal", options: conventionOptions };
const everyTools: ToolFields = { convention };

/** What goes from one tool to the next: that choice, and the time that is left of a bond. */
const travelling: ToolFields = { ...everyTools, remainingMonths: { kind: "months" } };

/** A length of time is two fields, for its years and its months: both together, in months. */
function timesOf(texts: readonly [name: string, text: string][]): [string, string][] {
  const given = new Map(texts);
  const whole = (name: string) => Number(countDigits(given.get(name) ?? ""));
  const names = texts
    .map(([name]) => /^(.+)-(?:years|months)$/.exec(name)?.[1])
    .filter((name) => name !== undefined);
  return names.map((name) => [name, String(whole(`${name}-years`) * 12 + whole(`${name}-months`))]);
}

const only = (values: Entered, wanted: (name: string) => boolean): Entered =>
  Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name)));

/** What was entered before the page was hydrated, by the field's name. It is told once. */
function enteredEarly(fields: ToolFields): Entered {
  const texts = takeEntered(() => true);
  const values = [...texts, ...timesOf(texts)]
    .filter(([name]) => Object.hasOwn(fields, name))
    .map(([name, text]) => [name, typedValue(fields[name]!, text)] as const)
    .filter((entry): entry is readonly [string, ToolValue] => entry[1] !== undefined);
  return Object.fromEntries(values);
}

/**
 * The values of a tool and the way to change them. The server renders the defaults; those of an opened link, or else
 * those kept for the session, take their place before the browser paints again. What the calculators share with the
 * tools is theirs: it is taken from their inputs and goes back there.
 */
export function useTool<Fields extends ToolFields, Result>(
  tool: Tool<Fields, Result>,
  page: Omit<ToolContext, "convention">,
) {
  const starting = useMemo(() => defaultInputs(page.figures), [page.figures]);
  const [inputs, dispatch] = useReducer(inputsReducer, starting);
  const [entered, setEntered] = useState<Entered>({});
  const [opened, setOpened] = useState(false);
  const fields = useMemo((): ToolFields => ({ ...tool.fields, ...everyTools }), [tool.fields]);

  const enter = useCallback(
    (values: Entered) => {
      const { own, shared, loanAmount } = apart(values, fields);
      if (Object.keys(shared).length > 0) dispatch({ type: "change", values: shared });
      if (loanAmount !== undefined) dispatch({ type: "loan-amount", amount: loanAmount });
      if (Object.keys(own).length > 0) setEntered((before) => ({ ...before, ...own }));
    },
    [fields],
  );
  const forget = useCallback((name: string) => setEntered(({ [name]: _, ...others }) => others), []);

  const removePlace = useCallback(
    (list: string, place: number) => setEntered((before) => withoutPlace(before, list, place)),
    [],
  );

  /** Takes the numbers of a text over: a link's, or those that were kept to compare with. */
  const openText = useCallback(
    (text: string) => {
      const linked = valuesOfText(text, fields);
      const { own, shared, loanAmount } = apart(linked, fields);
      const kept = keptInputs(starting) ?? starting;
      // A link's own names come first; one of the calculators opens here as well.
      const calculators = inputsOfText(`${valuesText(shared)}&${text}`, starting, kept);
      if (Object.keys(linked).length === 0 && !calculators) return false;
      dispatch({ type: "open", inputs: calculators ?? kept });
      if (loanAmount !== undefined) dispatch({ type: "loan-amount", amount: loanAmount });
      setEntered({ ...keptValues("all", everyTools), ...own });
      return true;
    },
    [fields, starting],
  );

  useOpened({
    openText,
    openKept: () => {
      dispatch({ type: "open", inputs: keptInputs(starting) ?? starting });
      const others = keptValues("all", travelling);
      setEntered({ ...keptValues(tool.id, fields), ...only(others, (name) => name in fields) });
    },
    enterEarly: () => {
      enter(enteredEarly(fields));
      setOpened(true);
    },
  });

  useEffect(() => {
    if (!opened) return;
    keepInputs(inputs, starting);
    keepValues(
      tool.id,
      only(entered, (name) => !(name in travelling)),
    );
    // What this tool has no field for stays as it is.
    const others = only(keptValues("all", travelling), (name) => !(name in fields));
    keepValues("all", { ...others, ...only(entered, (name) => name in travelling) });
  }, [opened, inputs, entered, starting, fields, tool.id]);

  const context = useMemo(
    (): ToolContext => ({
      ...page,
      convention: entered.convention === "effective" ? "effective" : "nominal",
    }),
    [page, entered.convention],
  );
  return {
    openText,
    inputs,
    dispatch,
    fields,
    entered,
    enter,
    forget,
    removePlace,
    context,
    ...useToolAnswer(tool, entered, inputs, context),
  };
}

/** Values, result and answer of a tool; while a value has a problem there is no result to show. */
function useToolAnswer<Fields extends ToolFields, Result>(
  tool: Tool<Fields, Result>,
  entered: Entered,
  inputs: Inputs,
  context: ToolContext,
) {
  return useMemo(() => {
    const { values, defaults } = toolValues(tool, entered, inputs, context);
    const usable = Object.entries(tool.fields).every(([name, field]) => !valueProblem(field, values[name]!));
    const result = tool.calculate(values, context);
    return { values, defaults, usable, result, answer: tool.answer(result, values, context) };
  }, [tool, entered, inputs, context]);
}

/** What a link to a tool is made from: a part of the tool's state. */
type Linked = {
  values: Readonly<Record<string, ToolValue>>;
  entered: Entered;
  context: Pick<ToolContext, "convention">;
};

/**
 * The text of a link to a tool: what the calculators share, what was entered, and always how a yearly rate becomes a
 * monthly one: whoever opens it may have chosen the other way.
 */
export function linkText(fields: ToolFields, { values, entered, context }: Linked): string {
  const shared = Object.entries(fields)
    .filter(([, field]) => "shared" in field && field.shared)
    .map(([name]) => [name, values[name]!] as const);
  return valuesText({ ...Object.fromEntries(shared), ...entered, convention: context.convention });
}
