import { originOf } from "#contract/embed.ts";
import { isThisMachine } from "./this-machine.ts";

/** Lets every site show our answers in a frame. */
export const anyOrigin = "*";

/**
 * An origin that may frame our answers, in one way of writing: scheme, name and port, https unless it is this machine.
 * Undefined for anything else.
 */
export function checkedOrigin(typed: string): string | undefined {
  const text = typed.trim().toLowerCase().replace(/\/$/, "");
  if (text === anyOrigin) return anyOrigin;
  const origin = originOf(text);
  // With a path it would look as if only that page were let in.
  const whole = origin !== undefined && text.replace(/:(443|80)$/, "") === origin.replace(/:(443|80)$/, "");
  if (!whole) return undefined;
  return origin.startsWith("https:") || isThisMachine(new URL(origin)) ? origin : undefined;
}

/** Where a request for a frame comes from, where that site may frame us; of an address only its origin is looked at. */
export function framingHost(
  { referer, named }: { referer: string | undefined; named: string | undefined },
  siteUrl: string,
  framers: readonly string[],
): string | undefined {
  const own = new URL(siteUrl).origin;
  // A host may keep its address to itself; then its script says its origin.
  const host = [originOf(referer), originOf(named)].find((one) => one !== undefined && one !== own);
  return host && (framers.includes(anyOrigin) || framers.includes(host)) ? host : undefined;
}
