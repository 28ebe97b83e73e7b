import { attempt } from "./attempt.ts";

/** Both cookies, each with its life in seconds. */
export const visitCookies = {
  session: { name: "session_id", seconds: 30 * 60 },
  visitor: { name: "visitor_id", seconds: 730 * 24 * 60 * 60 },
} as const;

/** The flag in the browser's storage that this is not the first visit. */
export const returningPlace = "returning";

const { session, visitor } = visitCookies;

/** What the cookies would hold, for browsers that refuse them. */
const known: Record<string, string | undefined> = {};

/**
 * Both ids for one call. Each call extends the session by 30 minutes and the visitor by 730 days, of which
 * browsers grant at most 400: regular visitors keep their id.
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

/** Deletes both cookies and the flag. */
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

/** crypto.randomUUID needs a secure context; an object URL ends with a UUID everywhere. */
function uuid(): string {
  return URL.createObjectURL(new Blob()).slice(-36);
}
