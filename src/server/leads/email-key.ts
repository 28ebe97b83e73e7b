import { domainToASCII } from "node:url";

/** Letters that nobody sees: blanks of no width, soft hyphens, marks of direction, variation selectors. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** The text as one sees it: composed letters, none of the invisible ones that copying brings along. */
export const visibleText = (text: string): string => text.replace(invisible, "").normalize("NFC").trim();

/** By which a person is found: one key for every way to write the same e-mail address. */
export function emailKey(email: string): string {
  const text = email.replace(invisible, "").normalize("NFKC").trim().toLowerCase();
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  return at < 0 ? text : `${text.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}
