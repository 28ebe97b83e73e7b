import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { secretsOf } from "../leads/delivery/partner-secrets.ts";
import { type Journal, openJournal } from "../leads/journal.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { somePartner } from "../testing/partner-records.ts";
import { testSecret } from "../testing/test-partner.ts";
import { ownPartner } from "./partner-record.ts";
import { changePartners, readPartners, renamed, restorePartners, settlePartner } from "./partners.queries.ts";

const settings = {
  name: "Partner Home Loans",
  webhook: { url: "https://partner.example/leads", secret: testSecret },
  email: { to: "leads@partner.example" },
};

eachDatabase((current) => {
  let journal: Journal;

  beforeEach(async () => {
    const { database, options } = current();
    await database.deleteFrom("partners").execute();
    for (const end of ["", "-wal", "-shm"])
      rmSync(join(options.dataDir, `leads.sqlite${end}`), { force: true });
    journal = await openJournal(options.dataDir);
  });
  afterEach(() => journal.close());

  const settle = (changes: Partial<typeof settings> | { webhook: undefined } = {}) =>
    settlePartner(current().database, { ...settings, ...changes });
  const partners = () => readPartners(current().database);
  const edit = (changes: object) =>
    changePartners(current().database, journal, ([own]) => {
      const changed = [{ ...own!, ...changes, fromSettings: false }];
      return { changed, result: undefined };
    });

  test("the settings make the first partner, which follows them until somebody edits it", async () => {
    expect(await settle()).toEqual({ ignored: false });
    expect(await partners()).toMatchObject([
      { id: ownPartner, name: settings.name, webhookUrl: settings.webhook.url, email: settings.email.to },
    ]);
    await settle({ name: "Better Home Loans", webhook: undefined });
    expect(await partners()).toMatchObject([
      { name: "Better Home Loans", formerNames: [settings.name], webhookUrl: null, secrets: [] },
    ]);
    await edit({ name: "Best Home Loans" });
    expect(await settle()).toEqual({ ignored: true });
    expect(await partners()).toMatchObject([{ name: "Best Home Loans", webhookUrl: null }]);
  });

  test("partners come back from the journal, and the journal gets those that only the table has", async () => {
    const { database } = current();
    await settle();
    const second = somePartner(2, { name: "Second Home Loans" });
    await changePartners(database, undefined, () => ({ changed: [second], result: undefined }));
    await restorePartners(database, journal);
    await database.deleteFrom("partners").execute();
    await restorePartners(database, journal);
    expect(await partners()).toEqual([second]);
  });

  test("a secret that a partner has no longer is in the journal no longer", async () => {
    const { database, options } = current();
    const [old, fresh] = ["whsec_b2xkb2xkb2xkb2xkb2xkb2xkb2xkb2xk", "whsec_bmV3bmV3bmV3bmV3bmV3bmV3bmV3bmV3"];
    for (const secret of [old, fresh]) {
      const changed = [somePartner(2, { secrets: [{ secret, until: null }] })];
      await changePartners(database, journal, () => ({ changed, result: undefined }));
    }
    await journal.close();
    const file = readFileSync(join(options.dataDir, "leads.sqlite"), "latin1");
    expect([file.includes(fresh), file.includes(old)]).toEqual([true, false]);
    journal = await openJournal(options.dataDir);
  });

  test("only secrets that are valid now are given out, newest first", async () => {
    const { database } = current();
    const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
    const secrets = [
      { secret: "whsec_new", until: null },
      { secret: "whsec_old", until: at(60_000) },
      { secret: "whsec_gone", until: at(-60_000) },
    ];
    const changed = [somePartner(2, { secrets })];
    await changePartners(database, undefined, () => ({ changed, result: undefined }));
    expect(secretsOf(await partners())).toEqual([
      { id: 2, name: changed[0]?.name, secrets: ["whsec_new", "whsec_old"] },
    ]);
  });

  test("two changes at once are made one after the other", async () => {
    await settle();
    const add = () =>
      changePartners(current().database, journal, (known) => {
        const id = Math.max(...known.map((partner) => partner.id)) + 1;
        return { changed: [somePartner(id)], result: id };
      });
    expect((await Promise.all([add(), add(), add()])).sort()).toEqual([2, 3, 4]);
    expect((await partners()).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });
});

test("a partner that gets its old name back has three names", () => {
  const again = renamed(renamed(somePartner(2, { name: "A" }), "B"), "A");
  expect([again.formerNames, again.name]).toEqual([["A", "B"], "A"]);
});
