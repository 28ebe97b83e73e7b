import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed: shortened parts are then drawn in full before printing. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia("print");
    setPrinting(paper.matches);
    // Drawn synchronously: after print() the page gets no turn before it is printed.
    const note = (now: boolean) => flushSync(() => setPrinting(now));
    const before = () => note(true);
    const after = () => note(false);
    const follow = () => note(paper.matches);
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    paper.addEventListener("change", follow);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
      paper.removeEventListener("change", follow);
    };
  }, []);
  return printing;
}
