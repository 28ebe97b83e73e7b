import Fastify from "fastify";
import { expect, test } from "vitest";
import { clientAddress, isOwnNetwork, warnOfForgottenProxy } from "./client-address.ts";

test.for([
  ["196.25.1.1", "196.25.1.1"],
  ["196.25.1.1:50123", "196.25.1.1"],
  ["[2001:db8:1:2::7]:443", "2001:db8:1:2::"],
  ["[2001:db8:1:2::8]", "2001:db8:1:2::"],
  ["2001:db8:1:2:ffff::", "2001:db8:1:2::"],
  ["::ffff:196.25.1.1", "196.25.1.1"],
  ["unknown", "unknown"],
] as const)("%s counts as %s", ([ip, client]) => {
  expect(clientAddress({ ip })).toBe(client);
});

test("an address of our own network, or none, says nothing of the visitor", () => {
  for (const ip of [
    "127.0.0.1",
    "10.1.2.3",
    "172.20.0.1",
    "192.168.1.1",
    "::1",
    "fd00::1",
    "::ffff:10.0.0.1",
    "unknown",
  ]) {
    expect(isOwnNetwork(ip)).toBe(true);
  }
  for (const ip of ["41.1.2.3", "172.32.0.1", "2001:db8:1:2::"]) expect(isOwnNetwork(ip)).toBe(false);
});

test("a proxy on our own network whose word is not taken is said once", async () => {
  const log: string[] = [];
  const app = Fastify({ logger: { level: "warn", stream: { write: (line) => void log.push(line) } } });
  warnOfForgottenProxy(app);
  app.get("/", async () => "");
  const ask = (remoteAddress: string, headers = {}) => app.inject({ url: "/", remoteAddress, headers });
  const forwarded = { "x-forwarded-for": "196.25.1.1" };
  await ask("172.18.0.5");
  await ask("196.25.9.9", forwarded);
  expect(log).toEqual([]);
  await ask("::ffff:172.18.0.5", forwarded);
  await ask("127.0.0.1", forwarded);
  expect(log).toHaveLength(1);
  expect(log[0]).toContain("TRUST_PROXY");
  expect(log[0]).not.toContain("196.25.1.1");
});
