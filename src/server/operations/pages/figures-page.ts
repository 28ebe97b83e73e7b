import type { FiguresReport, FiguresRow } from "#calculations/figures/figures-report.ts";
import { html } from "../../html.ts";
import { type AddedDateKind, addedDateKinds } from "../added-dates.queries.ts";
import { frame, grouped, type Page, table } from "./frame.ts";

type FiguresPage = { report: FiguresReport; dates: Readonly<Record<AddedDateKind, readonly string[]>> };

const datesOf: Record<AddedDateKind, { title: string; text: string }> = {
  "announcement-date": {
    title: "Dates of announcements",
    text: "The days on which the Monetary Policy Committee announces its decision on the repo rate. Those added here join the dates that came with the site; every process knows them within a second.",
  },
  "declared-holiday": {
    title: "Declared public holidays",
    text: "Days that the President declared public holidays besides those of the Act, such as an election day. They count as no working day where the site works out dates.",
  },
};

/** Every table of figures with its age, what to see to, and the days that the operator adds. */
export function figuresPage({ report: { edition, rows, warnings }, dates }: FiguresPage): Page {
  return frame(
    "Figures",
    html`${warnings.map((warning) => html`<p class="notice">${warning}</p>`)}
<p>${
      edition === "current"
        ? "The site shows the newest public figures (FIGURES=current)."
        : "The site shows the figures of its specification and names newer ones next to them (FIGURES=specification)."
    } How to enter a newer table is told in docs/figures.md. <a href="/prime-rates">Add a prime rate</a>.</p>
${table("Tables of figures", ["Table", "In force", "Source", "Known from", "Last checked", "Shown"], rows.map(rowCells))}
${addedDateKinds.map((kind) => datesPart(kind, dates[kind]))}`,
  );
}

const datesPart = (kind: AddedDateKind, dates: readonly string[]) => html`<h2>${datesOf[kind].title}</h2>
<p>${datesOf[kind].text}</p>
<form method="post" action="/${kind}s">
<label>Day <input name="date" required placeholder="YYYY-MM-DD" pattern="\\d{4}-\\d{2}-\\d{2}" autocomplete="off"></label>
<button>Add</button>
</form>
${table(`${datesOf[kind].title}: added`, ["Day", ""], dates.map(dateCells(kind)))}`;

const rowCells = ({
  name,
  from,
  until,
  source,
  checked,
  daysInForce,
  daysSinceChecked,
  knownFrom,
  shown,
}: FiguresRow) => [
  name,
  daysInForce === undefined
    ? "no day"
    : `${from}${until ? ` to ${until}` : ""}, for ${grouped(daysInForce)} days`,
  source,
  knownFrom,
  `${checked}, ${grouped(daysSinceChecked)} days ago`,
  shown ? "yes" : "",
];

const dateCells = (kind: AddedDateKind) => (date: string) => [
  date,
  html`<form method="post" action="/${kind}s/remove"><input type="hidden" name="date" value="${date}"><button>Remove</button></form>`,
];
