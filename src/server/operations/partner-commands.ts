import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { fieldsOfKind, inputOf, newPartnerInput, type PartnerInput } from "../partners/check-partner.ts";
import { overlapDays, type PartnerDone } from "../partners/partner-desk.ts";
import { formatKinds } from "../partners/partner-record.ts";
import { waysTo } from "../partners/recipient.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { which } from "./pages/partner-words.ts";

export const partnersHelp = `  partners                        who gets which requests, in order
  partners show <number>          one partner, as JSON
  partners add --name <name> [options]
  partners change <number> [options]
                                  options: --name, --webhook <address>, --email <address>,
                                  --format ours|json|form|hubspot|salesforce, --fields <file>, --subscription <number>,
                                  --forms <name,name>, --loan-types <name,name>, --on, --off; "" takes one away
  partners up|down <number>       the first that fits gets a request
  partners secret <number>        a new secret; the old one signs too for a week
  partners drop-secret <number>   end the old secret now
  partners test <number>          send a test, and show the answer
`;

const usage =
  "Say partners, or partners show, add, change, up, down, secret, drop-secret or test; see --help.";

type PartnerCommand = (operator: Operator, id: number) => Promise<string>;

const commands: Record<string, PartnerCommand> = {
  show: async (operator, id) => `${JSON.stringify(await operator.partner(id), null, 2)}\n`,
  up: async (operator, id) => saved(await operator.movePartner(id, "up"), "moved up"),
  down: async (operator, id) => saved(await operator.movePartner(id, "down"), "moved down"),
  secret: async (operator, id) =>
    saved(
      await operator.newPartnerSecret(id),
      `given a new secret; the old one signs too for ${overlapDays} days`,
    ),
  "drop-secret": async (operator, id) =>
    saved(await operator.dropOldSecrets(id), "left with its newest secret alone"),
  test: testText,
};

/** `npm run operate -- partners …` */
export async function partnersCommand(operator: Operator, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [deed = "list", number = "", ...rest] = positionals;
  if (rest.length > 0) throw new OperatorError(usage);
  if (deed === "list") return listText(operator);
  if (deed === "add") {
    const input = await inputFrom(values, newPartnerInput);
    return saved(await operator.addPartner(input), "added");
  }
  const id = /^\d{1,7}$/.test(number) ? Number(number) : Number.NaN;
  if (Number.isNaN(id)) throw new OperatorError("Say the number of the partner, as partners lists it.");
  if (deed === "change") {
    const input = await inputFrom(values, inputOf(await operator.partner(id)));
    return saved(await operator.changePartner(id, input), "changed");
  }
  const command = Object.hasOwn(commands, deed) ? commands[deed] : undefined;
  if (!command) throw new OperatorError(usage);
  return command(operator, id);
}

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const options = {
  name: text,
  webhook: text,
  email: text,
  format: text,
  fields: text,
  subscription: text,
  forms: text,
  "loan-types": text,
  on: flag,
  off: flag,
};

type Values = { [Name in keyof typeof options]?: string | boolean };

/** What the options say, on top of what is there. */
async function inputFrom(values: Values, before: PartnerInput): Promise<PartnerInput> {
  const said = (name: keyof typeof options) =>
    typeof values[name] === "string" ? String(values[name]) : undefined;
  const list = (name: "forms" | "loan-types") =>
    said(name)
      ?.split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "");
  const kind = said("format") ?? before.kind;
  const known = formatKinds.find((name) => name === kind);
  const usual = kind !== before.kind && known ? fieldsOfKind(known) : before.fields;
  const file = said("fields");
  return {
    name: said("name") ?? before.name,
    webhookUrl: said("webhook") ?? before.webhookUrl,
    email: said("email") ?? before.email,
    kind,
    fields: file === undefined ? usual : await fileText(file),
    subscription: said("subscription") ?? before.subscription,
    sources: list("forms") ?? before.sources,
    loanTypes: list("loan-types") ?? before.loanTypes,
    active: values.off ? false : values.on ? true : before.active,
  };
}

const fileText = (path: string): Promise<string> =>
  readFile(path, "utf8").catch(() => {
    throw new OperatorError(`The file ${path} cannot be read.`);
  });

function saved({ partner, secret }: PartnerDone, done: string): string {
  const line = `${partner.id}, ${partner.name}, was ${done}.\n`;
  return secret ? `${line}The secret is shown this once:\n${secret}\n` : line;
}

async function listText(operator: Operator): Promise<string> {
  const partners = await operator.partners();
  const rows = partners.map((partner) => [
    String(partner.id),
    partner.name,
    waysTo(partner).join(" and ") || "no way: its requests wait",
    partner.format.kind,
    which(partner),
    partner.active ? "" : "gets no new requests",
  ]);
  return rows.map((cells) => `${cells.join("\t")}\n`).join("");
}

async function testText(operator: Operator, id: number): Promise<string> {
  const { leadId } = await operator.testPartner(id);
  const { deliveries } = await operator.partnerTest(leadId);
  const told = deliveries.map(({ channel, state, last_status, reason, answer }) => {
    const words = state === "unconfirmed" ? "sent, not confirmed" : state;
    return [`${channel}: ${words}`, last_status, reason, answer].filter(Boolean).join("\n  ");
  });
  return `Test ${leadId}\n${told.join("\n")}\n`;
}
