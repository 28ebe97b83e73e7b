import { isbot } from "isbot";
import { LRUCache } from "lru-cache";

/** A few hundred programs make almost all requests, and the list of bots is one long expression. */
const known = new LRUCache<string, boolean>({ max: 2_000 });

/** No browser is longer, and a list of names is not looked for in what is. */
const longest = 512;

/** Whether a program says of itself that it is no visitor, or does not say what it is, as every browser does. */
export function isBot(userAgent: string | undefined): boolean {
  if (!userAgent || userAgent.length > longest) return true;
  const before = known.get(userAgent);
  if (before !== undefined) return before;
  const found = isbot(userAgent);
  known.set(userAgent, found);
  return found;
}
