import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Storage } from "../../database/storage.ts";
import { safeError } from "../../safe-error.ts";
import type { Journal } from "../journal.ts";
import {
  type Claim,
  claimDeliveries,
  partnerLead,
  renewLeases,
  type Settled,
  settleDelivery,
} from "./deliveries.queries.ts";
import type { Outcome, Partner } from "./partner.ts";
import { nextPause } from "./retry-schedule.ts";

export type DeliveryWorker = { wake: () => void; stop: () => Promise<void> };

type DeliveryWorkerParts = {
  storage: Storage;
  journal: Journal | undefined;
  partners: readonly Partner[];
  log: FastifyBaseLogger;
  /** Sending goes on this soon after a worker was killed; a living one renews its lease three times as often. */
  leaseSeconds?: number;
};

/** A slow partner holds up to this many sends open, never a visitor. */
const sendsAtOnce = 8;
/** How soon it is seen what another process accepted or left behind, in milliseconds. */
const lookEvery = 1_000;
/** What a stop gives the sends under way, within the 10 s that the whole process has. */
const stopPatience = 5_000;

/**
 * Hands leads to the partner. The queue is the `deliveries` table itself: rows are written in the lead's own
 * transaction, taken under a lease that a living worker renews, and settled after the try. A queue library
 * was weighed and left out: its recovery of a job whose worker died takes its expiry, longer than the
 * slowest allowed send, and minutes by default, where the lease takes seconds; the advised schedule with
 * Retry-After is no back-off that one sets; and the operator's states would be kept twice.
 */
export function startDeliveryWorker(parts: DeliveryWorkerParts): DeliveryWorker {
  const { storage, journal, partners, log, leaseSeconds = 6 } = parts;
  const lease = { owner: randomUUID(), seconds: leaseSeconds };
  const channels = partners.map(({ channel }) => channel);
  const underWay = new Set<Promise<void>>();
  const stopped = new AbortController();
  let stopping = false;
  let wake = () => {};

  async function look(): Promise<void> {
    const free = sendsAtOnce - underWay.size;
    if (free === 0) return;
    const claims = await claimDeliveries(storage.database(), lease, channels, free);
    for (const claim of claims) {
      const delivery = deliver(claim).catch(reportFailure);
      underWay.add(delivery);
      void delivery.finally(() => {
        underWay.delete(delivery);
        wake();
      });
    }
  }

  async function deliver(claim: Claim): Promise<void> {
    const partner = partners.find(({ channel }) => channel === claim.channel);
    const lead = await partnerLead(storage.database(), claim.leadId);
    if (!partner || !lead) return;
    const outcome = await partner.send(lead, stopped.signal);
    // In the journal first: a database restored from it must not send the lead a second time.
    if (outcome.kind === "delivered") {
      const at = new Date().toISOString();
      await journal?.append({ delivered: claim.leadId, channel: claim.channel, at }).catch(reportFailure);
    }
    const settled = settledBy(outcome, claim.attempts, stopped.signal.aborted);
    await settleDelivery(storage.database(), lease, claim, settled);
    if (settled.state === "parked") log.error({ lead: claim.leadId, ...settled }, "A delivery was parked.");
  }

  function reportFailure(error: unknown): void {
    storage.failed();
    log.error({ err: safeError(error) }, "The deliveries could not be read or written; trying again.");
  }

  async function run(): Promise<void> {
    while (!stopping) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await look().catch((error) => (error.statusCode === 503 ? undefined : reportFailure(error)));
      await Promise.race([woken, sleep(lookEvery, undefined, { ref: false })]);
    }
  }

  async function renew(): Promise<void> {
    try {
      await renewLeases(storage.database(), lease);
    } catch (error) {
      reportFailure(error);
    }
  }

  const renewing = setInterval(
    () => {
      if (underWay.size > 0) void renew();
    },
    (leaseSeconds * 1_000) / 3,
  );
  const running = run();

  return {
    wake: () => wake(),
    stop: async () => {
      stopping = true;
      wake();
      await running;
      await Promise.race([Promise.all(underWay), sleep(stopPatience, undefined, { ref: false })]);
      stopped.abort();
      await Promise.all(underWay);
      clearInterval(renewing);
    },
  };
}

/** A try that our own stop cut short is no fault of the partner and does not count. */
function settledBy(outcome: Outcome, attempts: number, stopped: boolean): Settled {
  const { status } = outcome;
  if (outcome.kind === "delivered") return { state: "delivered", attempts, status };
  const { reason } = outcome;
  if (outcome.kind === "never") return { state: "parked", attempts, status, reason };
  if (stopped) return { state: "waiting", attempts: attempts - 1, status, reason };
  const pause = nextPause(attempts, outcome.afterSeconds);
  if (pause !== undefined) return { state: "waiting", attempts, status, reason, pause };
  return { state: "parked", attempts, status, reason: `No success in ${attempts} tries. ${reason}` };
}
