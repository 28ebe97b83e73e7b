import { BlockList, isIP } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * By what a client is told from others: its address without the port that some proxies add, and of IPv6 the first
 * 64 bits, since a household has all the addresses behind them.
 */
export function clientAddress({ ip }: Pick<FastifyRequest, "ip">): string {
  const bare = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(ip);
  return normalizeIP(bare?.[1] ?? bare?.[2] ?? ip, 64);
}

/** Addresses that only a machine of our own network has. */
const ownNetwork = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["100.64.0.0", 10],
  ["169.254.0.0", 16],
] as const) {
  ownNetwork.addSubnet(network, bits);
}
ownNetwork.addAddress("::1", "ipv6");
ownNetwork.addSubnet("fc00::", 7, "ipv6");
ownNetwork.addSubnet("fe80::", 10, "ipv6");

/** Whether an address is of our own network, or none at all: it says nothing of the visitor. */
export function isOwnNetwork(address: string): boolean {
  const version = isIP(address);
  return version === 0 || ownNetwork.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** Says once in the log that a proxy seems to be in front whose word is not taken: all visitors share one limit then. */
export function warnOfForgottenProxy(app: FastifyInstance): void {
  let warned = false;
  app.addHook("onRequest", async ({ headers, socket }) => {
    if (warned || headers["x-forwarded-for"] === undefined) return;
    const peer = socket.remoteAddress;
    if (peer === undefined || !isOwnNetwork(peer)) return;
    warned = true;
    app.log.warn(
      { proxy: peer },
      "A proxy hands on requests and is not in TRUST_PROXY: all its visitors count as one client.",
    );
  });
}
