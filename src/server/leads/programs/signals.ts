import type { IncomingHttpHeaders } from "node:http";
import type { LeadRequest } from "#contract/lead-schema.ts";
import { isBot } from "../../analytics/bots.ts";
import { emailKey } from "../email-key.ts";
import { dailyTally } from "./daily-tally.ts";
import { readProof } from "./form-token.ts";
import type { Signal } from "./judgement.ts";

/** Who sends a request, as far as the connection tells. */
export type Client = {
  address: string;
  headers: IncomingHttpHeaders;
  plainForm: boolean;
  /** A program of the operator's, which showed its key. */
  trusted: boolean;
};

type Asked = Pick<
  LeadRequest,
  "firstName" | "lastName" | "email" | "phone" | "currentLender" | "website" | "proof"
>;

type SignalsParts = {
  /** Signs the forms' tokens. */
  formKey: Buffer;
  /** Browsers can do the work over https only. */
  overHttps: boolean;
};

const fastMs = 2_000;
/** More people than these within a day, and it is a signal. Two names a token: one may be mistyped. */
const most = { withoutWork: 5, withWork: 50, forToken: 2, forName: 5, forNameAtAll: 20 };

/** Reads off a request what speaks for a program; what it counts over a day is kept in memory. */
export function signalReader({ formKey, overHttps }: SignalsParts) {
  const withoutWork = dailyTally(most.withoutWork + 1);
  const withWork = dailyTally(most.withWork + 1);
  const byToken = dailyTally(most.forToken + 1);
  const byName = dailyTally(most.forNameAtAll + 1);

  return (request: Asked, client: Client, now: number): Signal[] => {
    const trap = Boolean(request.website?.trim());
    if (client.trusted) return trap ? ["trap"] : [];
    const proof = request.proof ?? "";
    const { token, work } = readProof(formKey, proof, now);
    // The token in a page is the same for all who open it: a script has one of its own.
    const known = client.plainForm ? token !== undefined : token?.kind === "script";
    const person = `${emailKey(request.email)} ${request.phone}`;
    const network = networkOf(client.address);
    const often =
      known && work
        ? withWork(network, person) > most.withWork
        : withoutWork(network, person) > most.withoutWork;
    const name = `${request.firstName} ${request.lastName}`.toLowerCase();
    const named = byName(name, person);
    const found: Record<Signal, boolean> = {
      trap,
      "link-name": [request.firstName, request.lastName].some(isLink),
      "link-lender": isLink(request.currentLender ?? ""),
      "no-token": !known && client.plainForm,
      "no-script-token": !known && !client.plainForm,
      "no-work": !work && (client.plainForm || !overHttps),
      "no-script-work": !work && !client.plainForm && overHttps,
      "token-again": token?.kind === "script" && byToken(proof.split("~", 1)[0] ?? "", name) > most.forToken,
      "no-browser": !isBrowser(client.headers),
      fast: token?.kind === "script" && now - token.at < fastMs,
      "address-often": often && known && work,
      "address-often-no-work": often && !(known && work),
      "name-often": named > most.forName && named <= most.forNameAtAll,
      "name-very-often": named > most.forNameAtAll,
    };
    return (Object.keys(found) as Signal[]).filter((signal) => found[signal]);
  };
}

/** An e-mail address in the wrong field is a slip and no link. */
const isLink = (text: string): boolean =>
  /https?:|www\.|<\s*a\b|\[url|(?<![@\w.-])[\w-]+\.(?:com|net|org|ru|info|biz|xyz|top|online|site|shop|link|io|co|co\.za)\b(?:\/|$)/i.test(
    text,
  );

/** Every browser says of its own accord where a post comes from and which languages its owner reads. */
function isBrowser(headers: IncomingHttpHeaders): boolean {
  const from = headers["sec-fetch-site"] ?? headers.origin ?? headers.referer;
  return from !== undefined && headers["accept-language"] !== undefined && !isBot(headers["user-agent"]);
}

/** IPv6 by /64, which is one household; an IPv4 address written as IPv6 is the IPv4 address. */
function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(":")) return mapped ?? address;
  const [head = ""] = address.split("::");
  return [...head.split(":"), "0", "0", "0", "0"].slice(0, 4).join(":");
}
