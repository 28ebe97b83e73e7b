import { expect, test } from "vitest";
import { eachDatabase } from "../../testing/each-database.ts";
import { someRecord } from "../../testing/lead-records.ts";
import { saveLead } from "../save-lead.ts";
import { importOutcomes, UnreadableFileError } from "./import-outcomes.ts";

eachDatabase((current) => {
  const received = "2026-11-20T12:00:00.000Z";
  const take = async (number: number, changes = {}) => {
    const record = { ...someRecord(number, changes), received_at: received };
    return (await saveLead(current().database, record, [])).id;
  };
  const read = (text: string) => importOutcomes(current().database, undefined, text, "Nomsa");
  const said = async (id: string) => {
    const rows = await current()
      .database.selectFrom("lead_history")
      .select(["said", "at", "way", "said_by"])
      .where("lead_id", "=", id)
      .orderBy("at")
      .execute();
    return rows.map(({ said, at, ...by }) => ({ said, at: at.toISOString(), ...by }));
  };

  test("names of columns, outcomes and times are read as people and spreadsheets write them", async () => {
    const [one, two, three] = [await take(1), await take(2), await take(3)];
    const files = [
      `lead id,outcome,at\n${one},called,2026-11-20T12:30:00Z\n`,
      `\uFEFF"Date";"Lead_ID";"Agent";"STATUS"\r\n"2026/11/21 10:05";"${two.toUpperCase()}";"=1+1";"No answer"\r\n;;;\r\n`,
      `Outcome\tRequest\tWhen\nNot-Interested\t'${three}\t2026-11-20\n`,
    ];
    for (const file of files) expect(await read(file)).toEqual({ added: 1, known: 0, problems: [] });
    const by = { way: "csv", said_by: "Nomsa" };
    expect(await said(one)).toEqual([{ said: "called", at: "2026-11-20T12:30:00.000Z", ...by }]);
    expect(await said(two)).toEqual([{ said: "no_answer", at: "2026-11-21T08:05:00.000Z", ...by }]);
    // A day alone is its noon, and never before the request.
    expect(await said(three)).toEqual([{ said: "not_interested", at: received, ...by }]);
  });

  test("a file that is read again adds only what is new in it", async () => {
    const id = await take(4);
    const first = `id,outcome,at\n${id},called,2026-11-21 09:00\n${id},called,2026-11-21 09:00\n`;
    expect(await read(first)).toEqual({ added: 1, known: 1, problems: [] });
    expect(await read(`${first}${id},applied,2026-11-22 09:00\n`)).toEqual({
      added: 1,
      known: 2,
      problems: [],
    });
    expect((await said(id)).map(({ said }) => said)).toEqual(["called", "applied"]);
  });

  test("each row that is not taken is named with its reason, and the others are taken", async () => {
    const [id, held] = [await take(5), await take(6, { website: "spam" })];
    const unknown = someRecord(1).id;
    const rows = [
      "=cmd(),called,2026-11-21 09:00",
      `${unknown},called,2026-11-21 09:00`,
      "",
      `${held},called,2026-11-21 09:00`,
      `${id},married,2026-11-21 09:00`,
      `${id},called,soon`,
      `${id},called,2026-02-30 09:00`,
      `${id},called,2026-11-01 09:00`,
      `${id},called,2999-01-01 09:00`,
      `${id},called,2026-11-21 09:00`,
      `${id}`,
    ];
    const { added, problems } = await read(`lead,outcome,at\n${rows.join("\n")}\n`);
    expect(added).toBe(1);
    expect(problems).toEqual([
      'Row 2: "=cmd()" is not the id of a request.',
      expect.stringMatching(/^Row 3: no request that the partner has got has this id/),
      expect.stringMatching(/^Row 5: no request/),
      expect.stringMatching(/^Row 6: "married" is not an outcome: write called, no_answer/),
      'Row 7: "soon" is not a time: write 2026-11-22 05:43 or 2026-11-22.',
      'Row 8: "2026-02-30 09:00" is not a time: write 2026-11-22 05:43 or 2026-11-22.',
      "Row 9: the time is before the request came, on 20 November 2026, 14:00 SAST.",
      "Row 10: the time is in the future.",
      expect.stringMatching(/^Row 12: "" is not an outcome/),
    ]);
  });

  test("a file that is no list of outcomes is refused whole, in one sentence", async () => {
    await expect(read("name,outcome,at\n")).rejects.toThrow(
      new UnreadableFileError('The first row must name the columns, and none is called "lead id".'),
    );
    await expect(read("")).rejects.toThrow(UnreadableFileError);
    await expect(read(`lead,outcome,at\n${"x,y,z\n".repeat(20_001)}`)).rejects.toThrow("send it in parts");
  });
});
