import { downloadFile } from "./download.ts";

/** Properties that a drawing takes from style sheets and that a picture on its own would lose. */
const drawnProperties = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "paint-order",
  "font-family",
  "font-size",
  "font-weight",
  "stroke-linejoin",
] as const;

const width = 1440;
const margin = 60;
const heading = "Chart Export";

/** The lines under the heading, in pixels. */
const words = { size: 24, height: 34 } as const;

/** Room around a drawing and its words, in its own pixels: a point on its edge is to be whole. */
const rim = 8;

/**
 * Saves a drawing as {name}.png on the dark background, headed "Chart Export", with `lines` of words under that: a
 * picture that is passed on must say by itself what it is of. The drawing is styled once
 * more inside an element that is always dark, so that the picture is the same in either colour scheme.
 */
export async function downloadChartImage(
  name: string,
  lines: readonly string[],
  draw: (into: HTMLElement) => () => void,
): Promise<void> {
  const dark = document.createElement("div");
  dark.className = "chart-export";
  document.body.append(dark);
  const remove = draw(dark);
  try {
    const drawing = dark.querySelector("svg");
    if (!drawing) return;
    const { backgroundColor, color } = getComputedStyle(dark);
    const picture = await drawnImage(drawing, width - 2 * margin);
    const canvas = painted(picture, { backgroundColor, color, lines });
    downloadFile(`${name}.png`, await pngOf(canvas));
  } finally {
    remove();
    dark.remove();
  }
}

/** A drawing's box, and how large it is with the words that are outside it. */
type Shape = { left: number; top: number; width: number; height: number; box: DOMRect };

/** The shape of a drawing in the page, in its own pixels. */
export function shapeOf(drawing: SVGSVGElement): Shape {
  const box = drawing.getBoundingClientRect();
  const boxes = [box, ...[...drawing.querySelectorAll("text")].map((words) => words.getBoundingClientRect())];
  const least = (edge: "left" | "top") => Math.min(...boxes.map((one) => one[edge])) - rim;
  const most = (edge: "right" | "bottom") => Math.max(...boxes.map((one) => one[edge])) + rim;
  const [left, top] = [least("left"), least("top")];
  return {
    left: box.left - left,
    top: box.top - top,
    width: most("right") - left,
    height: most("bottom") - top,
    box,
  };
}

/** A drawing of the page with the words of its axes, as an image of this width that needs no style sheet. */
export async function drawnImage(drawing: SVGSVGElement, width: number): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(drawing, width))}`;
  await picture.decode();
  return picture;
}

/** What a canvas shows, as a PNG. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new Error("This browser cannot save a picture."))),
      "image/png",
    ),
  );
}

/** A canvas of this size with what draws on it. */
export function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw a picture.");
  return [canvas, context];
}

/** A property as the image needs it: a line whose stroke the browser does not enlarge is given a wider one. */
function drawnValue(of: SVGElement, property: string, style: CSSStyleDeclaration, times: number): string {
  const value = style.getPropertyValue(property);
  const own = /^stroke-(width|dasharray)$/.test(property) && of.hasAttribute("vector-effect");
  return own ? value.replace(/[\d.]+/g, (size) => String(Number(size) * times)) : value;
}

/** Where a style sheet moves a word to: "-60px" is "translate(-60)". */
const shift = (translate: string) => `translate(${translate.replaceAll("px", "")})`;

/** The drawing as text inside a sheet of its own, each element carrying its computed style. */
function standalone(drawing: SVGSVGElement, width: number): string {
  const shape = shapeOf(drawing);
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>("*")];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  for (const [index, original] of originals.entries()) {
    const style = getComputedStyle(original);
    for (const property of drawnProperties)
      copies[index]?.setAttribute(property, drawnValue(original, property, style, width / shape.width));
    if (style.translate !== "none") copies[index]?.setAttribute("transform", shift(style.translate));
  }
  const sheet = document.createElementNS(drawing.namespaceURI, "svg");
  const place = {
    x: shape.left,
    y: shape.top,
    width: shape.box.width,
    height: shape.box.height,
    overflow: "visible",
  };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
  sheet.setAttribute("viewBox", `0 0 ${shape.width} ${shape.height}`);
  sheet.setAttribute("width", String(width));
  sheet.setAttribute("height", String((width * shape.height) / shape.width));
  sheet.append(copy);
  return new XMLSerializer().serializeToString(sheet);
}

type Paint = { backgroundColor: string; color: string; lines: readonly string[] };

function painted(picture: HTMLImageElement, { backgroundColor, color, lines }: Paint): HTMLCanvasElement {
  const top = margin * 1.75 + lines.length * words.height;
  const [canvas, context] = canvasOf(width, top + picture.height + 0.75 * margin);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color;
  context.font = "600 36px system-ui, sans-serif";
  context.fillText(heading, margin, margin * 1.2);
  context.font = `${words.size}px system-ui, sans-serif`;
  for (const [index, line] of lines.entries())
    context.fillText(line, margin, margin * 1.2 + (index + 1) * words.height + 6);
  context.drawImage(picture, margin, top, picture.width, picture.height);
  return canvas;
}
