import { BlockList } from "node:net";

/** Addresses inside a network of one's own: a visitor never comes from one, but a proxy that hides them does. */
const inside = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const) {
  inside.addSubnet(network, bits, "ipv4");
}
inside.addAddress("::1", "ipv6");
inside.addSubnet("fc00::", 7, "ipv6");
inside.addSubnet("fe80::", 10, "ipv6");

/**
 * The network that an address stands for: IPv4 by the address, IPv6 by /64, which is one household. Undefined
 * for an address that says nothing of the visitor.
 */
export function networkOf(address: string): string | undefined {
  const plain = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  if (inside.check(plain, plain.includes(":") ? "ipv6" : "ipv4")) return undefined;
  if (!plain.includes(":")) return plain;
  const [head = ""] = plain.split("::");
  return [...head.split(":"), "0", "0", "0", "0"].slice(0, 4).join(":");
}
