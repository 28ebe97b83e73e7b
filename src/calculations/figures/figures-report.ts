import { daysBetween, monthsLater } from "../calendar/calendar.ts";
import { type PrimeRateEntry, primeRateHistoryEdition } from "../prime-rate/prime-rate.table.ts";
import type { FigureStatus } from "../sourced/sourced.ts";
import { allTables, type ListedTable } from "./all-tables.ts";
import { announcementDatesWith, nextAnnouncement } from "./announcements.ts";
import { type FiguresEdition, figuresOf } from "./figures.ts";

/** One edition of a table for the operator: how long it has been in force and unchecked, and whether the site shows it. */
export type FiguresRow = ListedTable & {
  readonly name: string;
  readonly daysInForce: number | undefined;
  /** How well its figures are known; empty where there is only the source. */
  readonly knownFrom: string;
  readonly daysSinceChecked: number;
  readonly shown: boolean;
};

/** All tables of figures on a day, and what the operator should do. */
export type FiguresReport = {
  readonly edition: FiguresEdition;
  readonly rows: readonly FiguresRow[];
  readonly warnings: readonly string[];
};

type Known = {
  readonly edition: FiguresEdition;
  /** YYYY-MM-DD */
  readonly today: string;
  readonly addedPrimeRates: readonly PrimeRateEntry[];
  readonly addedAnnouncementDates: readonly string[];
};

/** How long before a table's end the operator is warned, and how long a check stays valid, in months. */
const monthsAhead = 1;
const monthsOfCheck = 12;

const knownFrom: Record<FigureStatus, string> = {
  authority: "the authority",
  agreed: "two or more others",
  single: "one other",
  chosen: "chosen for this site",
};

/** Every edition of every table with its age, and the warnings: terms that end, old checks, decisions not entered. */
export const figuresReport = (known: Known): FiguresReport => {
  const { edition, today } = known;
  const rows = allTables.flatMap(({ name, editions }) =>
    editions.map((table) => ({
      ...table,
      name,
      daysInForce: table.from === undefined ? undefined : daysBetween(table.from, today),
      knownFrom: table.status === undefined ? "" : knownFrom[table.status],
      daysSinceChecked: daysBetween(table.checked, today),
      shown: isShown(table, editions, known),
    })),
  );
  return { edition, rows, warnings: [...tableWarnings(today), ...announcementWarnings(known)] };
};

const isShown = (table: ListedTable, editions: readonly ListedTable[], { edition, today }: Known): boolean =>
  edition === "specification" && editions.some(({ specified }) => specified)
    ? table.specified === true
    : table === editions.find(({ from = today }) => from <= today);

/** For the newest edition of each table: its term ends or has ended, or nobody has checked it for a year. */
const tableWarnings = (today: string): string[] =>
  allTables.flatMap(({ name, editions }) => {
    const [newest] = editions;
    // The specified prime rates never change: there is no newer edition to look for.
    if (!newest || newest === primeRateHistoryEdition) return [];
    const { until, checked } = newest;
    if (until && until < today)
      return [`${name}: the newest table ended on ${until}. Look for its successor.`];
    if (until && monthsLater(until, -monthsAhead) <= today)
      return [`${name}: the newest table ends on ${until}. Look for its successor.`];
    if (monthsLater(checked, monthsOfCheck) <= today)
      return [`${name}: last compared with its source on ${checked}, more than a year ago.`];
    return [];
  });

/** A decision that was announced is entered also when the rate stayed, so that the table says how far it is known. */
const announcementWarnings = ({ today, addedPrimeRates, addedAnnouncementDates }: Known): string[] => {
  const dates = announcementDatesWith(addedAnnouncementDates);
  const figures = figuresOf("current", today, addedPrimeRates, addedAnnouncementDates);
  const { decisionNotEntered: last, prime } = figures;
  const [newest] = prime;
  const missing =
    last && newest
      ? [
          `Prime rate: a decision was announced on ${last}, and the newest entry is of ${newest.date}. Add the rate in force since then, also if it stayed at ${newest.rate}%.`,
        ]
      : [];
  return nextAnnouncement(today, dates)
    ? missing
    : [...missing, "Announcement dates: none to come is known. Add the next ones when they are published."];
};
