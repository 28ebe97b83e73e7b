import type { FiguresEdition } from "#calculations/figures/figures.ts";
import type { FiguresReport } from "#calculations/figures/figures-report.ts";
import type { AddedPrimeRate } from "#contract/page-context.ts";
import { type AlertCounts, alertCounts, alertsView } from "../alerts/alerts.queries.ts";
import type { OperatorWay } from "../alerts/operator-ways.ts";
import { sendTest, type TestAnswer } from "../alerts/send-test.ts";
import { eraseVisitor } from "../analytics/erase-visitor.ts";
import type { AskedPeriod } from "../analytics/reports/period.ts";
import { reportOf, reportsOf } from "../analytics/reports/reports.ts";
import { defaultWaitingMinutes } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { DeliveryChannel, May } from "../database/schema.ts";
import { addDeliveries, redeliver, redeliverParked } from "../leads/delivery/delivery-jobs.ts";
import { emailKey } from "../leads/email-key.ts";
import { eraseOldLeads, erasingQuestion } from "../leads/erase-old-leads.ts";
import type { Journal } from "../leads/journal.ts";
import { eraseLeads, forgetErased, leadsOfPerson, releaseLead } from "../leads/leads.queries.ts";
import { type Imported, importOutcomes, UnreadableFileError } from "../leads/outcomes/import-outcomes.ts";
import { type OutcomeReport, outcomeReport } from "../leads/outcomes/outcome-report.ts";
import { type PartnerDesk, type PartnerDeskParts, partnerDesk } from "../partners/partner-desk.ts";
import type { ChannelsOf } from "../partners/recipient.ts";
import { actingName } from "./acting-person.ts";
import { type AddedDateKind, addDate, addedDates, removeDate } from "./added-dates.queries.ts";
import { type Today, todayOf } from "./desk.queries.ts";
import { addEmbedOrigin, embedOrigins, removeEmbedOrigin } from "./embed-origins.queries.ts";
import { figuresNow } from "./figures-now.ts";
import { addDeed, type Deed } from "./lead-deeds.ts";
import type { LeadFilter } from "./lead-filter.ts";
import { leadsCsv } from "./leads-csv.ts";
import {
  type Counts,
  counts,
  deliveryQueue,
  leadList,
  type WholeLead,
  wholeLead,
} from "./operator.queries.ts";
import { OperatorError } from "./operator-error.ts";
import type { AlertsView } from "./pages/alerts-page.ts";
import { addPerson, type ListedPerson, listPeople, withdrawPerson } from "./people/people.queries.ts";
import { type TrailPage, trailPage } from "./people/trail.queries.ts";
import { addedPrimeRates, addPrimeRate, removePrimeRate } from "./prime-rates.queries.ts";
import { uuid } from "./uuid.ts";

export type Status = Counts &
  AlertCounts & {
    /** embedded in a folder, or a shared PostgreSQL (whose address holds a password and is not told). */
    database: { kind: "embedded"; folder: string } | { kind: "postgresql" };
    channels: readonly DeliveryChannel[];
    /** Why leads past their retention wait to be erased; the operator has to confirm it. */
    erasingQuestion?: string | undefined;
  };

/** The sites that may frame our answers: by the setting, and those that were added. */
export type EmbedOrigins = { set: readonly string[]; added: readonly string[] };

