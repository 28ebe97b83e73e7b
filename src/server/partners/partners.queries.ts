import { sql } from "kysely";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Journal } from "../leads/journal.ts";
import { notesOf } from "../leads/journal-notes.ts";
import { ownPartner, type PartnerRecord } from "./partner-record.ts";

/** All partners, in their order. */
export async function readPartners(database: Database): Promise<PartnerRecord[]> {
  const rows = await database.selectFrom("partners").select("partner").execute();
  return rows.map(({ partner }) => partner).sort((a, b) => a.position - b.position || a.id - b.id);
}

/** Any number that is only ours: two changes at once are made one after the other. */
const partnersLock = 4_915_264;

/**
 * Changes partners: what `change` makes of them as they are is kept, or nothing when it throws. Noted in the journal
 * first. A secret that is no longer in a record is then in neither.
 */
export function changePartners<Result>(
  database: Database,
  journal: Journal | undefined,
  change: (partners: PartnerRecord[]) => { changed: readonly PartnerRecord[]; result: Result },
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${partnersLock})`.execute(transaction);
    const { changed, result } = change(await readPartners(transaction));
    for (const partner of changed) {
      await journal?.append({ partner });
      await writePartner(transaction, partner);
    }
    return result;
  });
}

/** Brings the table to the journal's last word on each partner, and the journal to what only the table has. */
export async function restorePartners(database: Database, journal: Journal): Promise<void> {
  const { partners } = notesOf((await journal.read()).entries);
  for (const partner of await readPartners(database)) {
    // One that follows the settings is made from them at each start.
    const made = partner.fromSettings && partner.position === 1;
    if (!made && !partners.has(partner.id)) await journal.append({ partner });
  }
  for (const partner of partners.values()) await writePartner(database, partner);
}

async function writePartner(database: Database, record: PartnerRecord): Promise<void> {
  const partner = JSON.stringify(record);
  const insert = database.insertInto("partners").values({ id: record.id, partner });
  await insert.onConflict((conflict) => conflict.column("id").doUpdateSet({ partner })).execute();
}

/** What the settings say of their partner. */
export type SettingsPartner = {
  name: string;
  webhook: { url: string; secret: string } | undefined;
  email: { to: string } | undefined;
};

export const settingsPartner = ({ site, partner }: Pick<Config, "site" | "partner">): SettingsPartner => ({
  name: site.partnerName,
  ...partner,
});

/**
 * Makes the partner of the settings, and has it follow them as long as nobody has edited it. Returns whether it was
 * edited and the settings say something else.
 */
export function settlePartner(
  database: Database,
  { name, webhook, email }: SettingsPartner,
): Promise<{ ignored: boolean }> {
  return changePartners(database, undefined, (partners) => {
    const known = partners.find(({ id }) => id === ownPartner);
    const settings = {
      name,
      webhookUrl: webhook?.url ?? null,
      email: email?.to ?? null,
      secrets: webhook ? [{ secret: webhook.secret, until: null }] : [],
    };
    const before = known ?? { ...newPartner, name };
    const same = (Object.keys(settings) as (keyof typeof settings)[]).every(
      (key) => JSON.stringify(before[key]) === JSON.stringify(settings[key]),
    );
    if (known && (same || !known.fromSettings)) {
      return { changed: [], result: { ignored: !same && Boolean(webhook ?? email) } };
    }
    return {
      changed: [renamed({ ...before, ...settings, name: before.name }, name)],
      result: { ignored: false },
    };
  });
}

/** What a partner is until somebody says more. */
const newPartner: PartnerRecord = {
  id: ownPartner,
  position: 1,
  name: "",
  formerNames: [],
  webhookUrl: null,
  email: null,
  format: { kind: "ours", fields: [], subscription: null },
  secrets: [],
  sources: null,
  loanTypes: null,
  active: true,
  fromSettings: true,
};

/** The name before stays known: forms that show it may be open. */
export function renamed(partner: PartnerRecord, name: string): PartnerRecord {
  if (partner.name === name) return partner;
  return { ...partner, name, formerNames: [...partner.formerNames, partner.name] };
}
