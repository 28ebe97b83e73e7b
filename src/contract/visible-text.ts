/** Letters that nobody sees: blanks of no width, soft hyphens, marks of direction, variation selectors. */
export const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** The text as one sees it: composed letters, none of the invisible ones that copying brings along. */
export const visibleText = (text: string): string => text.replace(invisible, "").normalize("NFC").trim();
