import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { expect, test } from "vitest";
import type { Storage } from "../database/storage.ts";
import { openJournal } from "../leads/journal.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { until } from "../testing/test-partner.ts";
import { embedOrigins, restoreEmbedOrigins } from "./embed-origins.queries.ts";
import { operatorOf } from "./operator.ts";
import { guarded } from "./people/guarded.ts";
import { watched } from "./watched.ts";

const agency = "https://www.agency.co.za";

eachDatabase((current) => {
  const operator = (onFramers?: () => Promise<void>) =>
    operatorOf({
      database: () => current().database,
      journal: undefined,
      channels: () => [],
      place: { kind: "postgresql" },
      framers: ["https://portal.example"],
      ...(onFramers && { onFramers }),
    });

  test("a site that is added may frame us in every process within a second or two, and no longer when it is removed", async () => {
    const storage: Storage = { database: () => current().database, failed: () => {}, close: async () => {} };
    const { log } = Fastify();
    const parts = { read: embedOrigins, first: [], failure: "", shared: true, log };
    const [own, other] = [watched(storage, parts), watched(storage, parts)];
    const desk = operator(own.refresh);
    expect(await desk.addEmbedOrigin(" HTTPS://WWW.Agency.co.za/ ")).toEqual({ origin: agency });
    expect(own.current()).toEqual([agency]);
    await until(async () => other.current().includes(agency), 3_000);
    expect(await desk.embedOrigins()).toEqual({ set: ["https://portal.example"], added: [agency] });
    await desk.removeEmbedOrigin(agency);
    expect(own.current()).toEqual([]);
    await until(async () => other.current().length === 0, 3_000);
    for (const one of [own, other]) one.stop();
  });

  test("what is no origin is refused in words, and so is one that nobody added", async () => {
    await expect(operator().addEmbedOrigin("http://agency.co.za")).rejects.toThrow(/must be https:\/\//);
    await expect(operator().removeEmbedOrigin("https://unknown.example")).rejects.toThrow(/was not added/);
  });

  test("who let a site in is in the trail, and who may only look cannot", async () => {
    const by = (rights: ("reads" | "acts")[]) =>
      guarded(operator(), {
        person: () => ({ name: "Thandi Nkosi", rights }),
        database: () => current().database,
        journal: undefined,
      });
    await by(["reads", "acts"]).addEmbedOrigin(`${agency}/`);
    expect((await operator().trail()).lines[0]).toMatchObject({
      person: "Thandi Nkosi",
      action: "let a site frame our answers",
      subject: agency,
    });
    await expect(by(["reads"]).addEmbedOrigin("*")).rejects.toThrow(/lets you look/);
  });
});

eachDatabase((current) => {
  test("the journal brings back who may frame us", async () => {
    const { database } = current();
    const journal = await openJournal(mkdtempSync(join(tmpdir(), "ikhaya-journal-")));
    const desk = operatorOf({
      database: () => database,
      journal,
      channels: () => [],
      place: { kind: "postgresql" },
    });
    await desk.addEmbedOrigin(agency);
    await desk.addEmbedOrigin("https://gone.example");
    await desk.removeEmbedOrigin("https://gone.example");
    await database.deleteFrom("embed_origins").execute();
    await database.insertInto("embed_origins").values({ origin: "https://only.example" }).execute();
    await restoreEmbedOrigins(database, journal);
    expect(await embedOrigins(database)).toEqual(["https://only.example", agency]);
    await database.deleteFrom("embed_origins").execute();
    await restoreEmbedOrigins(database, journal);
    expect(await embedOrigins(database)).toEqual(["https://only.example", agency]);
    await journal.close();
  });
});
