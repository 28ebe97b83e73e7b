import { onceOpened } from "#web/tracking/prerendering.ts";
import type { keptPlace } from "./kept-leads.ts";

// As the compiler knows it: the script that knows more comes only when something waits.
const place: typeof keptPlace = "kept-contact-requests";

/** On every page: what waits on this device is sent at the next visit. Its script comes only when something waits. */
export function sendWhatIsKept(): void {
  // A page that the browser prepares ahead is no visit yet.
  onceOpened(() => {
    if (anyKept()) void import("./watch-kept-leads.ts").then(({ watchKeptLeads }) => watchKeptLeads());
  });
}

function anyKept(): boolean {
  try {
    return localStorage.getItem(place) !== null;
  } catch {
    return false;
  }
}
