import { randomUUID } from "node:crypto";
import type { OperatorWayName } from "../database/schema.ts";
import type { OperatorWay } from "./operator-ways.ts";

/** What the receiver of a test message answered. */
export type TestAnswer = { way: OperatorWayName; sent: boolean; answer: string };

/** Sends one message every way, at once; what came of it. */
export async function sendTest(ways: readonly OperatorWay[]): Promise<TestAnswer[]> {
  return Promise.all(
    ways.map(async ({ way, send }) => {
      const message = {
        id: randomUUID(),
        kind: "test",
        subject: "A test",
        body: "This is a test from the operator's side. Nothing is wrong, and nothing is to be done.\n",
      } as const;
      const outcome = await send(message, new AbortController().signal);
      if (outcome.kind === "again") return { way, sent: false, answer: outcome.reason };
      return { way, sent: true, answer: `The receiver took it (${outcome.status}).` };
    }),
  );
}
