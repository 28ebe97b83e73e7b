import type { analyticsLimits } from "#contract/analytics.ts";
import { impersonal, line } from "./clean-text.ts";
import { objects } from "./opt-out.ts";
import type { Call, Entry, Seen } from "./track.ts";
import { forgetVisit, isReturning, visit } from "./visit.ts";

/** The specification's own words for the log. */
const failures: Record<Call, string> = {
  "/analytics/pageview": "Failed to track page view",
  "/analytics/event": "Failed to track event",
  "/analytics/conversion": "Failed to track conversion",
  "/analytics/": "Error tracking user action:",
};

// Only the types of the contract's limits; the object itself would be a tenth of the tracker.
const longest: (typeof analyticsLimits)["value" | "title" | "element" | "parameter"] = 200;
const longestAddress: (typeof analyticsLimits)["path"] = 1_024;
const longestUserAgent: (typeof analyticsLimits)["userAgent"] = 512;

/** Sends each call as one request, even while the page is being left. Objections are checked before each call. */
export async function send([call, seen]: Entry): Promise<void> {
  if (objects()) return forgetVisit();
  try {
    const answer = await fetch(call, {
      method: "POST",
      body: JSON.stringify(whole(call, seen), cleaned),
      keepalive: true,
    });
    if (answer.ok) return;
    // A request stays open until its answer is read.
    await answer.text();
    throw answer.status;
  } catch (reason) {
    // biome-ignore lint/suspicious/noConsole: a failure is only a line in the log
    console.warn(failures[call], reason);
  }
}

function whole(call: Call, seen: Seen): object {
  if (call === "/analytics/") return seen;
  return { ...visit(), ...seen, ...(call === "/analytics/pageview" && { isReturning: isReturning() }) };
}

/** Cleans each text of a body as the server does. The digits of ids and versions would look like a phone number. */
function cleaned(field: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (/Id$|Agent/.test(field)) return value.slice(0, longestUserAgent);
  return line(impersonal(value), /path|rl$|ref/.test(field) ? longestAddress : longest);
}
