/** Invisible characters: zero-width spaces, soft hyphens, direction marks, variation selectors. */
export const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** The text as it looks: composed letters, without the invisible characters that copying brings along. */
export const visibleText = (text: string): string => text.replace(invisible, "").normalize("NFC").trim();
