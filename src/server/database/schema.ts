import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { CallTime, LeadSource, LoanType } from "#contract/lead.ts";
import type { TroubleKind } from "../alerts/trouble.ts";
import type { AnalyticsTables } from "../analytics/analytics-tables.ts";
import type { HistoryKind, HistoryWay } from "../leads/outcomes/history-entry.ts";
import type { PartnerRecord } from "../partners/partner-record.ts";

/** Given as a date or as its ISO text; read as a date. */
type Moment = ColumnType<Date, Date | string, Date | string>;

/** accepted: goes to the partner. quarantined: for the operator to judge. duplicate: the same again within a day. */
export type LeadState = "accepted" | "quarantined" | "duplicate";

export type LeadsTable = {
  id: string;
  received_at: Moment;
  state: LeadState;
  /** Why it is quarantined. */
  state_reason: string | null;
  duplicate_of: string | null;
  /** The first request of this person, which this one corrects. */
  correction_of: string | null;
  /** What spoke for a program, by name and with blanks between, also where it was not enough. */
  signals: string | null;
  request_id: string | null;
  source: LeadSource;
  loan_type: LoanType;
  first_name: string;
  last_name: string;
  email: string;
  /** As email-key.ts writes it, for finding a person. */
  email_key: string;
  /** International form, +27821234567. */
  phone: string;
  /** When it suits the visitor; null where nothing was said. */
  call_time: CallTime | null;
  current_lender: string | null;
  current_rate: string | null;
  loan_balance: string | null;
  interest_in_extra_payments: boolean | null;
  calculation: JSONColumnType<Record<string, number | string> | null, string | null, string | null>;
  /** Whose it is: the partner that its consent names. */
  partner_id: Generated<number>;
  /** A try of the operator's: it goes the whole way and is counted nowhere. */
  test: Generated<boolean>;
  /** The path of the page whose form it was; null where it is not known. */
  page: string | null;
  /** Of whom it came from a frame on another site: the agent's reference, and that site's origin. */
  agent: string | null;
  host: string | null;
};

/** What became of a lead, what was noted on it and who looks after it, one row a thing that was said; only added to. */
type LeadHistoryTable = {
  id: string;
  lead_id: string;
  kind: HistoryKind;
  /** The outcome, the words of the note, the name of who took it, or the id of the row that was a mistake. */
  said: string;
  /** When it happened. */
  at: Moment;
  way: HistoryWay;
  /** Who said so: a partner's name, or a person's. */
  said_by: string;
  recorded_at: Moment;
};

/** A row a partner, whole as its operator left it. */
type PartnersTable = { id: number; partner: JSONColumnType<PartnerRecord, string, string> };

/** The wording that a person saw and agreed to; goes with its lead. */
type ConsentsTable = {
  lead_id: string;
  version: string;
  wording: string;
  /** The words of the ticked box; null where it was not ticked. */
  marketing_email: string | null;
  marketing_phone: string | null;
  given_at: Moment;
};

export type DeliveryChannel = "webhook" | "email";
/** unconfirmed: sent, but this receiver never says whether it took it. */
export type DeliveryState = "waiting" | "sending" | "delivered" | "unconfirmed" | "parked";

/** One row a lead and channel: what became of it. When it is tried is up to its job, see leads/delivery/. */
type DeliveriesTable = {
  lead_id: string;
  channel: DeliveryChannel;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  /** The partner's last HTTP or SMTP status. */
  last_status: number | null;
  /** One sentence without personal details. */
  reason: string | null;
  next_try_at: Moment;
  created_at: Generated<Date>;
  delivered_at: Moment | null;
  /** The first lines of the answer to a test. */
  answer: string | null;
};

/** Prime rates that the operator added after the build; `date` is YYYY-MM-DD, a text so that no time zone moves it. */
type PrimeRatesTable = { date: string; rate: number; added_at: Generated<Date> };

/** Days that the operator added, YYYY-MM-DD. */
type AddedDatesTable = { date: string; added_at: Generated<Date> };

/** Sites that may show our answers in a frame. */
type EmbedOriginsTable = { origin: string; added_at: Generated<Date> };

/** One row: when leads were last looked through for old ones, by a clock that was believed. */
type RetentionClockTable = { id: Generated<boolean>; seen_at: Moment };
/** A client's contact requests until a moment; `client` is a hash of its address. */
type LeadRequestsTable = { client: string; requests: number; until: Moment };

/** Contact requests without a proof that went on in a day, YYYY-MM-DD; `client` as above, empty for all together. */
type UnprovenRequestsTable = { day: string; client: string; requests: number };

/** Who may use the operator's side; the token itself is known to nobody else. */
type PeopleTable = { name: string; may: May; token_digest: string; added_at: Generated<Date> };

/** reads: sees everything. acts: changes things too. */
export type May = "reads" | "acts";

/** A browser that is logged in; without a person by the operator's own token. */
type SessionsTable = { digest: string; person: string | null; ends_at: Moment };

/** Who did what when; `subject` holds no detail of a visitor. */
type TrailTable = {
  id: string;
  at: Moment;
  person: string;
  action: string;
  subject: string | null;
  lead_id: string | null;
};

/** Something that the operator was told of; open until `over_at`. */
export type AlertsTable = {
  id: string;
  key: string;
  kind: TroubleKind;
  sentence: string;
  opened_at: Moment;
  over_at: Moment | null;
};

/** How the operator is told. */
export type OperatorWayName = "email" | "webhook";

/** A message to the operator by one way; `week` is the Monday of a weekly report. */
export type OperatorMessagesTable = {
  id: string;
  alert_id: string | null;
  kind: "opened" | "over" | "week";
  week: string | null;
  way: OperatorWayName;
  subject: string;
  body: string;
  state: Generated<"waiting" | "sending" | "sent" | "failed">;
  tries: Generated<number>;
  reason: string | null;
  created_at: Generated<Date>;
  sent_at: Moment | null;
};

export type Tables = AnalyticsTables & {
  lead_requests: LeadRequestsTable;
  unproven_requests: UnprovenRequestsTable;
  leads: LeadsTable;
  consents: ConsentsTable;
  deliveries: DeliveriesTable;
  lead_history: LeadHistoryTable;
  partners: PartnersTable;
  prime_rates: PrimeRatesTable;
  announcement_dates: AddedDatesTable;
  declared_holidays: AddedDatesTable;
  embed_origins: EmbedOriginsTable;
  retention_clock: RetentionClockTable;
  people: PeopleTable;
  sessions: SessionsTable;
  trail: TrailTable;
  alerts: AlertsTable;
  operator_messages: OperatorMessagesTable;
};
