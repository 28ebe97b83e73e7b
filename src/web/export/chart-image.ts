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

/** Room around a drawing for the words of its axes, which are outside its box. */
const axes = { left: 64, top: 16, right: 16, bottom: 8 } as const;

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
    const { width: drawnWidth, height: drawnHeight } = drawing.getBoundingClientRect();
    const shape = {
      width: axes.left + drawnWidth + axes.right,
      height: axes.top + drawnHeight + axes.bottom,
    };
    const picture = await loaded(standalone(drawing, shape));
    const canvas = painted(picture, { backgroundColor, color, shape, lines });
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (file) downloadFile(`${name}.png`, file);
  } finally {
    remove();
    dark.remove();
  }
}

type Shape = { width: number; height: number };

/** The drawing as text inside a sheet of its own, each element carrying its computed style. */
function standalone(drawing: SVGSVGElement, shape: Shape): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll<SVGElement>("*")];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  for (const [index, original] of originals.entries()) {
    const style = getComputedStyle(original);
    for (const property of drawnProperties)
      copies[index]?.setAttribute(property, style.getPropertyValue(property));
  }
  const sheet = document.createElementNS(drawing.namespaceURI, "svg");
  const place = {
    x: axes.left,
    y: axes.top,
    width: shape.width - axes.left - axes.right,
    height: shape.height - axes.top - axes.bottom,
    overflow: "visible",
  };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
  sheet.setAttribute("viewBox", `0 0 ${shape.width} ${shape.height}`);
  sheet.setAttribute("width", String(width - 2 * margin));
  sheet.setAttribute("height", String(((width - 2 * margin) * shape.height) / shape.width));
  sheet.append(copy);
  return new XMLSerializer().serializeToString(sheet);
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  return picture;
}

type Paint = { backgroundColor: string; color: string; shape: Shape; lines: readonly string[] };

function painted(
  picture: HTMLImageElement,
  { backgroundColor, color, shape, lines }: Paint,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const height = ((width - 2 * margin) * shape.height) / shape.width;
  canvas.width = width;
  const top = margin * 1.75 + lines.length * words.height;
  canvas.height = top + height + 0.75 * margin;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw a picture.");
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color;
  context.font = "600 36px system-ui, sans-serif";
  context.fillText(heading, margin, margin * 1.2);
  context.font = `${words.size}px system-ui, sans-serif`;
  for (const [index, line] of lines.entries())
    context.fillText(line, margin, margin * 1.2 + (index + 1) * words.height + 6);
  context.drawImage(picture, margin, top, width - 2 * margin, height);
  return canvas;
}
