/** Longer texts are not ours and are ignored. */
export const longestText = 6_000;

/** Keeps a text for the session of this browser tab, on the device: for a reload, Back and another page. Undefined deletes it. */
export function keepForSession(key: string, text: string | undefined): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // A browser without storage forgets it with the page.
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
