import { readOutcome } from "../../leads/outcomes/outcome-names.ts";
import type { Right } from "../acting-person.ts";
import type { LeadFilter } from "../lead-filter.ts";
import type { Operator } from "../operator.ts";
import type { Line } from "./trail.queries.ts";

/** What an operation asks of a person, and what the trail says of it. */
export type Deed<Args extends unknown[] = unknown[], Result = unknown> = {
  /** None: anybody who is let in. */
  right?: Right;
  /** The line that is written before it is done, and stays unless `done` says more. */
  begins?: (...args: Args) => Line;
  /** The lines once it is done. */
  done?: (result: Result, ...args: Args) => Line[];
  /** Its result is read bit by bit. */
  inParts?: true;
};

type DeedOf<Operation> = Operation extends (...args: infer Args) => infer Result
  ? Deed<Args, Awaited<Result>>
  : never;

const leads = (count: number) => (count === 1 ? "1 lead" : `${count} leads`);
const saying = {
  outcome: "recorded an outcome",
  note: "noted something on a lead",
  owner: "said whose a lead is",
  mistake: "marked an outcome as a mistake",
} as const;
const reads = { right: "reads" } as const;

/** Every operation of the operator: a new one is not to be had without saying who may do it. */
const table: { [Name in keyof Operator]: DeedOf<Operator[Name]> } = {
  status: {},
  leads: {
    right: "reads",
    done: (_list, filter) => [lookedThrough(filter)],
  },
  lead: { right: "reads", done: ({ id }) => [{ action: "looked at a lead", leadId: id }] },
  today: {},
  sayOfLead: {
    right: "acts",
    begins: (id, { kind, ...said }) => ({
      action: saying[kind],
      ...(kind === "outcome" && "said" in said && { subject: readOutcome(said.said) }),
      leadId: id,
    }),
  },
  outcomes: reads,
  importOutcomes: {
    right: "acts",
    begins: () => ({ action: "read outcomes from a file" }),
    done: ({ added }) => [{ action: "read outcomes from a file", subject: `${added} new` }],
  },
  redeliver: {
    right: "acts",
    begins: (id) => ({ action: "sent again", leadId: id }),
    done: ({ released }, id) => [{ action: released ? "released" : "sent again", leadId: id }],
  },
  redeliverParked: {
    right: "acts",
    begins: () => ({ action: "sent again all that was parked" }),
    done: ({ deliveries }) => [{ action: "sent again all that was parked", subject: String(deliveries) }],
  },
  queue: reads,
  leadsCsv: { right: "reads", inParts: true, begins: () => ({ action: "exported all leads" }) },
  person: { right: "reads", done: (found) => ofEach(found, "looked up a person") },
  exportPerson: { right: "reads", done: (found) => ofEach(found, "exported a person") },
  erasePerson: {
    right: "acts",
    begins: () => ({ action: "erased a person" }),
    done: ({ erased }) => [{ action: "erased a person", subject: leads(erased) }],
  },
  eraseOldLeads: {
    right: "acts",
    begins: () => ({ action: "erased old leads" }),
    done: ({ erased }) => [{ action: "erased old leads", subject: leads(erased) }],
  },
  reports: reads,
  report: reads,
  eraseVisitor: { right: "acts", begins: () => ({ action: "erased a visitor's analytics" }) },
  primeRates: reads,
  addPrimeRate: {
    right: "acts",
    begins: ({ date, rate }) => ({ action: "entered a rate", subject: `${rate}% from ${date}` }),
  },
  removePrimeRate: { right: "acts", begins: (date) => ({ action: "removed a rate", subject: date }) },
  figures: reads,
  addedDates: reads,
  addDate: {
    right: "acts",
    begins: (kind, date) => ({ action: "added a date", subject: `${kind} ${date}` }),
  },
  removeDate: {
    right: "acts",
    begins: (kind, date) => ({ action: "removed a date", subject: `${kind} ${date}` }),
  },
  embedOrigins: reads,
  addEmbedOrigin: {
    right: "acts",
    begins: (origin) => ({ action: "let a site frame our answers", subject: origin.slice(0, 270) }),
    done: ({ origin }) => [{ action: "let a site frame our answers", subject: origin }],
  },
  removeEmbedOrigin: {
    right: "acts",
    begins: (origin) => ({
      action: "no longer lets a site frame our answers",
      subject: origin.slice(0, 270),
    }),
  },
  alerts: reads,
  testAlerts: { right: "acts", begins: () => ({ action: "sent a test message" }) },
  partners: reads,
  partner: reads,
  addPartner: {
    right: "acts",
    begins: ({ name }) => ({ action: "added a partner", subject: name.slice(0, 100) }),
    done: ({ partner }) => [{ action: "added a partner", subject: partnerOf(partner) }],
  },
  changePartner: {
    right: "acts",
    begins: (id) => ({ action: "changed a partner", subject: String(id) }),
    done: ({ partner }) => [{ action: "changed a partner", subject: partnerOf(partner) }],
  },
  movePartner: {
    right: "acts",
    begins: (id, way) => ({ action: "moved a partner", subject: `${id} ${way}` }),
  },
  newPartnerSecret: {
    right: "acts",
    begins: (id) => ({ action: "made a partner's new secret", subject: String(id) }),
  },
  dropOldSecrets: {
    right: "acts",
    begins: (id) => ({ action: "ended a partner's old secret", subject: String(id) }),
  },
  testPartner: {
    right: "acts",
    begins: (id) => ({ action: "sent a test to a partner", subject: String(id) }),
  },
  partnerTest: reads,
  people: {},
  addPerson: {
    right: "people",
    begins: ({ name, may }) => ({ action: "added a person", subject: `${name}, ${may}` }),
  },
  withdrawPerson: { right: "people", begins: (name) => ({ action: "withdrew a person", subject: name }) },
  trail: reads,
};

export const deeds = table as unknown as Record<keyof Operator, Deed>;

/** Looked through is what no other choice hides a part of. */
function lookedThrough({ state, page: _page, search, ...others }: LeadFilter): Line {
  if (search?.trim()) return { action: "searched the leads" };
  const some = Object.values(others).some(Boolean);
  return { action: "looked through the leads", subject: some ? "some" : (state ?? "all") };
}
const partnerOf = ({ id, name }: { id: number; name: string }) => `${id}, ${name}`;

/** A person is known by the leads; where there are none, that somebody looked still counts. */
function ofEach({ leads: found }: { leads: readonly { id: string }[] }, action: string): Line[] {
  return found.length > 0 ? found.map(({ id }) => ({ action, leadId: id })) : [{ action, subject: leads(0) }];
}
