import type { Transaction } from "kysely";
import { visibleText } from "#contract/visible-text.ts";
import type { Tables } from "../database/schema.ts";
import { ownPartner } from "../partners/partner-record.ts";
import type { LeadRecord } from "./lead-record.ts";

/** What an earlier request makes of a new one: the same again, or a correction of the person's first. */
export type Earlier = { duplicateOf: string } | { correctionOf: string } | undefined;

/** All that the partner needs. The figures of the calculation may differ: the agent asks for them anyway. */
export type Asked = Pick<
  LeadRecord,
  | "first_name"
  | "last_name"
  | "email_key"
  | "phone"
  | "call_time"
  | "source"
  | "loan_type"
  | "current_lender"
  | "current_rate"
  | "loan_balance"
  | "interest_in_extra_payments"
  | "agent"
  | "host"
> &
  MarketingWords;

/** The words under which offers may be sent. */
type MarketingWords = Record<"marketing_email" | "marketing_phone", string | null>;

const dayMs = 24 * 3_600_000;

/**
 * Compares a request with the newest accepted one of the same person and kind within a day. The same person is
 * the same name with the same e-mail address or phone number; two names are two people, also with one phone.
 */
export async function earlierRequest(transaction: Transaction<Tables>, record: LeadRecord): Promise<Earlier> {
  const [newest] = (await ofSameContact(transaction, record)).filter((lead) => sameName(lead, record));
  if (!newest) return undefined;
  if (isSame(newest, askedIn(record))) return { duplicateOf: newest.id };
  // A request that comes back from the journal may be older than what it is compared with.
  if (newest.received_at > new Date(record.received_at)) return undefined;
  return { correctionOf: newest.correction_of ?? newest.id };
}

/** A day to both sides: what the journal gives back may be older than what is stored already. */
function ofSameContact(transaction: Transaction<Tables>, record: LeadRecord) {
  const received = Date.parse(record.received_at);
  return (
    transaction
      .selectFrom("leads")
      .leftJoin("consents", "consents.lead_id", "leads.id")
      .selectAll("leads")
      .select(["consents.marketing_email", "consents.marketing_phone"])
      .where((where) =>
        where.or([where("email_key", "=", record.email_key), where("phone", "=", record.phone)]),
      )
      // Another partner knows nothing of what this one got.
      .where("partner_id", "=", record.partner_id ?? ownPartner)
      .where("test", "=", false)
      .where("source", "=", record.source)
      .where("loan_type", "=", record.loan_type)
      .where("state", "=", "accepted")
      .where("received_at", ">", new Date(received - dayMs))
      .where("received_at", "<", new Date(received + dayMs))
      .orderBy("received_at", "desc")
      .limit(500)
      .execute()
  );
}

/** What a request asks, and what it allows. */
export const askedIn = (record: LeadRecord): Asked => ({
  ...record,
  marketing_email: record.consent?.marketing_email ?? null,
  marketing_phone: record.consent?.marketing_phone ?? null,
});

type Name = { first_name: string; last_name: string };

/** Without regard to capitals and blanks: phones write names now one way, now the other. */
const nameKey = ({ first_name, last_name }: Name): string =>
  visibleText(`${first_name} ${last_name}`).toLowerCase().replace(/\s+/g, " ");

const sameName = (one: Name, other: Name): boolean => nameKey(one) === nameKey(other);

/** Who says nothing can be called at any time. */
const sameTime = (one: Asked, other: Asked): boolean =>
  (one.call_time ?? "any") === (other.call_time ?? "any");

/** Whoever asks once more without an agent's frame takes nothing back of what was said before. */
const sameOrigin = (known: Asked, asked: Asked): boolean =>
  (["agent", "host"] as const).every((name) => !asked[name] || known[name] === asked[name]);

/** Whether the partner would learn nothing new. */
export function isSame(known: Asked, asked: Asked): boolean {
  const names = [
    "email_key",
    "phone",
    "source",
    "loan_type",
    "current_lender",
    "current_rate",
    "loan_balance",
    "interest_in_extra_payments",
    "marketing_email",
    "marketing_phone",
  ] as const;
  return (
    sameName(known, asked) &&
    sameTime(known, asked) &&
    sameOrigin(known, asked) &&
    names.every((name) => known[name] === asked[name])
  );
}
