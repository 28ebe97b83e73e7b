import { type Html, html } from "../../html.ts";
import { spokenTime } from "../../south-african-time.ts";

const places = [
  ["/", "Today"],
  ["/leads", "Leads"],
  ["/deliveries", "Deliveries"],
  ["/outcomes", "Outcomes"],
  ["/partners", "Partners"],
  ["/reports", "Reports"],
  ["/embeds", "Widget"],
  ["/person", "A person"],
  ["/figures", "Figures"],
  ["/prime-rates", "Prime rates"],
  ["/alerts", "Alerts"],
  ["/people", "People"],
  ["/trail", "Trail"],
] as const;

/** A page, and the same with a sentence on top that says what was done. */
export type Page = Html & { saying: (sentence: string) => Html };

/** Every page of the operator's. */
export function frame(title: string, content: Html): Page {
  return { ...framed(title, content), saying: (sentence) => framed(title, content, sentence) };
}

function framed(title: string, content: Html, sentence?: string, inside = true): Html {
  return html`<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Operations</title>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="data:,">
</head>
<body>
${inside && navigation}
<main>
<h1>${title}</h1>
${sentence && html`<p class="notice" role="status">${sentence}</p>`}${content}
</main>
</body>
</html>
`;
}

const navigation = html`<nav aria-label="Operations">${places.map(
  ([path, name]) => html`<a href="${path}">${name}</a>`,
)}
<form method="post" action="/log-out"><button class="plain">Log out</button></form></nav>`;

/** Whoever is not let in has nowhere to go from here. */
export const loggedOutPage = (): string => framed("You are logged out", logInForm, undefined, false).html;

export const logInPage = (sentence: string): string =>
  framed("Log in", html`<p>${sentence}</p>${logInForm}`, undefined, false).html;

const logInForm = html`<form method="post" action="/log-in">
<label>Your token <input name="token" type="password" required maxlength="200" autocomplete="current-password"></label>
<button>Log in</button>
</form>
<p>“npm run operate -- people add” makes a token on the server, and “npm run operate -- link” prints a link for the
server’s own.</p>`;

export const errorPage = (sentence: string): string =>
  frame("That did not work", html`<p>${sentence}</p>`).html;

type Cell = Html | string | number | null | undefined;

/** A table that scrolls by itself on a phone; as cards its rows stand there under each other instead. */
export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  kind?: "cards",
): Html {
  if (rows.length === 0) return html`<p>${caption}: none.</p>`;
  return html`<div class="wide${kind && ` ${kind}`}" tabindex="0" role="region" aria-label="${caption}"><table>
<caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell, column) => tableCell(cell, kind && heads[column]))}</tr>`)}</tbody>
</table></div>`;
}

/** In a card the head of its column stands before it, and an empty one is left out. */
const tableCell = (cell: Cell, head: string | undefined): Html =>
  head === undefined
    ? html`<td>${cell}</td>`
    : html`<td data-head="${head}"${(cell === null || cell === undefined) && html` class="empty"`}><div>${cell}</div></td>`;

/** Names and values, one under the other. */
export const facts = (entries: readonly (readonly [string, Cell])[]): Html =>
  html`<dl>${entries.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value ?? "—"}</dd></div>`)}</dl>`;

/** The page and the command line's JSON may both be the source: a date or its ISO text. */
export function moment(value: Date | string | null): string | undefined {
  return value === null ? undefined : spokenTime(new Date(value));
}

/** Thousands apart, by a space that does not break. */
export const grouped = (value: number): string =>
  String(value).replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, "\u00A0"));

export const leadLink = (id: string): Html => html`<a href="/leads/${id}">${id.slice(0, 8)}</a>`;

