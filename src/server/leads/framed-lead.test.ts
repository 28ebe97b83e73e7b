import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { leadsCsv } from "../operations/leads-csv.ts";
import { wholeLead } from "../operations/operator.queries.ts";
import { leadPage } from "../operations/pages/lead-page.ts";
import { mappedFields } from "../partners/formats/our-fields.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { someRecord } from "../testing/lead-records.ts";
import { partnerLead } from "./delivery/deliveries.queries.ts";
import { leadMessage } from "./delivery/message.ts";
import { openJournal } from "./journal.ts";
import { outcomeReport } from "./outcomes/outcome-report.ts";
import { restoreLeads } from "./restore-leads.ts";
import { saveLead } from "./save-lead.ts";

const framed = { agent: "TN12", host: "https://www.agency.co.za" };

eachDatabase((current) => {
  beforeEach(async () => void (await current().database.deleteFrom("leads").execute()));

  test("whose frame a request came from goes with it to the partner, to the desk and into the file", async () => {
    const { database } = current();
    const { id } = await saveLead(database, someRecord(1, framed), ["webhook"]);
    const lead = (await partnerLead(database, id))!;
    expect(lead).toMatchObject(framed);
    expect(leadMessage(lead).text).toContain("  Agent: TN12\n  Came from: https://www.agency.co.za\n");
    expect(
      mappedFields(
        [
          ["Agent_ID", "agent"],
          ["Web", "host"],
        ],
        lead,
      ),
    ).toEqual([
      ["Agent_ID", "TN12"],
      ["Web", "https://www.agency.co.za"],
    ]);
    expect(leadPage((await wholeLead(database, id))!).html).toMatch(/Agent[\s\S]+TN12[\s\S]+Came from/);
    let csv = "";
    for await (const part of leadsCsv(database)) csv += part;
    expect(csv).toMatch(/"agent","host"\r\n[^\n]+"TN12","https:\/\/www\.agency\.co\.za"\r\n$/);
  });

  test("a request that is not from a frame says nothing of one", async () => {
    const { database } = current();
    const { id } = await saveLead(database, someRecord(2), ["webhook"]);
    const lead = (await partnerLead(database, id))!;
    expect(lead).not.toHaveProperty("agent");
    expect(leadMessage(lead).text).not.toMatch(/Agent|Came from/);
  });

  test("outcomes are told apart by agent, also where a correction came without one", async () => {
    const { database } = current();
    await saveLead(database, someRecord(3, framed), []);
    await saveLead(database, someRecord(3, { callTime: "evening" }), []);
    await saveLead(database, someRecord(4), []);
    const { lines } = await outcomeReport(database, {});
    expect(lines.filter(({ kind }) => kind === "agent").map(({ name, asked }) => [name, asked])).toEqual([
      ["TN12", 1],
    ]);
  });

  test("the same request again is a duplicate, with and without its frame; another agent's is news", async () => {
    const { database } = current();
    await saveLead(database, someRecord(5, framed), []);
    expect((await saveLead(database, someRecord(5, framed), [])).state).toBe("duplicate");
    expect((await saveLead(database, someRecord(5), [])).state).toBe("duplicate");
    expect((await saveLead(database, someRecord(5, { ...framed, agent: "JB7" }), [])).state).toBe("accepted");
  });

  test("the journal brings both back, and gets both from the database", async () => {
    const { database } = current();
    const journal = await openJournal(mkdtempSync(join(tmpdir(), "ikhaya-journal-")));
    const lead = someRecord(6, framed);
    await journal.append({ lead });
    await restoreLeads(database, journal, () => []);
    expect(await wholeLead(database, lead.id)).toMatchObject(framed);
    await journal.close();
    const other = await openJournal(mkdtempSync(join(tmpdir(), "ikhaya-journal-")));
    await restoreLeads(database, other, () => []);
    expect((await other.read()).entries[0]).toMatchObject({ lead: { id: lead.id, ...framed } });
    await other.close();
  });
});
