import { type ComponentType, h } from "preact";
import { useRef, useState } from "preact/hooks";
// Also teaches Preact that a component may ask to be waited for.
import { ErrorBoundary } from "preact-iso/lazy";
import { nextTask } from "./next-task.ts";

/** Around components that wake later: what waits inside stays as the server rendered it. */
export const Waking = ErrorBoundary;

/**
 * A component that wakes in a task of its own, after those before it: one long task would keep a slow phone from
 * answering the first touch. It must be one element. It takes over what the server rendered as it stands, so nothing
 * may change before the last one is awake (`onceAwake`); what is drawn for the first time after that is drawn at once.
 */
export function later<Props extends object>(Drawn: ComponentType<Props>): ComponentType<Props> {
  if (import.meta.env.SSR) return Drawn;
  return function Later(props: Props) {
    const [awake, setAwake] = useState(pageAwake);
    const turn = useRef<Promise<void> | null>(null);
    if (awake) return h(Drawn, props);
    turn.current ??= nextTurn().then(() => setAwake(true));
    throw turn.current;
  };
}

/** Runs something as soon as all that wakes later is awake. */
export function onceAwake(run: () => void): void {
  if (waiting === 0) run();
  else toRun.push(run);
}

let pageAwake = false;
let line = Promise.resolve();
let waiting = 0;
const toRun: (() => void)[] = [];

/** Resolves in a later task: each call in one of its own, in order. */
async function nextTurn(): Promise<void> {
  waiting += 1;
  line = line.then(nextTask);
  await line;
  // By the next task, whoever waited for this turn is awake.
  nextTask().then(() => {
    waiting -= 1;
    if (waiting > 0) return;
    pageAwake = true;
    for (const run of toRun.splice(0)) run();
  });
}
