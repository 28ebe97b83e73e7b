/** Where a form's script gets the token for its proof of work. */
export const leadTokenPath = "/contact/token";

/** The prefix of a token: from the script's call, or from the page of a form without scripts. */
export const tokenKinds = { script: "s", page: "p" } as const;
export type TokenKind = keyof typeof tokenKinds;

/** The number of leading zero bits in the hash of a token and the right number: about a thousand tries. */
const workBits = 10;

/** A proof is a token, a tilde, and the number that was found for it. */
export const proofOf = (token: string, found: number): string => `${token}~${found}`;

/** Whether the SHA-256 of a proof begins with enough zero bits. */
export function showsWork(hash: Uint8Array): boolean {
  const [first = 255, second = 255] = hash;
  return ((first << 8) | second) >>> (16 - workBits) === 0;
}
