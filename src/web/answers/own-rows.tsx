import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import type { PageContext } from "#contract/page-context.ts";
import { keptInputsPlace } from "#web/answer-page/kept-numbers.ts";
import { picturePause } from "#web/components/debounced/use-debounced.ts";
import { keptForSession } from "#web/components/kept/session-text.ts";

/** Whether the rows are still for our price: while those for the visitor's own are on their way, or because they do not come. */
export type RowsState = "waiting" | "failed" | undefined;

const isRowInSight = () => [...document.querySelectorAll("[data-tool]")].some((row) => row.checkVisibility());

/**
 * Has the rows of the tools in the page follow the numbers that the session keeps, once it keeps some and a row is in sight. What
 * works them out is every tool, and is fetched only then. `inputs` are the shared numbers of a page that has fields for them.
 */
export function useOwnRows(page: PageContext, inputs?: Inputs): RowsState {
  const [state, setState] = useState<RowsState>();
  const drawn = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const follow = useEffectEvent(async () => {
    timer.current = undefined;
    // On the server there is no such import: with it would come the styles of every tool.
    if (import.meta.env.SSR || !keptForSession(keptInputsPlace) || !isRowInSight()) return;
    if (!drawn.current) setState("waiting");
    try {
      const { drawOwnRows } = await import("./draw-own-rows.tsx");
      drawOwnRows(page);
      drawn.current = true;
      setState(undefined);
    } catch {
      setState("failed");
    }
  });
  // Not after a pause: while the thumb is dragged the rows go along.
  const followSoon = useEffectEvent(() => {
    timer.current ??= setTimeout(() => follow(), picturePause);
  });
  useLayoutEffect(() => {
    const end = new AbortController();
    const options = { signal: end.signal, capture: true };
    follow();
    for (const sign of ["input", "click", "toggle", "pageshow"])
      addEventListener(sign, () => followSoon(), options);
    return () => {
      clearTimeout(timer.current);
      end.abort();
    };
  }, []);
  // What was entered before the page was hydrated is kept only now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are kept when they change
  useEffect(() => followSoon(), [inputs]);
  return state;
}

/** Rows of the tools that follow the numbers of the session. */
export function OwnRows({ children, ...page }: PageContext & { children?: ReactNode }) {
  useOwnRows(page);
  return children;
}
