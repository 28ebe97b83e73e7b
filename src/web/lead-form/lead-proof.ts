import { leadTokenPath, proofOf, showsWork } from "#contract/lead-proof.ts";

/** A token that is older is left for a new one. */
const freshMs = 3_600_000;
const patienceMs = 20_000;

let known: { at: number; proof: Promise<string> } | undefined;

/**
 * What shows the server that the form was opened on a page of ours: a token of the server's, and a moment of
 * work for it. Asked for when the form opens, it is ready before the visitor is; every try of a request sends
 * the same. Throws when the server cannot be reached, as sending the request would.
 */
export async function leadProof(send: typeof fetch = fetch): Promise<string> {
  if (known && Date.now() - known.at < freshMs) {
    try {
      return await known.proof;
    } catch {
      // Asked for when the form opened, and the connection may be back since.
    }
  }
  known = { at: Date.now(), proof: newProof(send) };
  return known.proof;
}

/** Once a request is taken, the next one has a proof of its own. */
export function spendLeadProof(): void {
  known = undefined;
}

async function newProof(send: typeof fetch): Promise<string> {
  const response = await send(leadTokenPath, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(String(response.status));
  const token = await response.text();
  // Browsers can hash on secure addresses only; the server knows that of its own address.
  return globalThis.crypto?.subtle ? worked(token) : token;
}

/** About a thousand hashes, some tens of milliseconds on a phone and none of them on the page's own thread. */
async function worked(token: string): Promise<string> {
  for (let first = 0; ; first += 64) {
    const proofs = Array.from({ length: 64 }, (_, n) => proofOf(token, first + n));
    const hashes = await Promise.all(proofs.map(sha256));
    const found = hashes.findIndex(showsWork);
    if (found >= 0) return proofs[found]!;
  }
}

const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
