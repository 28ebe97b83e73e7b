import { attempt } from "./attempt.ts";

/** Both cookies, each with its life in seconds. */
export const visitCookies = {
  session: { name: "session_id", seconds: 30 * 60 },
  visitor: { name: "visitor_id", seconds: 730 * 24 * 60 * 60 },
} as const;

/** The note in the browser's storage that this is not the first visit. */
export const returningPlace = "returning";

const { session, visitor } = visitCookies;

/** What the cookies would hold, for a browser that takes none. */
const known: Record<string, string | undefined> = {};

/**
 * Both numbers for one call. Each call gives the session another 30 minutes and the visitor another 730 days, of which
 * browsers grant at most 400: whoever comes now and then keeps the number.
 */
export function visit(): { sessionId: string; visitorId: string } {
  const present = cookie(session.name);
  const cameBefore = cookie(visitor.name);
  if (cameBefore && !present) attempt(() => (localStorage[returningPlace] = true));
  return {
    sessionId: keep(session.name, present || uuid(), session.seconds),
    visitorId: keep(visitor.name, cameBefore || uuid(), visitor.seconds),
  };
}

/** True from the second visit on. */
export const isReturning = (): boolean => attempt(() => localStorage[returningPlace]) === "true";

/** Takes out both cookies and the flag. */
export function forgetVisit(): void {
  keep(session.name, "", 0);
  keep(visitor.name, "", 0);
  attempt(() => delete localStorage[returningPlace]);
}

function cookie(name: string): string | undefined {
  if (!navigator.cookieEnabled) return known[name];
  return new RegExp(`\\b${name}=([\\da-f-]{36})`).exec(document.cookie)?.[1];
}

function keep(name: string, value: string, seconds: number): string {
  known[name] = value;
  const secure = location.protocol === "https:" ? ";secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is for secure addresses only
  document.cookie = `${name}=${value};path=/;samesite=lax;max-age=${seconds}${secure}`;
  return value;
}

/** crypto.randomUUID is for secure addresses only; the address of an object ends with one on any. */
function uuid(): string {
  return URL.createObjectURL(new Blob()).slice(-36);
}
