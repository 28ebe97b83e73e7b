import { withoutPersonalDetail } from "#contract/analytics.ts";

/** A parameter whose name says that it holds a person's name or where to reach them. */
const personalParameter = /([?&][^=&]*(?:name|mail|phone|cell|tel)[^=&]*=)[^&]*/gi;

/** A text without personal details. */
export function impersonal(text: string): string {
  return withoutPersonalDetail(text.replace(personalParameter, "$1…"));
}

/** A text that the server accepts: one line and not too long. */
export function line(text: string, limit: number): string {
  // The cut comes first, because it may leave half a character.
  return text.slice(0, limit).replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, "");
}
