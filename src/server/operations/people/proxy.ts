import { BlockList, isIP } from "node:net";
import type { FastifyRequest } from "fastify";

/** Where a proxy that signs people in puts the name of the person. */
const header = "x-forwarded-user";

/** Whether a request comes straight from one of these addresses and names a person; from none unless some are given. */
export function trustedProxy(addresses: readonly string[]): (request: FastifyRequest) => boolean {
  const trusted = new BlockList();
  for (const one of addresses) {
    const [address = "", bits] = one.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (request) => {
    const peer = request.socket.remoteAddress ?? "";
    return (
      isIP(peer) !== 0 && trusted.check(peer, isIP(peer) === 6 ? "ipv6" : "ipv4") && header in request.headers
    );
  };
}

/** The name that the proxy gives. Of several Node makes one, which is nobody's. */
export const nameFromProxy = ({ headers }: FastifyRequest): string => String(headers[header] ?? "").trim();
