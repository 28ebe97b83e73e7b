import { onceOpened } from "#web/tracking/prerendering.ts";
import { keptPlace } from "./kept-place.ts";

/** On every page: what waits on this device is sent at the next visit. Its script comes only when something waits. */
export function sendWhatIsKept(): void {
  // A page that the browser prepares ahead is no visit yet.
  onceOpened(() => {
    if (anyKept()) void import("./watch-kept-leads.ts").then(({ watchKeptLeads }) => watchKeptLeads());
  });
}

function anyKept(): boolean {
  try {
    return localStorage.getItem(keptPlace) !== null;
  } catch {
    return false;
  }
}
