import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** Processor seconds that a process has used, by the kernel's count of hundredths; NaN except on Linux. */
export function processorSeconds({ pid }: Pick<ChildProcess, "pid">): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN;
  }
}
