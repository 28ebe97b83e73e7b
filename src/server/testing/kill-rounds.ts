import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { doomedHeader, journalSteps } from "./kill-at.ts";
import { someLead } from "./lead-bodies.ts";
import { type ServerProcess, type Settings, startServer } from "./server-process.ts";
import { type TestPartner, testSecret, until } from "./test-partner.ts";

export type KillResult = {
  acknowledged: number;
  /** Acknowledged, but never seen by the partner: must be none. */
  lost: string[];
  /** Seen by the partner under more than one id: must be none. */
  underTwoIds: string[];
  /** Sent again under their own id, after a kill between the partner's 200 and our note of it. */
  repeated: number;
  /** The longest time from a start to the first delivery after it, in milliseconds. */
  slowestRestart: number;
};

/**
 * Kills the server at a random moment under load, starts it again, and so on; each request is retried under
 * its own request id until it is acknowledged, as the form does. In the end the partner must have them all.
 */
export async function killRounds(
  rounds: number,
  settings: Settings,
  partner: TestPartner,
): Promise<KillResult> {
  const environment = {
    ...settings,
    PARTNER_WEBHOOK_URL: partner.url,
    PARTNER_WEBHOOK_SECRET: testSecret,
  };
  // A partner that takes its time, so that kills find sends under way.
  partner.answer = (response) => void setTimeout(() => response.end(), Math.random() * 50);
  const acknowledged = new Set<string>();
  const unanswered: ReturnType<typeof request>[] = [];
  let number = 0;
  let slowestRestart = 0;
  const request = () => ({ ...someLead(++number), requestId: randomUUID() });

  async function load(server: ServerProcess, until: () => boolean): Promise<void> {
    while (!until()) {
      const body = unanswered.pop() ?? request();
      if ((await server.post(body)) === 200) acknowledged.add(body.email);
      else {
        unanswered.push(body);
        await sleep(50);
      }
    }
  }

  for (let round = 0; round < rounds; round++) {
    const server = await startServer(environment);
    const started = performance.now();
    const before = partner.received.length;
    let killed = false;
    const senders = Array.from({ length: 4 }, () => load(server, () => killed));
    await until(() => partner.received.length > before, 90_000);
    slowestRestart = Math.max(slowestRestart, performance.now() - started);
    await sleep(Math.random() * 400);
    killed = true;
    await server.kill();
    await Promise.all(senders);
  }

  const last = await startServer(environment);
  await load(last, () => unanswered.length === 0);
  const delivered = () => new Set(partner.received.map(({ email }) => email));
  const lost = () => [...acknowledged].filter((email) => !delivered().has(email));
  await until(() => lost().length === 0, 60_000).catch(() => {});
  await last.stop();

  const ids = Map.groupBy(partner.received, ({ email }) => email);
  const underTwoIds = [...ids].filter(([, requests]) => new Set(requests.map(({ id }) => id)).size > 1);
  return {
    acknowledged: acknowledged.size,
    lost: lost(),
    underTwoIds: underTwoIds.map(([email]) => email),
    repeated: partner.received.length - ids.size,
    slowestRestart: Math.round(slowestRestart),
  };
}

/**
 * Kills the server at each of the given steps of a lead's path, in turn; the next start must send that lead. A lead
 * that got no answer is posted again under its own request id, as the form does. Gives, of each step's lead, whether
 * the process was killed there and the ids under which the partner got it.
 */
export async function killAtSteps(steps: readonly string[], settings: Settings, partner: TestPartner) {
  const partnerSettings = { PARTNER_WEBHOOK_URL: partner.url, PARTNER_WEBHOOK_SECRET: testSecret };
  const environment = { ...settings, ...partnerSettings };
  const found: { step: string; killed: boolean; ids: number }[] = [];
  const reached = steps.filter((step) => !settings.DATABASE_URL || !journalSteps.includes(step));
  let doomed = await startServer({ ...environment, KILL_AT: reached[0] ?? "" });
  for (const [index, step] of reached.entries()) {
    const body = { ...someLead(5_000 + index), requestId: randomUUID() };
    // Of the opening's own transactions none is meant.
    await until(doomed.ready, 60_000);
    const status = await doomed.post(body, { [doomedHeader]: "1" });
    const killed = await Promise.race([doomed.ended.then(() => true), sleep(20_000, false)]);
    await doomed.kill();
    doomed = await startServer({ ...environment, KILL_AT: reached[index + 1] ?? "" });
    if (status !== 200) await until(async () => (await doomed.post(body)) === 200, 30_000);
    const received = () => partner.received.filter(({ email }) => email === body.email);
    await until(() => received().length > 0, 30_000).catch(() => {});
    found.push({ step, killed, ids: new Set(received().map(({ id }) => id)).size });
  }
  await doomed.stop();
  return found;
}