/** The colours of what is pressed are the charts', whose stylesheet stands before this one. */
export const stylesheet = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#f7f8f8, #14191a); color: light-dark(#1c2526, #e4eaea); }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: .75rem 1rem; background: light-dark(#fff, #1d2425);
  border-bottom: 1px solid light-dark(#d5dcdc, #364041); }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
a { color: var(--leaf); }
nav a { padding: .35rem 0; }
nav form { margin: 0 0 0 auto; }
.wide { overflow-x: auto; } .wide + .wide { margin-top: 1.5rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; padding: .5rem 0; color: light-dark(#4b5859, #a9b5b6); }
th, td { text-align: start; vertical-align: top; padding: .45rem .75rem .45rem 0;
  border-bottom: 1px solid light-dark(#d5dcdc, #364041); }
dl div { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .75rem; padding: .3rem 0;
  border-bottom: 1px solid light-dark(#e3e8e8, #2b3435); }
dt { color: light-dark(#4b5859, #a9b5b6); } dd { margin: 0; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0; }
td form { margin: 0; }
label { display: grid; grid-template-columns: minmax(0, auto); gap: .2rem; min-width: 0; max-width: 100%; }
input, select, button { font: inherit; padding: .5rem .7rem; min-height: 2.75rem; border-radius: .35rem;
  border: 1px solid light-dark(#7d8b8c, #7d8b8c); background: light-dark(#fff, #1d2425); color: inherit; max-width: 100%; }
button { background: var(--leaf); color: var(--on-leaf); border-color: transparent; cursor: pointer; white-space: nowrap; }
button.grave { background: light-dark(#a3271f, #a8352d); color: #fff; }
:focus-visible { outline: 3px solid var(--leaf); outline-offset: 2px; }
.notice { padding: .75rem 1rem; border-inline-start: 4px solid light-dark(#b26a00, #e0a33c);
  background: light-dark(#fff6e5, #2b2415); }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1.5rem; --text-3: 1rem; }
figure, figure h3 { margin: 0; }
figure + details, .charts + details { margin-top: .75rem; }
.choices { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 1rem 0; }
.choices a { padding: .35rem 0; } [aria-current] { font-weight: 600; }
summary { padding: .5rem 0; cursor: pointer; }
.figure { font-variant-numeric: tabular-nums; white-space: nowrap; }
.note { white-space: pre-line; overflow-wrap: anywhere; }
textarea { font: inherit; padding: .5rem .7rem; border-radius: .35rem; border: 1px solid #7d8b8c; width: 100%;
  background: light-dark(#fff, #1d2425); color: inherit; }
label.long { flex: 1 1 20rem; }
button.plain { background: transparent; color: inherit; border-color: #7d8b8c; }
.waiting { padding: 0; list-style: none; } .waiting a { display: block; padding: .6rem 0; }
.waiting li { border-bottom: 1px solid light-dark(#d5dcdc, #364041); }
@media (max-width: 48rem) {
  .cards thead { display: block; position: absolute; width: 1px; height: 1px; overflow: hidden; }
  .cards table, .cards caption, .cards tbody { display: block; }
  .cards tr { display: block; padding: .5rem 0; border-bottom: 1px solid light-dark(#d5dcdc, #364041); }
  .cards td { display: grid; grid-template-columns: 8.5rem 1fr; gap: .5rem; padding: .15rem 0; border: 0; overflow-wrap: anywhere; }
  .cards td::before { content: attr(data-head); color: light-dark(#4b5859, #a9b5b6); }
  .cards td.empty { display: none; }
}
.stacked { display: grid; gap: 1.25rem; max-width: 44rem; align-items: stretch; }
.stacked button { justify-self: start; }
.field { display: grid; gap: .2rem; min-width: 0; }
fieldset { border: 1px solid light-dark(#d5dcdc, #364041); border-radius: .35rem; padding: .75rem 1rem; margin: 0; min-width: 0; }
legend { padding: 0 .35rem; font-weight: 600; }
.box { display: flex; gap: .6rem; align-items: center; min-height: 2.5rem; }
.box input { min-height: 0; inline-size: 1.15rem; block-size: 1.15rem; flex: none; }
.hint { margin: 0; color: light-dark(#4b5859, #a9b5b6); font-size: .9rem; }
.problem { margin: .2rem 0 0; color: light-dark(#a3271f, #ff9d94); font-weight: 600; }
[aria-invalid] { border-color: light-dark(#a3271f, #ff9d94); }
.code, .answer { font: .9rem/1.5 ui-monospace, monospace; padding: .5rem .7rem; border-radius: .35rem;
  border: 1px solid #7d8b8c; background: light-dark(#fff, #1d2425); color: inherit; max-width: 100%; }
.answer { overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
.apart { margin-top: 1rem; } .names { overflow-wrap: anywhere; } .actions { display: flex; flex-wrap: wrap; gap: .5rem .75rem; } .actions form { margin: .5rem 0; }
@media (max-width: 30rem) { dl div { grid-template-columns: 1fr; gap: 0; } }
`;
