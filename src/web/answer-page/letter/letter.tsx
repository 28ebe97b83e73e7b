import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { inputField, inputNames } from "#contract/input-fields.ts";
import { DrawingAlone } from "#web/components/chart/chart-figure.tsx";
import { downloadFile } from "#web/export/download.ts";
import { canShare, share } from "#web/export/share.ts";
import { primeSince } from "#web/figures/newer-figures-text.ts";
import { day } from "#web/format/day.ts";
import { canonicalUrl } from "#web/site/addresses.ts";
import { Mark } from "#web/site/mark.tsx";
import { track } from "#web/tracking/track.ts";
import type { AnswerLetter, LetterRow } from "../described.ts";
import { defaultInputs } from "../inputs.ts";
import type { LetterWay } from "../keep-numbers.tsx";
import { inputsText } from "../numbers.ts";
import type { PageOfAnswer } from "../page-of-answer.ts";
import { figuresSentence } from "../print-head.tsx";
import styles from "./letter.css?inline";
import { type Letter, letterPicture } from "./letter-picture.ts";

const guide = "A guide, not an offer from a bank.";

/** What an answer's page knows of its letter, whatever the letter itself says. */
type Said = { figure: string; sentence: string; name: string; link: string };

/** The letter of an answer, with the picture of its page. */
export function letterOf(
  { opens, ...letter }: AnswerLetter,
  said: Said,
  page: Pick<PageOfAnswer, "site" | "today" | "figures">,
  drawing?: ReactNode,
): Letter {
  const { site, today, figures } = page;
  const workedOut = `Worked out on ${day(today)}.`;
  return {
    ...said,
    ...(drawing && { picture: { drawing } }),
    ...letter,
    productName: site.productName,
    host: new URL(site.siteUrl).host,
    dates: `${workedOut} ${figuresSentence(figures)} ${guide}`,
    fewDates: `${workedOut} Prime has been ${primeSince(figures)}. ${guide}`,
    ...(opens && { link: loanLink(opens, page) }),
  };
}

/** The address that opens a letter's loan. What one earns and spends is never in it: a letter is passed on. */
function loanLink(
  { path, inputs }: NonNullable<AnswerLetter["opens"]>,
  { site, figures }: Pick<PageOfAnswer, "site" | "figures">,
): string {
  const defaults = defaultInputs(figures);
  const others = inputNames.filter((name) => inputField(name).of).map((name) => [name, defaults[name]]);
  const loan = { ...inputs, ...Object.fromEntries(others) };
  return `${canonicalUrl(site, path)}#${inputsText(loan, defaults)}`;
}

/** Sends a letter on its way; what the visitor is to read then, if anything. */
export async function sendLetter(way: LetterWay, letter: Letter): Promise<string> {
  if (way === "picture") return sendPicture(letter);
  printLetter(letter);
  return "";
}

/** Hands the picture to the device's own sharing, with the link as its text, or else to the downloads. */
async function sendPicture(letter: Letter): Promise<string> {
  const content = await letterPicture(letter);
  track("chart_export", letter.name);
  const { about, figure, sentence, link } = letter;
  const file = new File([content], `${letter.name}.png`, { type: content.type });
  const text = `${about}: ${figure} ${sentence}.\n${link}`;
  const outcome = canShare({ files: [file] }) ? await share({ files: [file], text }) : "failed";
  if (outcome === "closed") return "";
  if (outcome === "shared") return "Shared.";
  downloadFile(file.name, file);
  return "The picture is in your downloads.";
}

/**
 * Prints the letter alone, on one page. It is in the document for as long as the print takes; its styles come with it,
 * because the page must not grow by what few visitors use.
 */
function printLetter(letter: Letter): void {
  const host = document.createElement("div");
  host.className = "letter";
  // First in the document: shapes of the drawing are looked up by names that the page's own drawing has too.
  document.body.prepend(host);
  const root = createRoot(host);
  flushSync(() => root.render(<LetterPaper {...letter} />));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const done = new AbortController();
  const remove = () => {
    done.abort();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    root.unmount();
    host.remove();
  };
  // Not every phone says when it has printed; the next touch of the page does.
  for (const end of ["afterprint", "pointerdown", "keydown"])
    addEventListener(end, remove, { signal: done.signal });
  print();
}

function LetterPaper({ about, figure, sentence, quoted, picture, rows, dates, link, productName }: Letter) {
  return (
    <>
      <p className="letter-brand">
        <Mark />
        {productName}
      </p>
      <p>{about}</p>
      <h1>
        <strong className="figures">{figure}</strong> {sentence}
      </h1>
      {quoted && <p>A bank would quote {quoted}.</p>}
      {picture && (
        <figure>
          {picture.title && <figcaption>{picture.title}</figcaption>}
          <DrawingAlone value>{picture.drawing}</DrawingAlone>
        </figure>
      )}
      <dl>
        {rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </dl>
      <p className="letter-dates">{dates}</p>
      <p>
        Open these numbers at <a href={link}>{link}</a>
      </p>
    </>
  );
}

function Row({ label, value, total, share }: LetterRow) {
  return (
    <div className={total ? "letter-total" : undefined}>
      <dt>{label}</dt>
      <dd className="figures">{value}</dd>
      {share !== undefined && (
        <svg aria-hidden="true">
          <rect width={`${share * 100}%`} height="100%" />
        </svg>
      )}
    </div>
  );
}
