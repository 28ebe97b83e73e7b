import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { leadBodies } from "./lead-bodies.ts";
import { type Operate, side } from "./operator-side.ts";

/** Every command, once, on a database that holds a lead of two persons, one quarantined lead among them. */
export async function everyCommand(operate: Operate): Promise<void> {
  expect((await operate("status")).out).toMatch(
    /accepted +1\n +quarantined +1\n[\s\S]*No partner is configured/,
  );
  const list = await operate("leads", "--state", "quarantined", "--search", "nkosi");
  expect(list.out).toMatch(/\n1 found, page 1 of 1\n$/);
  const [id = ""] = list.out.split("\t");
  expect(JSON.parse((await operate("lead", id)).out)).toMatchObject({ id, state: "quarantined" });
  expect((await operate("redeliver", id)).out).toBe(
    "The lead was released and waits: no partner is configured.\n",
  );
  expect((await operate("redeliver-parked")).out).toBe("0 deliveries go out again.\n");
  expect(await operate("deliveries")).toEqual({ code: 0, out: "", err: "" });
  expect((await operate("outcome", id, "No answer")).out).toBe("The outcome was recorded.\n");
  expect(await operate("outcome", id, "called", "yesterday")).toMatchObject({ code: 1, out: "" });
  expect((await operate("note", id, "Call", "again")).out).toBe("The note was added.\n");
  expect((await operate("mine", id)).out).toBe("The lead is yours now.\n");
  expect((await operate("not-mine", id)).out).toBe("The lead is nobody's again.\n");
  const outcomesFile = join(side.dataDir, "outcomes.csv");
  writeFileSync(
    outcomesFile,
    `Lead ID;Outcome;At\n${id};applied;${new Date().toISOString()}\n${id};married;2026-01-01\n`,
  );
  const imported = await operate("outcomes", "import", outcomesFile);
  expect(imported.out).toMatch(
    /^Row 3: "married" is not an outcome[^\n]+\n1 recorded, 0 known already, 1 not taken\.\n$/,
  );
  rmSync(outcomesFile);
  expect((await operate("outcomes", "import", outcomesFile)).err).toBe(
    `The file ${outcomesFile} cannot be read.\n`,
  );
  const { history } = JSON.parse((await operate("lead", id)).out) as { history: { kind: string }[] };
  expect(history.map(({ kind }) => kind).toSorted()).toEqual([
    "note",
    "outcome",
    "outcome",
    "owner",
    "owner",
  ]);
  expect((await operate("outcomes", "--by", "week")).out).toMatch(
    /^by\tname\tasked\t[^\n]+\nweek\t[\d-]+\t2\t1\t1\t/,
  );
  expect(await operate("outcomes", "--by", "colour")).toMatchObject({ code: 1, out: "" });
  const file = join(side.dataDir, "leads.csv");
  expect(await operate("export-leads", file)).toMatchObject({ code: 0, err: "" });
  expect(readFileSync(file, "utf8")).toMatch(/^\uFEFF"id",[^\n]+\r\n(?:"[^\n]+\r\n){2}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await operate("export-leads", file)).toMatchObject({
    code: 1,
    err: `The file ${file} is there already.\n`,
  });
  rmSync(file);
  const person = await operate("export-person", leadBodies.landing.email);
  expect(JSON.parse(person.out).leads).toMatchObject([{ id, phone: "+27821234567" }]);
  expect((await operate("erase-person", leadBodies.landing.email)).out).toBe("1 lead was erased.\n");
  expect((await operate("erase-person", leadBodies.landing.email)).out).toBe("0 leads were erased.\n");
  expect((await operate("lead", id)).err).toBe("No lead has this id.\n");
  const report = await operate("report", "days", "--from", "2026-11-01", "--to", "2026-11-02");
  expect(report.out).toMatch(/^Day\tVisitors\t[^\n]+\n2026-11-01\t0\t[\d\t]+\n2026-11-02\t0\t[\d\t]+\n$/);
  expect((await operate("erase-visitor", randomUUID())).out).toBe("0 rows were erased.\n");
  expect((await operate("prime-rate", "add", "2026-11-01", "9.35")).code).toBe(0);
  expect((await operate("prime-rate", "list")).out).toBe("2026-11-01\t9.35%\n");
  expect(await operate("prime-rate", "add", "2026-02-30", "10")).toMatchObject({ code: 1, out: "" });
  expect((await operate("prime-rate", "remove", "2026-11-01")).code).toBe(0);
  expect((await operate("announcement-date", "add", "2027-01-28")).code).toBe(0);
  expect((await operate("announcement-date", "list")).out).toBe("2027-01-28\n");
  expect((await operate("figures")).out).toMatch(
    /^table\tfrom.+\nTransfer duty\t2026-04-01\t.+FIGURES=specification\n/s,
  );
  expect((await operate("announcement-date", "remove", "2027-01-28")).code).toBe(0);
  expect((await operate("declared-holiday", "add", "2026-11-04")).code).toBe(0);
  expect((await operate("declared-holiday", "list")).out).toBe("2026-11-04\n");
  expect((await operate("declared-holiday", "remove", "2026-11-04")).code).toBe(0);
  expect((await operate("embed-origin", "add", "https://www.Agency.co.za/")).out).toBe(
    "https://www.agency.co.za may frame our answers within a second.\n",
  );
  expect((await operate("embed-origin", "list")).out).toBe("https://www.agency.co.za\tadded\n");
  expect((await operate("embed-origin", "add", "*")).out).toMatch(/^Every site may frame our answers/);
  expect((await operate("embed-origin", "remove", "*")).code).toBe(0);
  expect((await operate("embed-origin", "remove", "https://www.agency.co.za")).code).toBe(0);
  expect(await operate("embed-origin", "add", "agency.co.za")).toMatchObject({ code: 1, out: "" });
  const added = await operate("people", "add", "Thandi Nkosi", "--acts");
  expect(added.out).toMatch(/^Thandi Nkosi was added\. The token is shown this once:\n[\w-]{43}\n$/);
  expect((await operate("people", "list")).out).toMatch(/^Thandi Nkosi\tacts\t\d{4}-\d\d-\d\d\n$/);
  expect(await operate("people", "add", "Johan Botha")).toMatchObject({ code: 1, out: "" });
  expect((await operate("people", "withdraw", "Thandi Nkosi")).code).toBe(0);
  expect((await operate("trail")).out).toMatch(
    /^\S+\toperator\twithdrew a person\tThandi Nkosi\t\n[\s\S]+\terased a person\t1 lead\t\n[\s\S]+\n\d+ found, page 1 of 1\n$/,
  );
  expect((await operate("alerts")).out).toMatch(/\n$/);
  expect((await operate("alerts", "test")).err).toMatch(/^Set OPERATOR_EMAIL or OPERATOR_WEBHOOK_URL first/);
  expect(await operate("announcement-date", "add", "soon")).toMatchObject({ code: 1, out: "" });
}
