import { tryAgain } from "#contract/lead-messages.ts";
import type { LeadRequest } from "#contract/lead-schema.ts";
import { postLead } from "./lead-request.ts";

/** A contact request that waits on this device for a connection, because the visitor agreed to it. */
type KeptLead = {
  request: LeadRequest;
  keptAt: number;
  /** The server's sentence, once it refused the request for good: it is not sent again. */
  refused?: string;
};

/** A kept request that waits no longer: it is sent, or refused for good with this status. */
export type KeptOutcome = { lead: KeptLead; sent: boolean; error?: string };

/** Where in the browser's own storage contact requests wait for a connection. */
export const keptPlace = "kept-contact-requests";

/** Whoever asked for a call a week ago has found another way by now. */
export const keptDays = 7;

const dayMs = 86_400_000;

/** With these answers the server says that this body will never do; all others may be different the next time. */
const refusals = [400, 413, 422];

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

/** What is kept and still to be sent. */
export const waitingLeads = (): KeptLead[] => keptLeads().filter(({ refused }) => refused === undefined);

/** The visitor does not want them sent any more. */
export function forgetLeads(): void {
  store([]);
}

/**
 * Sends what waits, each under the id that it was first sent with, so that one which did arrive makes no second
 * lead. What is sent is deleted at once. What is refused for good stays with the reason, for its owner to read;
 * what cannot be sent now waits on. Gives back what waits no longer.
 */
export async function sendKeptLeads(send: typeof fetch = fetch): Promise<KeptOutcome[]> {
  const outcomes: KeptOutcome[] = [];
  for (const lead of waitingLeads()) {
    const answer = await postLead(lead.request, send).catch(() => undefined);
    if (!answer) continue;
    const { sent, status, reason = tryAgain } = answer;
    if (sent) {
      replace(lead, []);
      outcomes.push({ lead, sent });
    } else if (refusals.includes(status)) {
      replace(lead, [{ ...lead, refused: reason }]);
      outcomes.push({ lead, sent, error: String(status) });
    }
  }
  return outcomes;
}

/** Puts something, or nothing, in the place of a kept request. Another page may have kept more meanwhile. */
function replace({ request }: KeptLead, by: readonly KeptLead[]): void {
  store(keptLeads().flatMap((lead) => (lead.request.requestId === request.requestId ? by : [lead])));
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
