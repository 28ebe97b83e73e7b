import { type Html, html } from "../html.ts";
import { grouped } from "./frame.ts";

// Drawn on the server as SVG without scripts or styles of their own; each has its table beside it, which says
// the same in words. Texts are outside the drawings, so that they keep their size on a phone.

export type Bar = { name: string; value: number };

/** One bar a name, as long as its value. */
export function barChart(label: string, bars: readonly Bar[]): Html {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return html`<ul class="bars" aria-label="${label}">${bars.map(
    ({ name, value }) => html`<li><span>${name}</span><b>${grouped(value)}</b>
<svg aria-hidden="true" width="100%" height="10"><rect class="one" height="10" rx="2" width="${percent(value, most)}"/></svg></li>`,
  )}</ul>`;
}

export type Shares = { name: string; words: string; good: number; middle: number; poor: number };

/** One bar a name, all as long, parted by how much is good, needs improvement and is poor. */
export function shareChart(label: string, bars: readonly Shares[]): Html {
  return html`<ul class="bars" aria-label="${label}">${bars.map(
    ({ name, words, good, middle, poor }) => html`<li><span>${name}</span><b>${words}</b>
<svg aria-hidden="true" width="100%" height="10"><rect class="good" height="10" width="${good}%"/><rect
 class="middle" height="10" x="${good}%" width="${middle}%"/><rect class="poor" height="10" x="${good + middle}%"
 width="${poor}%"/></svg></li>`,
  )}</ul>`;
}

/** A column a day; the scale begins at 0 and ends at the highest day. */
export function dayChart(title: string, days: readonly Bar[]): Html {
  const most = Math.max(1, ...days.map(({ value }) => value));
  const sum = days.reduce((total, { value }) => total + value, 0);
  const height = 60;
  return html`<figure><figcaption><b>${title}</b> <span>${grouped(sum)} in all, at most ${grouped(most)} a day</span></figcaption>
<svg class="days" role="img" aria-label="${title} by day" viewBox="0 0 ${days.length} ${height}" preserveAspectRatio="none">
${days.map(({ value }, index) => {
  const tall = Math.round((value / most) * height * 100) / 100;
  return (
    value > 0 &&
    html`<rect class="one" x="${index + 0.1}" y="${height - tall}" width="0.8" height="${tall}"/>`
  );
})}</svg>
<p class="ends"><span>${days[0]?.name}</span><span>${days.at(-1)?.name}</span></p></figure>`;
}

const percent = (value: number, of: number): string => `${Math.round((value / of) * 1_000) / 10}%`;

/** What the charts need of the stylesheet; colours tell nothing that the words do not. */
export const chartStyles = `svg rect.one { fill: light-dark(#0b5c63, #5fb8bf); }
svg rect.good { fill: light-dark(#2c7a4b, #58b884); } svg rect.middle { fill: light-dark(#c98500, #e0a33c); }
svg rect.poor { fill: light-dark(#a3271f, #e0695f); }
.bars { list-style: none; margin: .75rem 0; padding: 0; display: grid; gap: .6rem 2rem; }
.bars li { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; }
.bars span { overflow-wrap: anywhere; } .bars b { font-weight: 600; font-variant-numeric: tabular-nums; }
.bars svg { grid-column: 1 / -1; display: block; background: light-dark(#e3e8e8, #2b3435); border-radius: 2px; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1.5rem; }
figure { margin: 0; } figcaption span, .ends { color: light-dark(#4b5859, #a9b5b6); }
svg.days { display: block; width: 100%; height: 8rem; margin-top: .4rem;
  border-bottom: 1px solid light-dark(#7d8b8c, #7d8b8c); }
.ends { display: flex; justify-content: space-between; margin: .2rem 0 0; }
.choices { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 1rem 0; }
.choices a { padding: .35rem 0; } [aria-current] { font-weight: 600; }
summary { padding: .5rem 0; cursor: pointer; }
.figure { font-variant-numeric: tabular-nums; }
`;
