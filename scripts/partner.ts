import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { startStandIn } from "../src/server/testing/partner-stand-in.ts";

/** A partner on this machine, for its developer and for whoever sets up the site. */
const text = { type: "string" } as const;
const { values } = parseArgs({ options: { port: text, secret: text, site: text } });
const secret = values.secret ?? `whsec_${randomBytes(32).toString("base64")}`;
const siteUrl = (values.site ?? "http://localhost:3000").replace(/\/+$/, "");
const say = (line: string) => process.stdout.write(`${line}\n`);

const { url } = await startStandIn({ secret, siteUrl, port: Number(values.port ?? 4_000), say });
say(`The stand-in partner is at ${url}: what came, faults, and outcomes for ${siteUrl}.
Start the site with
  PARTNER_WEBHOOK_URL=${url}/leads
  PARTNER_WEBHOOK_SECRET=${secret}
and press "Send a test" on the operator's page /partners. Options: --port, --secret, --site.`);
