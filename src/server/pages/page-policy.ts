import { createHash } from "node:crypto";

/**
 * The policy of one page. The build allows the inline scripts and styles of all its pages on each of them; only
 * those that stand in this page are left, which is stricter and a kilobyte less with every answer.
 */
export function policyFor(policy: string, html: string): string {
  const inline = html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g);
  const present = new Set([...inline].map(([, , content = ""]) => hashOf(content)));
  return policy.replace(/ 'sha256-([^']+)'/g, (source, hash) => (present.has(hash) ? source : ""));
}

const hashOf = (content: string): string => createHash("sha256").update(content).digest("base64");
