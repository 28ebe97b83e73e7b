import { randomBytes } from "node:crypto";
import type { Database } from "../database/database.ts";
import { mendDeliveries } from "../leads/delivery/mend-deliveries.ts";
import type { Journal } from "../leads/journal.ts";
import { OperatorError } from "../operations/operator-error.ts";
import { checkedPartner, checkTogether, type PartnerInput } from "./check-partner.ts";
import { ourFormat, type PartnerRecord } from "./partner-record.ts";
import { changePartners, readPartners, renamed } from "./partners.queries.ts";
import { channelsOf } from "./recipient.ts";
import { type PartnerTest, partnerTest, sendTest } from "./send-test.ts";

/** A partner as it is shown: of its secrets only until when they are good. */
export type PartnerView = Omit<PartnerRecord, "secrets"> & { secrets: readonly { until: string | null }[] };

/** What was done with a partner; a new secret is told this once. */
export type PartnerDone = { partner: PartnerView; secret?: string };

/** What the operator does with partners. */
export type PartnerDesk = {
  partners: () => Promise<PartnerView[]>;
  partner: (id: number) => Promise<PartnerView>;
  addPartner: (input: PartnerInput) => Promise<PartnerDone>;
  changePartner: (id: number, input: PartnerInput) => Promise<PartnerDone>;
  /** One place up or down: the first that fits gets a request. */
  movePartner: (id: number, way: "up" | "down") => Promise<PartnerDone>;
  /** A new secret, which signs with the old one until the partner had time to change. */
  newPartnerSecret: (id: number) => Promise<PartnerDone>;
  dropOldSecrets: (id: number) => Promise<PartnerDone>;
  /** Sends a made-up lead the whole way. */
  testPartner: (id: number) => Promise<{ leadId: string }>;
  /** What became of it; waits a while for an answer. */
  partnerTest: (leadId: string) => Promise<PartnerTest>;
};

export type PartnerDeskParts = {
  database: () => Database;
  /** Beside the embedded database only. */
  journal: Journal | undefined;
  /** Whether there is a mail server. */
  canMail?: boolean;
  /** The e-mail address that a test names. */
  contact?: string;
  /** Called after the partners changed. */
  onPartners?: () => Promise<void>;
  /** Called when there is something new to deliver. */
  onDeliveries?: () => void;
};

/** How long an old secret goes on signing, in days. */
export const overlapDays = 7;

const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

const viewOf = ({ secrets, ...partner }: PartnerRecord): PartnerView => ({
  ...partner,
  secrets: secrets.map(({ until }) => ({ until })),
});

export function partnerDesk(parts: PartnerDeskParts): PartnerDesk {
  const { database, journal, canMail = false, contact = "test@example.com" } = parts;
  const { onPartners = async () => {}, onDeliveries = () => {} } = parts;

  /** What waits for a partner goes its new ways at once. */
  async function changed(change: (partners: PartnerRecord[]) => PartnerChange): Promise<PartnerDone> {
    const done = await changePartners(database(), journal, (partners) => {
      const { also = [], secret, ...made } = change(partners);
      const partner = { ...made.partner, fromSettings: false };
      checkTogether(partners, partner);
      return { changed: [...also, partner], result: { partner: viewOf(partner), ...(secret && { secret }) } };
    });
    await onPartners();
    await mendDeliveries(database(), channelsOf(await readPartners(database())));
    onDeliveries();
    return done;
  }

  const edit = (id: number, change: (partner: PartnerRecord) => Omit<PartnerChange, "also">) =>
    changed((partners) => change(found(partners, id)));

  return {
    partners: async () => (await readPartners(database())).map(viewOf),
    partner: async (id) => viewOf(found(await readPartners(database()), id)),
    addPartner: async (input) => {
      const checked = checkedPartner(input, { canMail });
      return changed((partners) => withSecret(placed(partners, { ...blank(partners), ...checked })));
    },
    changePartner: async (id, input) => {
      const { name, ...checked } = checkedPartner(input, { canMail });
      return edit(id, (partner) => withSecret(renamed({ ...partner, ...checked }, name)));
    },
    movePartner: (id, way) => changed((partners) => moved(partners, found(partners, id), way)),
    newPartnerSecret: (id) =>
      edit(id, (partner) => {
        const until = new Date(Date.now() + overlapDays * 86_400_000).toISOString();
        const old = partner.secrets.map((each) => ({ ...each, until: each.until ?? until }));
        const secret = newSecret();
        return { partner: { ...partner, secrets: [{ secret, until: null }, ...old] }, secret };
      }),
    dropOldSecrets: (id) =>
      edit(id, (partner) => ({ partner: { ...partner, secrets: partner.secrets.slice(0, 1) } })),
    testPartner: async (id) => {
      const partner = found(await readPartners(database()), id);
      const leadId = await sendTest(database(), journal, partner, contact);
      onDeliveries();
      return { leadId };
    },
    partnerTest: (leadId) => partnerTest(database(), leadId),
  };
}

type PartnerChange = { partner: PartnerRecord; also?: readonly PartnerRecord[]; secret?: string };

function found(partners: readonly PartnerRecord[], id: number): PartnerRecord {
  const partner = partners.find((one) => one.id === id);
  if (!partner) throw new OperatorError("No partner has this number.", 404);
  return partner;
}

const blank = (partners: readonly PartnerRecord[]): PartnerRecord => ({
  id: Math.max(0, ...partners.map(({ id }) => id)) + 1,
  position: 0,
  name: "",
  formerNames: [],
  webhookUrl: null,
  email: null,
  format: ourFormat,
  secrets: [],
  sources: null,
  loanTypes: null,
  active: true,
  fromSettings: false,
});

/** One that takes only some requests comes first, before those that take all; another comes last. */
function placed(partners: readonly PartnerRecord[], partner: PartnerRecord): PartnerRecord {
  const positions = partners.map(({ position }) => position);
  const some = partner.sources || partner.loanTypes;
  return { ...partner, position: some ? Math.min(1, ...positions) - 1 : Math.max(0, ...positions) + 1 };
}

/** With its first address a partner gets its first secret. */
function withSecret(partner: PartnerRecord): PartnerChange {
  if (!partner.webhookUrl || partner.secrets.length > 0) return { partner };
  const secret = newSecret();
  return { partner: { ...partner, secrets: [{ secret, until: null }] }, secret };
}

/** Changes places with its neighbour; positions are counted anew, so that two never share one. */
function moved(
  partners: readonly PartnerRecord[],
  partner: PartnerRecord,
  way: "up" | "down",
): PartnerChange {
  const at = partners.indexOf(partner);
  const to = Math.min(Math.max(at + (way === "up" ? -1 : 1), 0), partners.length - 1);
  const order = partners.toSpliced(at, 1).toSpliced(to, 0, partner);
  const counted = order.map((one, index) => ({ ...one, position: index + 1 }));
  return {
    partner: counted[to]!,
    also: counted.filter(({ id }) => id !== partner.id),
  };
}
