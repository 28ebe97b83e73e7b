import type { Migration } from "kysely/migration";
import * as tables from "./0001-tables.ts";
import * as outcomes from "./0002-outcomes.ts";
import * as partners from "./0003-partners.ts";
import * as people from "./0004-people.ts";
import * as alerts from "./0005-alerts.ts";
import * as embeds from "./0006-embeds.ts";

/** Every change of the tables, run in the order of these names; an entry is never changed once released. */
export const migrations: Record<string, Migration> = {
  "0001-tables": tables,
  "0002-outcomes": outcomes,
  "0003-partners": partners,
  "0004-people": people,
  "0005-alerts": alerts,
  "0006-embeds": embeds,
};
