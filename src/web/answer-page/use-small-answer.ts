import { useMemo } from "react";
import { startingValues } from "./answer-values.ts";
import type { Fields, Values } from "./fields.ts";
import { type NumbersOptions, useNumbers } from "./use-numbers.ts";

/**
 * The numbers of an answer that is only a part of a page, for its fields and its sum. It starts with the page's own figures,
 * and its fields offer no way back to them: the text around it says them.
 */
export function useSmallAnswer<const All extends Fields>(options: NumbersOptions & { fields: All }) {
  const { fields } = options;
  const numbers = useNumbers(options);
  return useMemo(() => {
    const values: Values<All> = { ...startingValues(fields, numbers.inputs), ...numbers.entered };
    return { ...numbers, values, defaults: values };
  }, [fields, numbers]);
}