/** Everything that the operator can do: the pages and the command line both do it through this. */
export type Operator = PartnerDesk & {
  status: () => Promise<Status>;
  /** What waits for whoever asks, and the day so far, without a name. */
  today: () => Promise<Today>;
  leads: (filter: LeadFilter) => ReturnType<typeof leadList>;
  lead: (id: string) => Promise<WholeLead>;
  /** Adds an outcome, a note or whose it is to the history of a lead, or marks an outcome there as a mistake. */
  sayOfLead: (id: string, deed: Deed) => Promise<void>;
  /** How far the requests of a period came. */
  outcomes: (period: AskedPeriod) => Promise<OutcomeReport>;
  /** Takes outcomes from the text of a CSV file. */
  importOutcomes: (csv: string) => Promise<Imported>;
  /** Sends a parked or waiting lead at once, a delivered one again, and a quarantined or duplicate one after all. */
  redeliver: (id: string) => Promise<{ released: boolean; channels: readonly DeliveryChannel[] }>;
  /** Sends all that is parked again. */
  redeliverParked: () => Promise<{ deliveries: number }>;
  queue: () => ReturnType<typeof deliveryQueue>;
  leadsCsv: () => AsyncIterable<string>;
  /** All that is kept of the person with this e-mail address. */
  person: (email: string) => Promise<{ leads: WholeLead[] }>;
  /** The same, to hand over. */
  exportPerson: (email: string) => Promise<{ leads: WholeLead[] }>;
  erasePerson: (email: string) => Promise<{ erased: number }>;
  /** Erases the leads past their retention without asking; how many. */
  eraseOldLeads: () => Promise<{ erased: number }>;
  /** The reports of one page, or one report whole, over a period. */
  reports: (group: string, period: AskedPeriod) => ReturnType<typeof reportsOf>;
  report: (key: string, period: AskedPeriod) => ReturnType<typeof reportOf>;
  /** Erases what the browser of this visitor id reported. */
  eraseVisitor: (visitorId: string) => Promise<{ erased: number }>;
  primeRates: () => Promise<AddedPrimeRate[]>;
  addPrimeRate: (entry: AddedPrimeRate) => Promise<void>;
  removePrimeRate: (date: string) => Promise<void>;
  /** Every table of figures with its age, and what to see to. */
  figures: () => Promise<FiguresReport>;
  /** The days of a kind that were added: of announcements on the repo rate, of declared public holidays. */
  addedDates: (kind: AddedDateKind) => Promise<string[]>;
  addDate: (kind: AddedDateKind, date: string) => Promise<void>;
  removeDate: (kind: AddedDateKind, date: string) => Promise<void>;
  embedOrigins: () => Promise<EmbedOrigins>;
  /** Resolves to the origin as it is kept. */
  addEmbedOrigin: (origin: string) => Promise<{ origin: string }>;
  removeEmbedOrigin: (origin: string) => Promise<void>;
  people: () => Promise<ListedPerson[]>;
  /** The token is told this once. */
  addPerson: (person: { name: string; may: string }) => Promise<{ name: string; may: May; token: string }>;
  withdrawPerson: (name: string) => Promise<void>;
  alerts: () => Promise<AlertsView>;
  /** Sends a message to the operator every way; what the receivers answered. */
  testAlerts: () => Promise<TestAnswer[]>;
  /** One page of who did what, newest first. */
  trail: (page?: number) => Promise<TrailPage>;
};

export type OperatorParts = PartnerDeskParts & {
  channels: ChannelsOf;
  place: Status["database"];
  /** After how many months leads are erased. */
  retentionMonths?: number;
  /** After how many minutes a request has waited too long for the partner. */
  waitingMinutes?: number;
  /** How the operator is told that something is wrong. */
  tellBy?: readonly OperatorWay[];
  /** Whose figures the site shows. */
  edition?: FiguresEdition;
  /** Called after the added figures changed. */
  onFigures?: () => Promise<void>;
  /** The sites that the setting lets frame our answers. */
  framers?: readonly string[];
  /** Called after the added ones changed. */
  onFramers?: () => Promise<void>;
};

export function operatorOf(parts: OperatorParts): Operator {
  const {
    database,
    journal,
    channels,
    place,
    retentionMonths: months = 24,
    waitingMinutes = defaultWaitingMinutes,
  } = parts;
  const {
    onDeliveries = () => {},
    onFigures = async () => {},
    framers = [],
    onFramers = async () => {},
    edition = "specification",
    tellBy = [],
  } = parts;
  return {
    ...partnerDesk(parts),
    status: async () => ({
      ...(await counts(database())),
      ...(await alertCounts(database())),
      database: place,
      channels: channels(),
      erasingQuestion: await erasingQuestion(database(), months),
    }),
    today: async () => todayOf(database(), actingName(), waitingMinutes),
    leads: async (filter) => leadList(database(), filter),
    lead: async (id) => knownLead(database(), id),
    sayOfLead: async (id, deed) =>
      addDeed(database(), journal, await knownLead(database(), id), deed, actingName()),
    outcomes: async (period) => outcomeReport(database(), period),
    importOutcomes: async (csv) => readFile(database(), journal, csv),
    redeliver: async (id) => {
      const sent = await redeliverLead(database(), journal, id, channels);
      onDeliveries();
      return sent;
    },
    redeliverParked: async () => {
      const deliveries = await redeliverParked(database());
      onDeliveries();
      return { deliveries };
    },
    queue: async () => deliveryQueue(database()),
    leadsCsv: () => leadsCsv(database()),
    person: async (email) => ({ leads: await personalData(database(), email) }),
    exportPerson: async (email) => ({ leads: await personalData(database(), email) }),
    erasePerson: async (email) => erasePerson(database(), journal, email),
    eraseOldLeads: async () => {
      const done = await eraseOldLeads(database(), journal, months, { confirmed: true });
      if (!done) throw new OperatorError("Another process erases old leads now.", 409);
      return done;
    },
    reports: async (group, period) => reportsOf(database(), group, period),
    report: async (key, period) => reportOf(database(), key, period),
    eraseVisitor: async (visitorId) => ({ erased: await eraseVisitor(database(), checkedId(visitorId)) }),
    primeRates: async () => addedPrimeRates(database()),
    addPrimeRate: async (entry) => {
      await addPrimeRate(database(), journal, entry);
      await onFigures();
    },
    removePrimeRate: async (date) => {
      await removePrimeRate(database(), journal, date);
      await onFigures();
    },
    figures: async () => figuresNow(database(), edition),
    addedDates: async (kind) => addedDates(database(), kind),
    addDate: async (kind, date) => {
      await addDate(database(), journal, kind, date);
      await onFigures();
    },
    removeDate: async (kind, date) => {
      await removeDate(database(), journal, kind, date);
      await onFigures();
    },
    embedOrigins: async () => ({ set: framers, added: await embedOrigins(database()) }),
    addEmbedOrigin: async (typed) => {
      const origin = await addEmbedOrigin(database(), journal, typed);
      await onFramers();
      return { origin };
    },
    removeEmbedOrigin: async (origin) => {
      await removeEmbedOrigin(database(), journal, origin);
      await onFramers();
    },
    people: async () => listPeople(database()),
    addPerson: async (person) => addPerson(database(), journal, person),
    withdrawPerson: async (name) => withdrawPerson(database(), journal, name),
    alerts: async () => ({ ...(await alertsView(database())), ways: tellBy.map(({ way }) => way) }),
    testAlerts: async () => sendTest(tellBy),
    trail: async (page) => trailPage(database(), page),
  };
}

