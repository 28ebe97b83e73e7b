import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed: what is cut short on the screen is then drawn in full before the paper is. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia("print");
    setPrinting(paper.matches);
    // Drawn before it returns: a page that calls print() gets no turn of its own before the paper is drawn.
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
