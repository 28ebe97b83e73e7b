import type { LeadRequest } from "#contract/lead-schema.ts";
import { keptPlace } from "./kept-place.ts";
import { postLead } from "./lead-request.ts";

/** A contact request that waits on this device for a connection, because the visitor agreed to it. */
type KeptLead = { request: LeadRequest; keptAt: number };

/** What became of a kept request: still waiting, sent, or refused with a sentence of the server. */
export type KeptOutcome = { lead: KeptLead; sent: boolean; reason?: string | undefined };

/** Whoever asked for a call a week ago has found another way by now. */
export const keptDays = 7;

const dayMs = 86_400_000;

/** What is kept and not too old; what is too old is deleted here. */
export function keptLeads(now = Date.now()): KeptLead[] {
  try {
    const all = JSON.parse(localStorage.getItem(keptPlace) ?? "[]") as KeptLead[];
    const young = all.filter(({ keptAt }) => now - keptAt < keptDays * dayMs);
    if (young.length < all.length) store(young);
    return young;
  } catch {
    return [];
  }
}

/** Keeps a request, once under its id. False where the browser refuses to keep anything. */
export function keepLead(request: LeadRequest, now = Date.now()): boolean {
  const others = keptLeads(now).filter((lead) => lead.request.requestId !== request.requestId);
  return store([...others, { request, keptAt: now }]);
}

/** The visitor does not want them sent any more, or they are sent. */
function forgetLead(requestId: string | undefined): void {
  store(keptLeads().filter(({ request }) => request.requestId !== requestId));
}

export function forgetLeads(): void {
  store([]);
}

/**
 * Sends what is kept, each under the id that it was first sent with, so that one which did arrive makes no
 * second lead. What is sent is deleted at once; what cannot be sent now stays.
 */
export async function sendKeptLeads(send: typeof fetch = fetch): Promise<KeptOutcome[]> {
  const outcomes: KeptOutcome[] = [];
  for (const lead of keptLeads()) {
    const { sent, reason } = await postLead(lead.request, send).catch(() => ({
      sent: false,
      reason: undefined,
    }));
    if (sent) forgetLead(lead.request.requestId);
    outcomes.push({ lead, sent, reason });
  }
  return outcomes;
}

function store(leads: readonly KeptLead[]): boolean {
  try {
    if (leads.length > 0) localStorage.setItem(keptPlace, JSON.stringify(leads));
    else localStorage.removeItem(keptPlace);
    return true;
  } catch {
    return false;
  }
}
