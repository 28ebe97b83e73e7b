import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { DrawingAlone } from "#web/components/chart/chart-figure.tsx";
import { Mark } from "#web/site/mark.tsx";
import type { LetterRow } from "../described.ts";
import styles from "./letter.css?inline";
import type { Letter } from "./letter.tsx";

/**
 * Prints the letter alone, on one page. It is in the document for as long as the print takes; its styles come with it,
 * because the page must not grow by what few visitors use.
 */
export function printLetter(letter: Letter): void {
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

function LetterPaper(letter: Letter) {
  const { about, figure, sentence, quoted, picture, rows, dates, link, productName } = letter;
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
