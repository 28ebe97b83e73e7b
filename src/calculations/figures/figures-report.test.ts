import { expect, test } from "vitest";
import { allTables } from "./all-tables.ts";
import { announcementDates } from "./announcement-dates.table.ts";
import { announcementDatesWith, nextAnnouncement } from "./announcements.ts";
import { figuresReport } from "./figures-report.ts";

const known = {
  edition: "specification",
  today: "2026-11-22",
  addedPrimeRates: [],
  addedAnnouncementDates: [],
} as const;
const isDay = (text: string) => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

test("every edition has its days and its source, and the newest comes first", () => {
  for (const { name, editions } of allTables) {
    const starts = editions.map(({ from }) => from);
    expect(starts, name).toEqual(starts.toSorted().reverse());
    for (const { from = "1900-01-01", until = "9999-12-31", checked, source, status } of editions) {
      expect([from, until, checked].every(isDay), name).toBe(true);
      expect(until > from && checked >= "2026-11-21", name).toBe(true);
      expect(source.length > 20 || (status === "chosen" && source.length > 0), name).toBe(true);
    }
  }
});

test("every edition of every table is listed with its age, and which one is shown", () => {
  const { rows } = figuresReport(known);
  expect(rows).toHaveLength(allTables.reduce((count, { editions }) => count + editions.length, 0));
  const shown = (edition: "specification" | "current", name: string) =>
    figuresReport({ ...known, edition })
      .rows.filter((row) => row.name === name && row.shown)
      .map(({ from }) => from);
  expect(shown("specification", "Deeds office fees")).toEqual(["2025-04-01"]);
  expect(shown("current", "Deeds office fees")).toEqual(["2026-04-01"]);
  expect(shown("specification", "VAT")).toEqual(["2018-04-01"]);
  const duty = rows.find(({ name, from }) => name === "Transfer duty" && from === "2026-04-01");
  expect(duty).toMatchObject({ daysInForce: 235, daysSinceChecked: 0, shown: false });
});

test("a tool's table says how well it is known, and one without a day is shown in both editions", () => {
  for (const edition of ["specification", "current"] as const) {
    const { rows } = figuresReport({ ...known, edition });
    const row = (name: string) => rows.find((each) => each.name === name);
    expect(row("Early settlement")).toMatchObject({ knownFrom: "the authority", shown: true });
    expect(row("Occupational rent")).toMatchObject({
      knownFrom: "two or more others",
      daysInForce: undefined,
      shown: true,
    });
    expect(row("VAT")).toMatchObject({ knownFrom: "" });
  }
});

test("a month before a table's term ends the operator is told, and afterwards too", () => {
  const warned = (today: string) =>
    figuresReport({ ...known, today }).warnings.filter((warning) => warning.startsWith("Deeds office fees"));
  expect(warned("2027-02-27")).toEqual([]);
  expect(warned("2027-02-28")).toEqual([
    "Deeds office fees: the newest table ends on 2027-03-31. Look for its successor.",
  ]);
  expect(warned("2027-04-01")).toEqual([
    "Deeds office fees: the newest table ended on 2027-03-31. Look for its successor.",
  ]);
});

test("a table without a term is due a year after it was last compared with its source", () => {
  const warned = (today: string) =>
    figuresReport({ ...known, today }).warnings.some((warning) => warning.startsWith("VAT"));
  expect([warned("2027-11-20"), warned("2027-11-21")]).toEqual([false, true]);
});

test("the report warns of an announced decision until it is entered", () => {
  const asked = (more: object) =>
    figuresReport({ ...known, ...more }).warnings.filter((warning) =>
      /^(?:Prime|Announcement)/.test(warning),
    );
  expect(asked({ today: "2026-11-19" })).toEqual([]);
  expect(asked({})).toEqual([
    "Prime rate: a decision was announced on 2026-11-19, and the newest entry is of 2026-09-25. Add the rate in force since then, also if it stayed at 10.75%.",
    "Announcement dates: none to come is known. Add the next ones when they are published.",
  ]);
  const addedPrimeRates = [{ date: "2026-11-20", rate: 10.75 }];
  expect(asked({ addedPrimeRates, addedAnnouncementDates: ["2027-01-28"] })).toEqual([]);
});

test("the next announcement is the first from today on, among the added ones too", () => {
  const dates = announcementDatesWith(["2027-01-28", "2026-11-19"]);
  expect(dates).toHaveLength(announcementDates.length + 1);
  expect(nextAnnouncement("2026-11-19", dates)).toBe("2026-11-19");
  expect(nextAnnouncement("2026-11-20", dates)).toBe("2027-01-28");
  expect(nextAnnouncement("2027-01-29", dates)).toBeUndefined();
});
