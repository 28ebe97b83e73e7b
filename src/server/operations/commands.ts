import { open, readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { FiguresReport } from "#calculations/figures/figures-report.ts";
import { reportList } from "../analytics/reports/report-list.ts";
import { anyOrigin } from "../framing.ts";
import { outcomeKinds } from "../leads/outcomes/outcome-report.queries.ts";
import { outcomeRows } from "../leads/outcomes/outcome-report.ts";
import { isoDay, isoTime } from "../south-african-time.ts";
import type { AddedDateKind } from "./added-dates.queries.ts";
import { leadFilter } from "./lead-filter.ts";
import type { Operator, Status } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { partnersCommand, partnersHelp } from "./partner-commands.ts";

export const help = `Usage: npm run operate -- <command>

  link                            the address that opens the operator's pages in a browser
  status                          leads and deliveries by state
  leads [--state <state>] [--search <text>] [--page <number>]
                                  leads, newest first; states: accepted, quarantined, duplicate
  lead <id>                       all that is kept of one lead, as JSON
  outcome <id> <outcome> [<time>] record what became of a lead, e.g. outcome <id> called "2026-11-22 05:43"
  note <id> <text>                add a note to a lead
  mine <id>, not-mine <id>        say that you look after a lead, or nobody
  outcomes [--from <day>] [--to <day>] [--by page|answer|source|agent|week]
                                  how far the requests came, tab-separated; the last 90 days unless told otherwise
  outcomes import <file>          outcomes from a CSV file: lead id, outcome, at
  deliveries                      what has not reached the partner, and why
  redeliver <id>                  send a lead now; releases a quarantined or duplicate one
  redeliver-parked                send again all that is parked
  export-leads <file>             all leads as CSV, into a new file
  export-person <e-mail>          all that is kept of a person, as JSON
  erase-person <e-mail>           erase a person from the database and the journal
  erase-old-leads                 erase the leads past their retention, where status says that this waits for you
  rebuild-database                make a damaged embedded database anew from the journal; the server must be stopped
  report                          the names of the reports of analytics
  report <name> [--from <day>] [--to <day>]
                                  one report, tab-separated; the last 30 days unless told otherwise
  erase-visitor <visitor id>      erase what a visitor's browser reported
  prime-rate add <date> <rate>    e.g. prime-rate add 2026-11-21 10.25
  prime-rate list
  prime-rate remove <date>
  announcement-date add <date>    a day on which a decision on the repo rate is announced
  announcement-date list
  announcement-date remove <date>
  declared-holiday add <date>     a public holiday declared besides those of the Act, such as an election day
  declared-holiday list
  declared-holiday remove <date>
  embed-origin add <origin>       a site that may show our answers in a frame, e.g. https://www.agency.co.za; * is all sites
  embed-origin list
  embed-origin remove <origin>
  figures                         every table of figures with its source and age, and what to see to
  alerts                          what you were told of, and which messages could not be sent
  alerts test                     send yourself a test message
${partnersHelp}  people add <name> --acts|--reads
                                  a person who may change things, or only look; prints a token, this once
  people list
  people withdraw <name>          the token opens nothing any more, and no session goes on
  trail [--page <number>]         who looked, exported, sent, erased or changed something, newest first

It reads the same settings as the server (.env, environment) and works with the server running or stopped.
Once there are people, set PERSON_TOKEN to your own token.
`;

type Command = (operator: Operator, args: string[]) => Promise<string>;

const commands: Record<string, Command> = {
  status: async (operator) => statusText(await operator.status()),
  leads: listLeads,
  lead: async (operator, args) => json(await operator.lead(only(args, "an id"))),
  outcome: async (operator, [id = "", said = "", ...time]) => {
    await operator.sayOfLead(id, { kind: "outcome", said, at: time.join(" ") });
    return "The outcome was recorded.\n";
  },
  note: async (operator, [id = "", ...words]) => {
    await operator.sayOfLead(id, { kind: "note", said: words.join(" ") });
    return "The note was added.\n";
  },
  mine: async (operator, args) => {
    await operator.sayOfLead(only(args, "an id"), { kind: "owner", mine: true });
    return "The lead is yours now.\n";
  },
  "not-mine": async (operator, args) => {
    await operator.sayOfLead(only(args, "an id"), { kind: "owner", mine: false });
    return "The lead is nobody's again.\n";
  },
  outcomes,
  deliveries: async (operator) =>
    lines(await operator.queue(), (row) => [
      row.lead_id,
      row.channel,
      row.state,
      `tries ${row.attempts}`,
      row.reason ?? "",
    ]),
  redeliver: async (operator, args) => {
    const { released, channels } = await operator.redeliver(only(args, "an id"));
    const to = channels.length > 0 ? `goes by ${channels.join(" and ")}` : "waits: no partner is configured";
    return `The lead ${released ? "was released and " : ""}${to}.\n`;
  },
  "redeliver-parked": async (operator) => {
    const { deliveries } = await operator.redeliverParked();
    return `${deliveries} ${deliveries === 1 ? "delivery goes" : "deliveries go"} out again.\n`;
  },
  "export-leads": exportLeads,
  "export-person": async (operator, args) =>
    json(await operator.exportPerson(only(args, "an e-mail address"))),
  "erase-person": async (operator, args) => {
    return leadsErased(await operator.erasePerson(only(args, "an e-mail address")));
  },
  "erase-old-leads": async (operator) => leadsErased(await operator.eraseOldLeads()),
  report: printReport,
  "erase-visitor": async (operator, args) => {
    const { erased } = await operator.eraseVisitor(only(args, "a visitor id"));
    return `${erased} ${erased === 1 ? "row was" : "rows were"} erased.\n`;
  },
  "prime-rate": primeRate,
  "announcement-date": (operator, args) =>
    addedDate(operator, "announcement-date", "A decision on the repo rate is announced on", args),
  "declared-holiday": (operator, args) =>
    addedDate(operator, "declared-holiday", "A public holiday was declared for", args),
  "embed-origin": embedOrigin,
  figures: async (operator) => figuresText(await operator.figures()),
  alerts,
  people,
  partners: partnersCommand,
  trail: listTrail,
};

/** Runs one command; resolves to what it prints. */
export async function runCommand(
  operator: Operator,
  [name = "", ...args]: readonly string[],
): Promise<string> {
  const command = commandNamed(name);
  return command(operator, args);
}

/** Told before the database is opened. */
export function commandNamed(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new OperatorError(`There is no command "${name}". See npm run operate -- --help`);
  return command;
}

async function listLeads(operator: Operator, args: string[]): Promise<string> {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ args, options: { state: text, search: text, page: text } });
  const filter = leadFilter(values);
  if (values.state && !filter.state) {
    throw new OperatorError("The state must be accepted, quarantined or duplicate.");
  }
  const { leads, total, page, pages } = await operator.leads(filter);
  const found = lines(leads, (lead) => [
    lead.id,
    new Date(lead.received_at).toISOString(),
    lead.state,
    `${lead.first_name} ${lead.last_name}`,
    lead.email,
    lead.phone,
    lead.deliveries ?? "",
  ]);
  return `${found}${total} found, page ${page} of ${pages}\n`;
}

