import { attempt } from "./attempt.ts";

const session = "session_id";
const visitor = "visitor_id";

/** What the cookies would hold, for a browser that takes none. */
const known: Record<string, string | undefined> = {};

/**
 * Both numbers for one call. Each call gives the session another 30 minutes and the visitor another 730 days, of which
 * browsers grant at most 400: whoever comes now and then keeps the number.
 */
export function visit(): { sessionId: string; visitorId: string } {
  const present = cookie(session);
  const cameBefore = cookie(visitor);
  if (cameBefore && !present) attempt(() => (localStorage.returning = true));
  return {
    sessionId: keep(session, present || uuid(), 30 * 60),
    visitorId: keep(visitor, cameBefore || uuid(), 730 * 24 * 60 * 60),
  };
}

/** True from the second visit on. */
export const isReturning = (): boolean => attempt(() => localStorage.returning) === "true";

/** Takes out both cookies and the flag. */
export function forgetVisit(): void {
  keep(session, "", 0);
  keep(visitor, "", 0);
  attempt(() => delete localStorage.returning);
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
