import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { DrawingAlone } from "#web/components/chart/chart-figure.tsx";
import { markPath } from "#web/components/chart/mark-path.ts";
import { canvasOf, drawnImage, pngOf, shapeOf } from "#web/export/chart-image.ts";
import newsreader from "#web/styles/fonts/newsreader-display.woff2?url";
import type { AnswerLetter, LetterRow } from "../described.ts";

/** An answer in all words and figures that go on one page or into one picture. */
export type Letter = Omit<AnswerLetter, "opens"> & {
  figure: string;
  sentence: string;
  name: string;
  productName: string;
  /** The site without "https://". */
  host: string;
  /** When it was worked out and of which day the figures are; a picture has room for less. */
  dates: string;
  fewDates: string;
  link: string;
};

/** As large as a picture in a chat may be without being cut. */
const size = { width: 1080, height: 1350 } as const;
const margin = 60;
const inner = size.width - 2 * margin;

/** How much larger than on the page a drawing is, so that its letters can be read on a phone. */
const enlarged = 2.1;
/** How much larger it is at least, where it can be that low. */
const readable = 1.5;
/** What a drawing's words take over it and under it, in pixels of the page. */
const aroundPlot = 56;

/** A part of the picture, from top to bottom. */
type Block = { height: number; draw: (top: number) => void };

/**
 * The letter as a picture of 1080 × 1350, always in the light colours. Lines that are too long are broken, and what
 * cannot be broken is written smaller: nothing runs over the edge. The drawing has the room that the words leave.
 */
export async function letterPicture(letter: Letter): Promise<Blob> {
  const host = document.createElement("div");
  host.className = "chart-export";
  host.style.colorScheme = "light";
  // The letters of the drawing are those of the picture, however large the visitor's own are.
  host.style.setProperty("--text-chart", "16px");
  host.style.setProperty("--axis-chart", "60px");
  document.body.append(host);
  const root = createRoot(host);
  try {
    flushSync(() => root.render(createElement(DrawingAlone, { value: true }, letter.picture?.drawing)));
    await displayFace();
    const [canvas, context] = canvasOf(size.width, size.height);
    const pen = penOf(context, host);
    await paint(letter, pen, host);
    return await pngOf(canvas);
  } finally {
    root.unmount();
    host.remove();
  }
}

/** The page's own face of this kind may have come too late to be used; this one is waited for. */
const pictureFace = "Newsreader of the picture";

async function displayFace(): Promise<void> {
  if ([...document.fonts].some(({ family }) => family.includes(pictureFace))) return;
  const face = new FontFace(pictureFace, `url(${newsreader})`, { weight: "400 700" });
  // Without it the stand-in is drawn.
  await face.load().then(
    (loaded) => document.fonts.add(loaded),
    () => {},
  );
}

type Face = "display" | "sans";
type Pen = ReturnType<typeof penOf>;

/** The canvas with the faces and colours of the site. */
function penOf(context: CanvasRenderingContext2D, host: HTMLElement) {
  const styles = getComputedStyle(document.documentElement);
  const families = {
    display: `"${pictureFace}", ${styles.getPropertyValue("--display")}`,
    sans: styles.getPropertyValue("--sans"),
  };
  return {
    context,
    font: (face: Face, weight: number, px: number) => `${weight} ${px}px ${families[face]}`,
    /** A colour of the tokens, as the light scheme has it. */
    colour(name: string): string {
      host.style.color = `var(--${name})`;
      return getComputedStyle(host).color;
    },
  };
}

async function paint(letter: Letter, pen: Pen, host: HTMLElement): Promise<void> {
  const { context } = pen;
  const { about, figure, sentence, quoted, picture, rows, fewRows = rows } = letter;
  const title = picture?.title ?? host.querySelector("[data-title]")?.textContent;
  context.fillStyle = pen.colour("paper");
  context.fillRect(0, 0, size.width, size.height);

  const above = [
    brand(letter.productName, pen),
    text(about, pen, { px: 36, gap: 40, most: 2 }),
    text(figure, pen, { px: 128, gap: 4, face: "display", weight: 500, colour: "ink", most: 1 }),
    text(sentence, pen, { px: 44, colour: "ink", most: 3 }),
    ...(quoted ? [text(`A bank would quote ${quoted}.`, pen, { px: 34, gap: 8, most: 1 })] : []),
    ...(title ? [text(title, pen, { px: 32, gap: 26, weight: 600, colour: "ink", most: 1 })] : []),
  ];
  const lines = (spare: number) => fewRows.map((row) => line(row, pen, spare));
  const foot = [
    text(letter.fewDates, pen, { px: 24, gap: 22, most: 3 }),
    text(letter.host, pen, { px: 34, gap: 10, weight: 600, colour: "leaf", most: 1 }),
  ];

  const top = draw(above, margin);
  const bottom = size.height - margin - heightOf(foot);
  draw(foot, bottom);
  const drawing = host.querySelector("svg");
  const room = bottom - top - heightOf(lines(0));
  // Without a drawing the lines have its room.
  const spare = drawing ? 0 : Math.min(90, room / fewRows.length);
  const linesTop = drawing ? top + room : top + (room - spare * fewRows.length) / 2;
  draw(lines(spare), linesTop);
  if (drawing) await drawCurve(drawing, { host, context, top, bottom: linesTop });
}

