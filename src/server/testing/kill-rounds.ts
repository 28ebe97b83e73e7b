import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { journalSteps, killSteps } from "./kill-at.ts";
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

/** Kills the server once at each step of a lead's path; gives what the partner got of each step's lead. */
export async function killAtEachStep(settings: Settings, partner: TestPartner) {
  const partnerSettings = { PARTNER_WEBHOOK_URL: partner.url, PARTNER_WEBHOOK_SECRET: testSecret };
  const environment = { ...settings, ...partnerSettings };
  const found: { step: string; killed: boolean; ids: number }[] = [];
  const steps = killSteps.filter((step) => !settings.DATABASE_URL || !journalSteps.includes(step));
  for (const [index, step] of steps.entries()) {
    const body = { ...someLead(5_000 + index), requestId: randomUUID() };
    const doomed = await startServer({ ...environment, KILL_AT: step });
    let killed = false;
    void doomed.ended.then(() => {
      killed = true;
    });
    // Of the opening's own transactions none is meant.
    await until(doomed.ready, 30_000);
    await until(async () => (await doomed.post(body)) !== 503 && killed, 20_000).catch(() => {});
    await doomed.kill();
    const server = await startServer(environment);
    await until(async () => (await server.post(body)) === 200, 20_000);
    const received = () => partner.received.filter(({ email }) => email === body.email);
    await until(() => received().length > 0, 20_000);
    await server.stop();
    found.push({ step, killed, ids: new Set(received().map(({ id }) => id)).size });
  }
  return found;
}
