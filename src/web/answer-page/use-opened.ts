import { useEffectEvent, useLayoutEffect, useRef } from "react";

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
export function useOpened(opening: Opening): void {
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
    /** Back to a page that the browser had kept whole: other pages may have changed the numbers since. */
    function reopen({ persisted }: PageTransitionEvent) {
      if (persisted) openKept();
    }
    // Once, in React's strict mode too: by then the link is no longer in the address.
    if (!begun.current && !openLink()) openKept();
    begun.current = true;
    enterEarly();
    // Set by before-hydration.script.ts before the first paint.
    delete document.documentElement.dataset.reopening;
    addEventListener("hashchange", openLink);
    addEventListener("pageshow", reopen);
    return () => {
      removeEventListener("hashchange", openLink);
      removeEventListener("pageshow", reopen);
    };
  }, []);
}