type Place = { host: HTMLElement; context: CanvasRenderingContext2D; top: number; bottom: number };

/** The drawing, as wide as the picture's words: drawn narrower first, so that its letters become larger. */
async function drawCurve(drawing: SVGSVGElement, { host, context, top, bottom }: Place): Promise<void> {
  const room = bottom - top - 20;
  // As low as lets its letters be large, for the words on it and under it too.
  const plot = Math.min(220, Math.max(120, room / readable - aroundPlot));
  host.style.setProperty("--plot-height", `${plot}px`);
  const { width, height } = shapeOf(drawing);
  const beside = width - host.getBoundingClientRect().width;
  host.style.width = `${inner / Math.min(enlarged, room / height) - beside}px`;
  const image = await drawnImage(drawing, inner);
  context.drawImage(image, margin, top + (room - image.height) / 2 + 10, image.width, image.height);
}

const heightOf = (blocks: readonly Block[]) => blocks.reduce((sum, { height }) => sum + height, 0);

/** Draws one under the other; where the last one ends. */
function draw(blocks: readonly Block[], start: number): number {
  let top = start;
  for (const block of blocks) {
    block.draw(top);
    top += block.height;
  }
  return top;
}

/** The mark and the product's name. */
function brand(name: string, pen: Pen): Block {
  const { context } = pen;
  const px = 56;
  return {
    height: px,
    draw(top) {
      context.save();
      context.translate(margin, top);
      context.scale(px / 32, px / 32);
      Object.assign(context, { lineWidth: 3, lineJoin: "round", lineCap: "round" });
      context.strokeStyle = pen.colour("leaf");
      context.stroke(new Path2D(markPath));
      context.restore();
      context.fillStyle = pen.colour("ink");
      context.font = pen.font("display", 500, 46);
      context.fillText(name, margin + px + 20, top + 44, inner - px - 20);
    },
  };
}

type Words = {
  px: number;
  /** Room above. */
  gap?: number;
  face?: Face;
  weight?: number;
  colour?: string;
  /** So many lines at most: what takes more is written smaller. */
  most: number;
};

/** Words in as many lines as they need. */
function text(words: string, pen: Pen, how: Words): Block {
  const { gap = 0, face = "sans", weight = 400, colour = "ink-soft", most } = how;
  const { context } = pen;
  const written = (px: number) => {
    context.font = pen.font(face, weight, px);
    return broken(words, context);
  };
  const fits = (lines: string[]) =>
    lines.length <= most && lines.every((one) => context.measureText(one).width <= inner);
  // A little smaller, if that saves a line.
  const smaller = Math.floor(how.px * 0.88);
  let px = written(smaller).length < written(how.px).length ? smaller : how.px;
  while (px > 12 && !fits(written(px))) px -= 2;
  const lines = written(px);
  const height = px * (face === "display" ? 1.1 : 1.3);
  return {
    height: gap + lines.length * height,
    draw(top) {
      context.font = pen.font(face, weight, px);
      context.fillStyle = pen.colour(colour);
      for (const [index, one] of lines.entries())
        context.fillText(one, margin, top + gap + index * height + px);
    },
  };
}

/** Words broken into lines where there is a space that may be broken. */
function broken(words: string, context: CanvasRenderingContext2D): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && context.measureText(longer).width <= inner) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A line of what makes up the answer: what it is on the left, how much on the right, a bar under it. */
function line({ label, value, total = false, share }: LetterRow, pen: Pen, spare: number): Block {
  const { context } = pen;
  let px = 34;
  const font = () => pen.font("sans", total ? 700 : 400, px);
  const width = () => {
    context.font = font();
    return context.measureText(label).width + context.measureText(value).width + 30;
  };
  while (px > 12 && width() > inner) px -= 1;
  const bar = share === undefined ? 0 : 14 + spare / 4;
  const height = 52 + spare + (bar && 12);
  return {
    height,
    draw(top) {
      context.fillStyle = pen.colour(total ? "ink" : "hairline");
      context.fillRect(margin, top, inner, 2);
      context.fillStyle = pen.colour("ink");
      context.font = font();
      const base = top + (height - bar) / 2 + 12;
      context.fillText(label, margin, base);
      context.textAlign = "end";
      context.fillText(value, size.width - margin, base);
      context.textAlign = "start";
      context.fillStyle = pen.colour(total ? "clay" : "leaf");
      context.fillRect(margin, top + height - bar - 16, inner * (share ?? 0), bar);
    },
  };
}
