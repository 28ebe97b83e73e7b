import type { FiguresReport, FiguresRow } from "#calculations/figures/figures-report.ts";
import { type Html, html } from "../../html.ts";
import { frame, grouped, table } from "./frame.ts";

type FiguresPage = { report: FiguresReport; dates: readonly string[] };

/** Every table of figures with its age, what to see to, and the dates of announcements. */
export function figuresPage({ report: { edition, rows, warnings }, dates }: FiguresPage): Html {
  return frame(
    "Figures",
    html`${warnings.map((warning) => html`<p class="notice">${warning}</p>`)}
<p>${
      edition === "current"
        ? "The site shows the newest public figures (FIGURES=current)."
        : "The site shows the figures of its specification and names newer ones next to them (FIGURES=specification)."
    } How to enter a newer table is told in docs/figures.md. <a href="/prime-rates">Add a prime rate</a>.</p>
${table("Tables of figures", ["Table", "In force", "Source", "Known from", "Last checked", "Shown"], rows.map(rowCells))}
<h2>Dates of announcements</h2>
<p>The days on which the Monetary Policy Committee announces its decision on the repo rate. Those added here join the dates
that came with the site; every process knows them within a second.</p>
<form method="post" action="/announcement-dates">
<label>Day <input name="date" required placeholder="YYYY-MM-DD" pattern="\\d{4}-\\d{2}-\\d{2}" autocomplete="off"></label>
<button>Add</button>
</form>
${table("Added dates", ["Day", ""], dates.map(dateCells))}`,
  );
}

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

const dateCells = (date: string) => [
  date,
  html`<form method="post" action="/announcement-dates/remove"><input type="hidden" name="date" value="${date}"><button>Remove</button></form>`,
];
