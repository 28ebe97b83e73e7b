import { options } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Whether the page is being printed: what is cut short on the screen is then drawn in full before the paper is. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia("print");
    // The page may wake up when it is being printed already.
    setPrinting(paper.matches);
    const note = (now: boolean) => atOnce(() => setPrinting(now));
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

/** Draws before it returns: a page that calls print() gets no turn of its own before the paper is drawn. */
function atOnce(change: () => void): void {
  const later = options.debounceRendering;
  options.debounceRendering = (draw) => draw();
  change();
  Object.assign(options, { debounceRendering: later });
}
