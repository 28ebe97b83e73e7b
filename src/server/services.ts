import type { FastifyBaseLogger } from "fastify";
import { type AnalyticsDesk, analyticsDesk } from "./analytics/analytics-desk.ts";
import type { Config } from "./config.ts";
import type { DeliveryChannel } from "./database/schema.ts";
import { type Storage, startStorage } from "./database/storage.ts";
import { emailPartner } from "./leads/delivery/email.ts";
import type { Partner } from "./leads/delivery/partner.ts";
import { webhookPartner } from "./leads/delivery/webhook.ts";
import { noteNewestRow } from "./leads/erase-old-leads.ts";
import { type Journal, openJournal } from "./leads/journal.ts";
import { type AcceptLead, leadDesk, patience } from "./leads/lead-desk.ts";
import { type OutcomeDesk, outcomeDesk } from "./leads/outcomes/outcome-desk.ts";
import { outcomeLinks } from "./leads/outcomes/outcome-links.ts";
import { formKey } from "./leads/programs/form-key.ts";
import { type AdmitUnproven, unprovenLimit } from "./leads/programs/unproven-limit.ts";
import { type CountRequest, sharedCount } from "./leads/shared-limit.ts";
import { type WatchedFigures, watchAddedFigures } from "./operations/added-figures.ts";
import { createMetrics, type Metrics } from "./operations/metrics.ts";
import { type Operator, operatorOf } from "./operations/operator.ts";
import { restoreFromJournal } from "./operations/restore.ts";
import { startWork, type Work } from "./work.ts";

/** What works behind the pages. The database may still be opening, or be gone for a while. */
export type Services = {
  storage: Storage;
  /** Beside the embedded database only. */
  journal: Journal | undefined;
  /** The configured ways to the partner. */
  channels: readonly DeliveryChannel[];
  acceptLead: AcceptLead;
  countRequest: CountRequest;
  admitUnproven: AdmitUnproven;
  outcomes: OutcomeDesk;
  recordHit: AnalyticsDesk["add"];
  addedFigures: WatchedFigures;
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
  const partners = configuredPartners(config).map(metrics.counted);
  const channels = partners.map(({ channel }) => channel);
  if (partners.length === 0) log.warn("No partner is configured: contact requests are stored and wait.");
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
        const { restored, damaged } = await restoreFromJournal(database, journal, channels);
        if (restored > 0) log.warn({ restored }, "Leads were restored from the journal.");
        if (damaged > 0) log.warn({ damaged }, "Entries of the journal are damaged and were left out.");
      }
      await noteNewestRow(database);
      const onError = () => storage.failed();
      work = await startWork({ database, config, journal, partners, outcomeUrl, onError, log });
    },
  });
  const onDeliveries = () => work?.deliver();
  const addedFigures = watchAddedFigures(storage, { shared: config.databaseUrl !== undefined, log });
  const operator = operatorOf({
    database: storage.database,
    journal,
    channels,
    edition: config.edition,
    retentionMonths: config.site.leadRetentionMonths,
    place: config.databaseUrl ? { kind: "postgresql" } : { kind: "embedded", folder: config.dataDir },
    onDeliveries,
    onFigures: addedFigures.refresh,
  });
  const analytics = analyticsDesk(storage, log, config.analyticsDailyLimit);
  metrics.readCounts(operator.status);
  metrics.readQueue(analytics.depth);
  return {
    storage,
    journal,
    channels,
    acceptLead: leadDesk({ storage, journal, channels, log, onAccepted: onDeliveries }),
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
    operator,
    stop: async () => {
      addedFigures.stop();
      await analytics.settled();
      await work?.stop();
      await storage.close();
      await journal?.close();
    },
  };
}

function configuredPartners({ partner, site }: Config): Partner[] {
  const { webhook, email } = partner;
  return [
    ...(webhook ? [webhookPartner(webhook)] : []),
    ...(email ? [emailPartner({ ...email, from: site.email, fromName: site.productName })] : []),
  ];
}
