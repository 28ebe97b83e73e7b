import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import type { Storage } from "../database/storage.ts";
import { pageContext } from "../pages/page-context.ts";
import type { PageHandler } from "../pages/pages.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { until } from "../testing/test-partner.ts";
import { watchAddedFigures } from "./added-figures.ts";
import { operatorOf } from "./operator.ts";

const build = new URL("../../../dist/", import.meta.url);

eachDatabase((current) => {
  test("an added prime rate is on the page at once, in the other process within a second or two, and goes again", async () => {
    if (!existsSync(build)) throw new Error("This test needs the built website: npm run build");
    const { handler } = (await import(new URL("server/entry.mjs", build).href)) as { handler: PageHandler };
    const storage: Storage = { database: () => current().database, failed: () => {}, close: async () => {} };
    const { log } = Fastify();
    const [own, other] = [
      watchAddedFigures(storage, { shared: true, log }),
      watchAddedFigures(storage, { shared: true, log }),
    ];
    const sites = await Promise.all(
      [own, other].map((rates) =>
        buildApp({
          config: readConfig({}),
          pages: handler,
          assets: fileURLToPath(new URL("client/", build)),
          acceptLead: () => Promise.reject(new Error("Nothing is stored here.")),
          addedFigures: rates.current,
        }),
      ),
    );
    const operator = operatorOf({
      database: storage.database,
      journal: undefined,
      channels: () => [],
      place: { kind: "postgresql" },
      onFigures: own.refresh,
    });
    const shows = async (site = 0) => (await sites[site]!.inject("/")).body.includes("9.35");
    const { today } = pageContext(readConfig({}));
    expect(await shows()).toBe(false);
    await operator.addPrimeRate({ date: today, rate: 9.35 });
    expect(await shows()).toBe(true);
    await until(() => shows(1), 3_000);
    await operator.removePrimeRate(today);
    expect(await shows()).toBe(false);
    await until(async () => !(await shows(1)), 3_000);
    await operator.addPrimeRate({ date: "2999-01-01", rate: 9.35 });
    expect(await shows()).toBe(false);
    for (const rates of [own, other]) rates.stop();
    await Promise.all(sites.map((site) => site.close()));
  });
});

test("an entry ahead of its day is shown from that day on, by the calendar of Johannesburg", () => {
  const config = readConfig({});
  const entry = { date: "2026-11-22", rate: 10 };
  const at = (time: string) =>
    pageContext(config, { primeRates: [entry], announcementDates: [], declaredHolidays: [] }, new Date(time))
      .addedPrimeRates;
  expect(at("2026-11-21T21:59:59Z")).toEqual([]);
  expect(at("2026-11-21T22:00:00Z")).toEqual([entry]);
});