/** Never over a file that is there, and readable by its owner only. */
async function exportLeads(operator: Operator, args: string[]): Promise<string> {
  const path = only(args, "a file");
  const file = await open(path, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === "EEXIST" ? "is there already" : "cannot be written";
    throw new OperatorError(`The file ${path} ${reason}.`);
  });
  try {
    for await (const part of operator.leadsCsv()) await file.write(part);
  } finally {
    await file.close();
  }
  return `The leads are in ${path}.\n`;
}

async function primeRate(operator: Operator, [deed, date = "", rate = ""]: string[]): Promise<string> {
  if (deed === "list") return lines(await operator.primeRates(), (entry) => [entry.date, `${entry.rate}%`]);
  if (deed === "remove") {
    await operator.removePrimeRate(date);
    return `The entry for ${date} was removed.\n`;
  }
  if (deed !== "add") throw new OperatorError("Say prime-rate add <date> <rate>, list, or remove <date>.");
  await operator.addPrimeRate({ date, rate: rate === "" ? Number.NaN : Number(rate) });
  return `From ${date} the prime rate is ${Number(rate)}%. The site shows it within a second.\n`;
}

async function addedDate(
  operator: Operator,
  kind: AddedDateKind,
  said: string,
  [deed, date = ""]: string[],
): Promise<string> {
  if (deed === "list") return lines(await operator.addedDates(kind), (day) => [day]);
  if (deed === "remove") {
    await operator.removeDate(kind, date);
    return `The date ${date} was removed.\n`;
  }
  if (deed !== "add") throw new OperatorError(`Say ${kind} add <date>, list, or remove <date>.`);
  await operator.addDate(kind, date);
  return `${said} ${date}. The site knows it within a second.\n`;
}

