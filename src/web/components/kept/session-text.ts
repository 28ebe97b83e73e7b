/** A text longer than any of ours is not one. */
export const longestText = 6_000;

/** Keeps a text for the session of this browser tab, on the device: for a reload, Back and another page. No text forgets it. */
export function keepForSession(key: string, text: string | undefined): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** What is kept under the key, or nothing. */
export function keptForSession(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
