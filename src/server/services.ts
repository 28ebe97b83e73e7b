import type { FastifyBaseLogger } from "fastify";
import type { SiteInfo } from "#contract/page-context.ts";
import { operatorWays } from "./alerts/operator-ways.ts";
import { type AnalyticsDesk, analyticsDesk } from "./analytics/analytics-desk.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { openedWithin, type Storage, StorageUnavailableError, startStorage } from "./database/storage.ts";
import { type PartnerSecrets, secretsOf } from "./leads/delivery/partner-secrets.ts";
import { noteNewestRow } from "./leads/erase-old-leads.ts";
import { type Journal, openJournal } from "./leads/journal.ts";
import { type AcceptLead, leadDesk, patience } from "./leads/lead-desk.ts";
import { type OutcomeDesk, outcomeDesk } from "./leads/outcomes/outcome-desk.ts";
import { outcomeLinks } from "./leads/outcomes/outcome-links.ts";
import { formKey } from "./leads/programs/form-key.ts";
import { type AdmitUnproven, unprovenLimit } from "./leads/programs/unproven-limit.ts";
import { type CountRequest, sharedCount } from "./leads/shared-limit.ts";
import { type WatchedFigures, watchAddedFigures } from "./operations/added-figures.ts";
import { embedOrigins } from "./operations/embed-origins.queries.ts";
import { createMetrics, type Metrics } from "./operations/metrics.ts";
import { type Operator, operatorOf } from "./operations/operator.ts";
import { restoreFromJournal } from "./operations/restore.ts";
import { watched } from "./operations/watched.ts";
import type { PartnerRecord } from "./partners/partner-record.ts";
import { readPartners, settingsPartner, settlePartner } from "./partners/partners.queries.ts";
import { type ChoosePartner, channelsOf, chosenPartner, withRecipients } from "./partners/recipient.ts";
import { partnerSenders } from "./partners/senders.ts";
import { startWork, type Work } from "./work.ts";

/** What works behind the pages. The database may still be opening, or be gone for a while. */
export type Services = {
  storage: Storage;
  /** Beside the embedded database only. */
  journal: Journal | undefined;
  acceptLead: AcceptLead;
  countRequest: CountRequest;
  admitUnproven: AdmitUnproven;
  outcomes: OutcomeDesk;
  choosePartner: ChoosePartner;
  partnerSecrets: () => Promise<readonly PartnerSecrets[]>;
  recordHit: AnalyticsDesk["add"];
  /** What the pages say of who gets requests. */
  recipients: (site: SiteInfo) => SiteInfo;
  addedFigures: WatchedFigures;
  /** The sites that may frame our answers, by the setting and by the operator. */
  framers: () => readonly string[];
  operator: Operator;
  stop: () => Promise<void>;
};

/** journal → database → restore → deliveries and schedules; the embedded database is already this process's alone. */
export async function startServices(
  config: Config,
  log: FastifyBaseLogger,
  metrics: Metrics = createMetrics(),
): Promise<Services> {
  const journal = config.databaseUrl ? undefined : await openJournal(config.dataDir);
  const shared = config.databaseUrl !== undefined;
  const { url: outcomeUrl } = outcomeLinks(config.site.siteUrl, formKey(config));
  let work: Work | undefined;
  const storage = startStorage({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    prepare: async (database) => {
      // A database that is opened anew takes the place of one that broke down, and so does the work on it.
      await work?.stop();
      if (journal) {
        const { restored, damaged } = await restoreFromJournal(database, journal, settingsPartner(config));
        if (restored > 0) log.warn({ restored }, "Leads were restored from the journal.");
        if (damaged > 0) log.warn({ damaged }, "Entries of the journal are damaged and were left out.");
      }
      await preparePartners(database);
      await noteNewestRow(database);
      const parts = { database, config, journal, channels, senderOf, outcomeUrl, log };
      work = await startWork({ ...parts, onError: () => storage.failed() });
    },
  });
  const partners = watched<readonly PartnerRecord[] | undefined>(storage, {
    read: readPartners,
    first: undefined,
    failure: "The partners could not be read; trying again.",
    shared,
    log,
  });
  const known = () => partners.current() ?? [];
  const channels = (id?: number) => channelsOf(known())(id);
  const senderOf = partnerSenders({
    partners: known,
    refresh: partners.refresh,
    mail: { smtpUrl: config.smtpUrl, from: config.site.email, fromName: config.site.productName },
    counted: metrics.counted,
  });

  /** Before anything is delivered, and before the first request is told whose it is. */
  async function preparePartners(database: Database): Promise<void> {
    const { ignored } = await settlePartner(database, settingsPartner(config));
    if (ignored) log.warn(ignoredSettings);
    await partners.refresh(database);
    if (channels().length === 0) log.warn("No partner is configured: contact requests are stored and wait.");
  }

  async function knownSoon(): Promise<readonly PartnerRecord[]> {
    if (!partners.current()) await openedWithin(storage, patience);
    return known();
  }

  const choosePartner: ChoosePartner = async (request) => {
    const chosen = chosenPartner(await knownSoon(), request);
    if (!chosen) throw new StorageUnavailableError();
    return chosen;
  };
  const onDeliveries = () => work?.deliver();
  const addedFigures = watchAddedFigures(storage, { shared, log });
  const addedFramers = watched<readonly string[]>(storage, {
    read: embedOrigins,
    first: [],
    failure: "The sites that may frame our answers could not be read; trying again.",
    shared,
    log,
  });
  const operator = operatorOf({
    database: storage.database,
    journal,
    channels,
    edition: config.edition,
    retentionMonths: config.site.leadRetentionMonths,
    waitingMinutes: config.alerts.waitingMinutes,
    place: shared ? { kind: "postgresql" } : { kind: "embedded", folder: config.dataDir },
    tellBy: operatorWays(config),
    canMail: config.smtpUrl !== undefined,
    contact: config.site.email,
    onPartners: () => partners.refresh(),
    onDeliveries,
    onFigures: addedFigures.refresh,
    framers: config.embedOrigins,
    onFramers: addedFramers.refresh,
  });
  const analytics = analyticsDesk(storage, log, config.analyticsDailyLimit);
  metrics.readCounts(operator.status);
  metrics.readQueue(analytics.depth);
  return {
    storage,
    journal,
    acceptLead: leadDesk({ storage, journal, channels, log, onAccepted: onDeliveries }),
    choosePartner,
    partnerSecrets: async () => secretsOf(await knownSoon()),
    recipients: (site) => withRecipients(site, known()),
    countRequest: sharedCount(storage.database),
    admitUnproven: unprovenLimit({
      storage,
      key: formKey(config),
      dailyLimit: config.unprovenDailyLimit,
      patience,
      log,
    }),
    outcomes: outcomeDesk({ storage, journal, log }),
    recordHit: analytics.add,
    addedFigures,
    framers: () => [...config.embedOrigins, ...addedFramers.current()],
    operator,
    stop: async () => {
      addedFigures.stop();
      addedFramers.stop();
      partners.stop();
      await analytics.settled();
      await work?.stop();
      await storage.close();
      await journal?.close();
    },
  };
}

const ignoredSettings =
  "The partner of the settings was edited on the operator's side: PARTNER_NAME, PARTNER_WEBHOOK_URL, PARTNER_WEBHOOK_SECRET and PARTNER_EMAIL say something else and are not used.";
