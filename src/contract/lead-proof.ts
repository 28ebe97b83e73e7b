/** Where a form's script gets the token that it does its work for. */
export const leadTokenPath = "/contact/token";

/** What comes before the token's own text: from the script's call, or from the page of a form without scripts. */
export const tokenKinds = { script: "s", page: "p" } as const;
export type TokenKind = keyof typeof tokenKinds;

/** So many zero bits open the hash of a token and the number that was looked for: about a thousand tries. */
const workBits = 10;

/** A proof is a token, and behind a tilde the number that was found for it. */
export const proofOf = (token: string, found: number): string => `${token}~${found}`;

/** Whether the SHA-256 of a proof shows that its number was looked for. */
export function showsWork(hash: Uint8Array): boolean {
  const [first = 255, second = 255] = hash;
  return ((first << 8) | second) >>> (16 - workBits) === 0;
}
