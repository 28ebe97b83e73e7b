import type { FastifyBaseLogger } from "fastify";
import type { Storage } from "../database/storage.ts";
import { eraseOldLeads } from "../leads/erase-old-leads.ts";
import type { Journal } from "../leads/journal.ts";
import { safeError } from "../safe-error.ts";

const day = 24 * 3_600_000;
const firstRunAfter = 60_000;
const tryAgainAfter = 600_000;

export type RetentionParts = {
  storage: Storage;
  journal: Journal | undefined;
  months: number;
  log: FastifyBaseLogger;
};

/** Erases old leads a minute after the start and then daily; returns how to stop, which waits for a run under way. */
export function startRetention({ storage, journal, months, log }: RetentionParts): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  async function run(): Promise<void> {
    let pause = day;
    try {
      const done = await eraseOldLeads(storage.database(), journal, months);
      if (done?.question) log.warn(done.question);
      else if (done) log.info({ erased: done.erased, months }, "Leads past their retention were erased.");
    } catch (error) {
      pause = tryAgainAfter;
      log.error({ err: safeError(error) }, "Old leads could not be erased; trying again in ten minutes.");
    }
    if (!stopped) plan(pause);
  }

  function plan(milliseconds: number): void {
    timer = setTimeout(() => {
      running = run();
    }, milliseconds);
    timer.unref();
  }

  plan(firstRunAfter);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