async function embedOrigin(operator: Operator, [deed, origin = "", ...more]: string[]): Promise<string> {
  if (deed === "list") {
    const { set, added } = await operator.embedOrigins();
    const all = [
      ...set.map((one) => ({ one, by: "by EMBED_ORIGINS" })),
      ...added.map((one) => ({ one, by: "added" })),
    ];
    return lines(all, ({ one, by }) => [one, by]);
  }
  if (more.length > 0 || (deed !== "add" && deed !== "remove")) {
    throw new OperatorError("Say embed-origin add <origin>, list, or remove <origin>.");
  }
  if (deed === "remove") {
    await operator.removeEmbedOrigin(origin);
    return `${origin} may no longer frame our answers.\n`;
  }
  const { origin: added } = await operator.addEmbedOrigin(origin);
  return added === anyOrigin
    ? "Every site may frame our answers within a second. Strangers can put words of their own beside them: name the sites that you know instead, if you can.\n"
    : `${added} may frame our answers within a second.\n`;
}

async function alerts(operator: Operator, [deed, ...more]: string[]): Promise<string> {
  if (deed === "test" && more.length === 0) {
    const answers = await operator.testAlerts();
    if (answers.length === 0) throw new OperatorError("Set OPERATOR_EMAIL or OPERATOR_WEBHOOK_URL first.");
    return lines(answers, ({ way, sent, answer }) => [way, sent ? "sent" : "not sent", answer]);
  }
  if (deed !== undefined) throw new OperatorError("Say alerts, or alerts test.");
  const { open, unsent } = await operator.alerts();
  return [
    ...open.map((alert) => `${isoTime(new Date(alert.opened_at))}\t${alert.sentence}\n`),
    open.length === 0 ? "Nothing is wrong.\n" : "",
    ...unsent.map(
      ({ subject, way, tries, reason }) => `Not sent by ${way} in ${tries} tries: ${subject}. ${reason}\n`,
    ),
  ].join("");
}

async function people(operator: Operator, args: string[]): Promise<string> {
  const flag = { type: "boolean" } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { acts: flag, reads: flag },
  });
  const [deed, name = "", ...more] = positionals;
  const usage = "Say people add <name> --acts or --reads, list, or withdraw <name>.";
  if (deed === "list") {
    return lines(await operator.people(), (person) => [
      person.name,
      person.may,
      isoDay(new Date(person.added_at)),
    ]);
  }
  if (more.length > 0 || name === "") throw new OperatorError(usage);
  if (deed === "withdraw") {
    await operator.withdrawPerson(name);
    return `${name} was withdrawn: the token opens nothing any more.\n`;
  }
  if (deed !== "add" || values.acts === values.reads) throw new OperatorError(usage);
  const { token } = await operator.addPerson({ name, may: values.acts ? "acts" : "reads" });
  return `${name} was added. The token is shown this once:\n${token}\n`;
}

async function listTrail(operator: Operator, args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { page: { type: "string" } } });
  const { page } = leadFilter(values);
  const found = await operator.trail(page);
  const told = lines(found.lines, (line) => [
    isoTime(new Date(line.at)),
    line.person,
    line.action,
    line.subject ?? "",
    line.lead_id ?? "",
  ]);
  return `${told}${found.total} found, page ${found.page} of ${found.pages}\n`;
}

