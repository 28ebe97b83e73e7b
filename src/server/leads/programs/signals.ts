import type { IncomingHttpHeaders } from "node:http";
import type { LeadRequest } from "#contract/lead-schema.ts";
import { isOwnNetwork } from "../../client-address.ts";
import { emailKey } from "../email-key.ts";
import { dailyTally } from "./daily-tally.ts";
import type { ReadProof } from "./form-token.ts";
import { type Signal, signalNames } from "./judgement.ts";

/** Who sends a request, as far as the connection tells. */
export type Client = {
  /** As clientAddress gives it: an IPv6 household counts as one. */
  address: string;
  headers: IncomingHttpHeaders;
  plainForm: boolean;
  /** A program of the operator's, which showed its key. */
  trusted: boolean;
};

type Asked = Pick<LeadRequest, "firstName" | "lastName" | "email" | "phone" | "currentLender" | "website">;

type SignalsParts = {
  /** Browsers can do the work over https only. */
  overHttps: boolean;
};

const fastMs = 2_000;
/**
 * More people than these within a day, and it is a signal. Two names a token: one may be mistyped. Many share an
 * address without scripts, as all do whose browser is a phone's helper somewhere in a data centre.
 */
const most = { withoutWork: 100, withWork: 50, forToken: 2, forName: 5 };

/** Reads off a request what speaks for a program; what it counts over a day is kept in memory. */
export function signalReader({ overHttps }: SignalsParts) {
  const withoutWork = dailyTally(most.withoutWork + 1);
  const withWork = dailyTally(most.withWork + 1);
  const byToken = dailyTally(most.forToken + 1);
  const byName = dailyTally(most.forName + 1);

  function comesOften(address: string, person: string, work: boolean): boolean {
    if (isOwnNetwork(address)) return false;
    return work ? withWork(address, person) > most.withWork : withoutWork(address, person) > most.withoutWork;
  }

  return (request: Asked, proof: ReadProof, client: Client, now: number): Signal[] => {
    const trap = Boolean(request.website?.trim());
    if (client.trusted) return trap ? ["trap"] : [];
    const { plainForm } = client;
    const { token, text, work, missing: unproven = false } = proof;
    const scripted = token?.kind === "script";
    // The token in a page is the same for all who open it: a script has one of its own.
    const known = plainForm ? token !== undefined : scripted;
    const shown = known && work;
    const person = `${emailKey(request.email)} ${request.phone}`;
    const name = `${request.firstName} ${request.lastName}`.toLowerCase();
    const often = comesOften(client.address, person, shown);
    const found: Record<Signal, boolean> = {
      trap,
      "link-name": isLink(request.firstName) || isLink(request.lastName),
      "link-lender": isLink(request.currentLender ?? ""),
      "no-token": !known && !unproven && plainForm,
      "no-script-token": !known && !unproven && !plainForm,
      unproven,
      // What the day says, see leads.routes.ts.
      "unproven-often": false,
      "no-work": !work && !unproven && (plainForm || !overHttps),
      "no-script-work": !work && !unproven && !plainForm && overHttps,
      "token-again": scripted && byToken(text, name) > most.forToken,
      "no-browser": !isBrowser(client.headers),
      fast: scripted && now - token.at < fastMs,
      "address-often": often && shown,
      "address-often-no-work": often && !shown,
      "name-often": byName(name, person) > most.forName,
    };
    return signalNames.filter((signal) => found[signal]);
  };
}

/**
 * How web addresses end: the endings sold to everybody, those of Africa, and those of other countries that are cheap or
 * well known. Left out is what could be a name or a part of one, for who types "James.Bond" or "Jan.de Wet".
 */
const endings =
  "com net org info biz xyz top online site website web store shop link click club live life space tech app dev " +
  "blog news agency company solutions services digital cloud email network media finance financial loan loans " +
  "money credit mortgage capital property properties homes estate realty review download stream icu cyou sbs buzz " +
  "monster quest vip africa capetown joburg durban za ng ke gh tz ug zw zm bw mz rw ly tk ml ga cf gq ru su cn in " +
  "io co tv cc ws ai gg us uk eu nl";

/** A dot between letters with such an ending behind it; before it at least two letters, so that initials are none. */
const address = new RegExp(
  `(?<![@\\p{L}\\p{N}._-])(?:[\\p{L}\\p{N}-]{2,}\\.)+(?:${endings.replaceAll(" ", "|")})(?![@\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`,
  "iu",
);

/** An e-mail address in the wrong field is a slip and no link. */
const isLink = (text: string): boolean => /https?:|www\.|<\s*a\b|\[url/i.test(text) || address.test(text);

/** Browsers' names begin with one of these words; a library's own name does not. */
const browserName = /^(?:Mozilla|Opera|Lynx|w3m|E?Links)\b/;

/** Every browser says of its own accord where a post comes from and which languages its owner reads. */
function isBrowser(headers: IncomingHttpHeaders): boolean {
  const from = headers["sec-fetch-site"] ?? headers.origin ?? headers.referer;
  const language = headers["accept-language"];
  return from !== undefined && language !== undefined && browserName.test(headers["user-agent"] ?? "");
}
