import { attempt } from "./attempt.ts";
import { forgetVisit } from "./visit.ts";

/** The storage key of the visitor's own choice. */
export const choicePlace = "analytics";

const off = "off";

/** Whether the browser itself asks every site not to track: Global Privacy Control or Do Not Track. */
export function browserObjects(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: unknown };
  return Boolean(globalPrivacyControl || doNotTrack === "1");
}

/** Whether nothing may be counted in this browser. */
export function objects(): boolean {
  // The page also remembers the choice, for browsers without storage.
  const choices = [document.documentElement.dataset.analytics, attempt(() => localStorage[choicePlace])];
  return browserObjects() || choices.includes(off);
}

/** The visitor's own choice: it applies at once, in every tab, and deletes what was stored. */
export function choose(counted: boolean): void {
  const choice = counted ? "on" : off;
  document.documentElement.dataset.analytics = choice;
  attempt(() => {
    localStorage[choicePlace] = choice;
  });
  if (!counted) forgetVisit();
}
