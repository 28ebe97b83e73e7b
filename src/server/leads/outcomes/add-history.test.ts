import { expect, test } from "vitest";
import { eachDatabase } from "../../testing/each-database.ts";
import { someHistory, someRecord } from "../../testing/lead-records.ts";
import { eraseLeads } from "../leads.queries.ts";
import { saveLead } from "../save-lead.ts";
import { addHistory } from "./add-history.ts";

eachDatabase((current) => {
  const take = async (number: number) =>
    (await saveLead(current().database, someRecord(number), ["webhook"])).id;
  const stored = () =>
    current().database.selectFrom("lead_history").select(["lead_id", "said"]).orderBy("said").execute();

  test("what is said twice under one id is there once, and of nobody unknown anything is kept", async () => {
    const { database } = current();
    const [id, other] = [await take(1), someRecord(2).id];
    const called = someHistory(id);
    const again = someHistory(id, { said: "no_answer" });
    expect(await addHistory(database, undefined, [called, called, someHistory(other)])).toEqual([
      "added",
      "known",
      "unknown",
    ]);
    expect(await addHistory(database, undefined, [{ ...called, said: "declined" }, again])).toEqual([
      "known",
      "added",
    ]);
    expect(await stored()).toEqual([
      { lead_id: id, said: "called" },
      { lead_id: id, said: "no_answer" },
    ]);
  });

  test("two that say the same at once under one id leave one row, and both are answered", async () => {
    const { database } = current();
    const id = await take(3);
    const entry = someHistory(id, { said: "approved" });
    await Promise.all([addHistory(database, undefined, [entry]), addHistory(database, undefined, [entry])]);
    expect((await stored()).filter(({ said }) => said === "approved")).toHaveLength(1);
  });

  test("a history goes with its lead", async () => {
    const { database } = current();
    const id = await take(4);
    const many = Array.from({ length: 1_200 }, () => someHistory(id, { said: "registered" }));
    const added = await addHistory(database, undefined, many);
    expect(added.every((result) => result === "added")).toBe(true);
    await eraseLeads(database, undefined, [id]);
    expect((await stored()).filter(({ lead_id }) => lead_id === id)).toEqual([]);
    expect(await addHistory(database, undefined, [someHistory(id)])).toEqual(["unknown"]);
  });
});