async function knownLead(database: Database, id: string): Promise<WholeLead> {
  const lead = uuid.test(id) ? await wholeLead(database, id.toLowerCase()) : undefined;
  if (!lead) throw new OperatorError("No lead has this id.", 404);
  return lead;
}

function readFile(database: Database, journal: Journal | undefined, csv: string): Promise<Imported> {
  return importOutcomes(database, journal, csv, actingName()).catch((error) => {
    if (error instanceof UnreadableFileError) throw new OperatorError(error.message);
    throw error;
  });
}

async function redeliverLead(
  database: Database,
  journal: Journal | undefined,
  id: string,
  channelsOf: ChannelsOf,
) {
  const lead = await knownLead(database, id);
  const channels = channelsOf(lead.partner_id);
  if (lead.state !== "accepted") {
    await releaseLead(database, journal, lead.id, channels);
    return { released: true, channels };
  }
  await addDeliveries(database, lead.id, channels);
  // What the partner has got is sent again only when there is nothing else to send.
  const missing = lead.deliveries
    .filter(({ state }) => !["delivered", "unconfirmed"].includes(state))
    .map(({ channel }) => channel);
  const added = channels.filter(
    (channel) => !lead.deliveries.some((delivery) => delivery.channel === channel),
  );
  const again = missing.length + added.length > 0 ? missing : lead.deliveries.map(({ channel }) => channel);
  for (const channel of again) await redeliver(database, lead.id, channel);
  return { released: false, channels: [...again, ...added] };
}

async function personalData(database: Database, email: string): Promise<WholeLead[]> {
  const rows = await leadsOfPerson(database, checkedEmail(email));
  const leads = await Promise.all(rows.map(({ id }) => wholeLead(database, id)));
  return leads.filter((lead) => lead !== undefined);
}

/** The journal is asked too: a lead that could not be stored is there alone until the next start. */
async function erasePerson(database: Database, journal: Journal | undefined, email: string) {
  const rows = await leadsOfPerson(database, checkedEmail(email));
  const { entries } = (await journal?.read()) ?? { entries: [] };
  const key = emailKey(email);
  const journalled = entries.flatMap((entry) =>
    "lead" in entry && emailKey(entry.lead.email) === key ? [entry.lead.id] : [],
  );
  const ids = [...new Set([...rows.map(({ id }) => id), ...journalled])];
  await eraseLeads(database, journal, ids);
  if (journal) await forgetErased(database);
  return { erased: ids.length };
}

function checkedId(visitorId: string): string {
  const id = visitorId.trim().toLowerCase();
  if (!uuid.test(id)) {
    throw new OperatorError(
      "This is not a visitor id: it is 32 digits and letters a to f with four hyphens.",
    );
  }
  return id;
}

function checkedEmail(email: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) throw new OperatorError("This is not an e-mail address.");
  return email;
}
