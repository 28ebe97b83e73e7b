import { domainToASCII } from "node:url";
import { invisible } from "#contract/visible-text.ts";

/** By which a person is found: one key for every way to write the same e-mail address. */
export function emailKey(email: string): string {
  const text = email.replace(invisible, "").normalize("NFKC").trim().toLowerCase();
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  return at < 0 ? text : `${text.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
}
