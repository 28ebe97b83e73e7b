import { useLayoutEffect, useState } from "react";
import { keepForSession, keptForSession, longestText } from "#web/components/kept/session-text.ts";

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
    /** Back to a page that the browser had kept whole: another one may have kept something else since. */
    function reopen({ persisted }: PageTransitionEvent) {
      if (persisted) setText(keptForSession(place));
    }
    setText(keptForSession(place));
    openLink();
    addEventListener("hashchange", openLink);
    addEventListener("pageshow", reopen);
    return () => {
      removeEventListener("hashchange", openLink);
      removeEventListener("pageshow", reopen);
    };
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
