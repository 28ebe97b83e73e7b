import { useLayoutEffect, useState } from "react";

/** The field of a link's fragment that has the kept text. */
const linkField = "compare";

/** A text longer than any of ours is not one. */
const longestText = 6000;

/**
 * A text that a page keeps to compare with: the inputs of one moment, written by the page. It is kept in
 * `sessionStorage` under `place`, for a reload, Back and another page; a link brings its own, a link without one leaves
 * it alone. The server renders nothing of it.
 *
 * It reads the fragment in a layout effect: call it before the hook that takes the fragment out of the address.
 */
export function useKeptText(place: string) {
  const [text, setText] = useState<string>();

  function keep(next: string | undefined) {
    store(place, next);
    setText(next);
  }

  useLayoutEffect(() => {
    function openLink() {
      const linked = keptTextOf(location.hash);
      if (linked === undefined) return;
      store(place, linked);
      setText(linked);
    }
    /** Back to a page that the browser had kept whole: another one may have kept something else since. */
    function reopen({ persisted }: PageTransitionEvent) {
      if (persisted) setText(stored(place));
    }
    setText(stored(place));
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

function store(place: string, text: string | undefined): void {
  try {
    if (text) sessionStorage.setItem(place, text);
    else sessionStorage.removeItem(place);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

function stored(place: string): string | undefined {
  try {
    return sessionStorage.getItem(place) ?? undefined;
  } catch {
    return undefined;
  }
}
