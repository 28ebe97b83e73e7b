import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import type { FiguresEdition } from "#calculations/figures/figures.ts";
import type { Database } from "../database/database.ts";
import { doubtfulClock } from "../leads/erase-old-leads.ts";
import { figuresNow } from "../operations/figures-now.ts";
import { source, type TroubleSource } from "./trouble.ts";

type Disk = { free: number; size: number };

const gigabyte = 1_000_000_000;

/** Less free than both of these is nearly full: a tenth of a large disk is plenty. */
const little = { share: 0.1, bytes: 2 * gigabyte };

/** It is over only with so much more free, so that a disk at the edge is told once. */
const relief = 1.2;

/** What can go wrong around the requests. */
export function siteTroubles(
  database: Database,
  {
    dataDir,
    edition,
    retentionMonths,
  }: { dataDir: string; edition: FiguresEdition; retentionMonths: number },
): TroubleSource[] {
  return [
    diskTrouble(() => diskOf(dataDir)),
    source("clock", () => doubtfulClock(database, retentionMonths)),
    figuresTrouble(async () => (await figuresNow(database, edition)).warnings),
  ];
}

/** Of this machine: another one's disk is another alert. */
export function diskTrouble(read: () => Promise<Disk>, machine = hostname()): TroubleSource {
  const key = `disk ${machine}`;
  return {
    finds: (alert) => alert.key === key,
    find: async (_now, open) => {
      const { free, size } = await read();
      const limit = Math.min(little.bytes, size * little.share) * (open.has(key) ? relief : 1);
      const megabytes = Math.round(free / 1_000_000);
      const sentence = `The disk with DATA_DIR on ${machine} is nearly full: ${megabytes} MB are free.`;
      return free < limit ? [{ key, kind: "disk", sentence }] : [];
    },
  };
}

/** One alert for each table of figures. */
export function figuresTrouble(warnings: () => Promise<readonly string[]>): TroubleSource {
  return {
    finds: ({ kind }) => kind === "figures",
    find: async () =>
      (await warnings()).map((sentence) => ({
        key: `figures ${sentence.split(":", 1)[0]}`,
        kind: "figures",
        sentence,
      })),
  };
}

async function diskOf(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}
