import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { OutcomeName } from "./outcome-names.ts";

/** Where the partner says what became of a request. */
export const outcomePath = "/partner/outcome";

export type OutcomeLinks = {
  /** The page on which the partner says what became of this request. */
  url: (leadId: string) => string;
  /** The request that an address is for; undefined when we did not sign it. */
  leadOf: (token: string) => string | undefined;
};

/** The page with the button for one outcome. */
export const linkFor = (outcomeUrl: string, outcome: OutcomeName): string => `${outcomeUrl}/${outcome}`;

/** So many bytes of the signature are enough that nobody finds one by trying, and the address stays short. */
const signatureBytes = 16;

/**
 * Links that are good for one request: its id and our signature, and nothing about a person. The key is made from
 * that of the contact forms, which is kept as long as the leads are.
 */
export function outcomeLinks(siteUrl: string, formKey: Buffer): OutcomeLinks {
  const key = Buffer.from(hkdfSync("sha256", formKey, "", "ikhaya outcome links", 32));
  const signed = (id: Buffer) => createHmac("sha256", key).update(id).digest().subarray(0, signatureBytes);
  return {
    url: (leadId) => {
      const id = Buffer.from(leadId.replaceAll("-", ""), "hex");
      return `${siteUrl}${outcomePath}/${Buffer.concat([id, signed(id)]).toString("base64url")}`;
    },
    leadOf: (token) => {
      const bytes = /^[\w-]{43}$/.test(token) ? Buffer.from(token, "base64url") : Buffer.alloc(0);
      if (bytes.length !== 16 + signatureBytes) return undefined;
      const id = bytes.subarray(0, 16);
      return timingSafeEqual(bytes.subarray(16), signed(id)) ? uuidOf(id) : undefined;
    },
  };
}

const uuidOf = (id: Buffer): string =>
  id.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