async function outcomes(operator: Operator, args: string[]): Promise<string> {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: text, to: text, by: text },
  });
  const [deed, path, ...more] = positionals;
  if (deed === "import" && path && more.length === 0) return importFile(operator, path);
  const kind = outcomeKinds.find((one) => one === values.by);
  if (deed !== undefined || (values.by && !kind)) {
    throw new OperatorError(
      "Say outcomes [--from <day>] [--to <day>] [--by page|answer|source|agent|week], or outcomes import <file>.",
    );
  }
  const { lines: found } = await operator.outcomes(values);
  const wanted = kind ? found.filter((line) => line.kind === kind) : found;
  return lines(outcomeRows(wanted), (row) => row.map(String));
}

async function importFile(operator: Operator, path: string): Promise<string> {
  const csv = await readFile(path, "utf8").catch(() => {
    throw new OperatorError(`The file ${path} cannot be read.`);
  });
  const { added, known, problems } = await operator.importOutcomes(csv);
  return lines(
    [...problems, `${added} recorded, ${known} known already, ${problems.length} not taken.`],
    (line) => [line],
  );
}

/** Tab-separated, with the warnings at the end, where a terminal shows them. */
function figuresText({ edition, rows, warnings }: FiguresReport): string {
  const heads = [
    "table",
    "from",
    "until",
    "days in force",
    "checked",
    "days ago",
    "shown",
    "known from",
    "source",
  ];
  const cells = rows.map((row) => [
    row.name,
    row.from ?? "",
    row.until ?? "",
    String(row.daysInForce ?? ""),
    row.checked,
    String(row.daysSinceChecked),
    row.shown ? "yes" : "no",
    row.knownFrom,
    row.source,
  ]);
  const told = warnings.length > 0 ? warnings : ["Nothing is due."];
  return `${lines([heads, ...cells], (row) => row)}\nFIGURES=${edition}\n${told.join("\n")}\n`;
}

async function printReport(operator: Operator, args: string[]): Promise<string> {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: text, to: text },
  });
  if (positionals.length === 0) return lines(reportList, ({ key, title }) => [key, title]);
  const { heads, rows } = await operator.report(only(positionals, "the name of a report"), values);
  return lines([heads, ...rows], (row) => row.map(String));
}

function statusText(status: Status): string {
  const { leads, signals, deliveries, oldestWaitingSeconds, channels, database } = status;
  const { unprovenWaiting, erasingQuestion, openAlerts, unsentMessages } = status;
  const counted = (counts: Record<string, number>) =>
    Object.entries(counts).map(([state, count]) => `  ${state.padEnd(12)} ${count}\n`);
  return [
    "Leads\n",
    ...counted(leads),
    ...(Object.keys(signals).length > 0 ? ["Signals of programs\n", ...counted(signals)] : []),
    "Deliveries\n",
    ...counted(deliveries),
    `Oldest lead that waits: ${oldestWaitingSeconds} seconds\n`,
    `Database: ${database.kind}${database.kind === "embedded" ? `, in ${database.folder}` : ""}\n`,
    channels.length > 0
      ? `Partner: by ${channels.join(" and ")}\n`
      : "No partner is configured: leads wait.\n",
    unprovenWaiting > 0
      ? `${unprovenWaiting} without a proof came in the last week past the day's limit and wait in quarantine.\n`
      : "",
    erasingQuestion ? `${erasingQuestion}\n` : "",
    openAlerts + unsentMessages > 0
      ? `Alerts: ${openAlerts} open, ${unsentMessages} messages not sent. See: npm run operate -- alerts\n`
      : "",
  ].join("");
}

const leadsErased = ({ erased }: { erased: number }) =>
  `${erased} ${erased === 1 ? "lead was" : "leads were"} erased.\n`;

function only(args: string[], what: string): string {
  if (args.length !== 1 || !args[0]) throw new OperatorError(`This command takes ${what} and nothing else.`);
  return args[0];
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** What a visitor typed has no control characters: the form refuses them. */
const lines = <T>(rows: readonly T[], cells: (row: T) => string[]) =>
  rows.map((row) => `${cells(row).join("\t")}\n`).join("");
