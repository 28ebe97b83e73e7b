import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import type { Inputs } from "#contract/input-fields.ts";
import { letterPicture } from "#web/answer-page/letter/letter-picture.ts";
import { DrawingAlone } from "#web/components/chart/chart-figure.tsx";
import { drawnImage, shapeOf } from "#web/export/chart-image.ts";
import { everyAnswer } from "#web/testing/every-answer.ts";
import { letterWith } from "#web/testing/example-page.ts";
import { loan } from "./loan/loan.tsx";
import { rateSensitivity } from "./rate-sensitivity/rate-sensitivity.tsx";

/** As wide as amounts and names get. */
const widest: Partial<Inputs> = {
  purchasePrice: 1_000_000_000,
  downPayment: 111_111_111,
  interestRate: 10.125,
  loanTerm: 37,
  extraPayment: 888_888_888,
  extraPaymentDuration: 479,
  grossIncome: 888_888_888,
  netIncome: 888_888_887,
  monthlyExpenses: 1,
};

const said = {
  figure: "About R88 888 888 888 888",
  sentence:
    "is a careful amount to borrow, at R888 888 888 888 a month for 39 years, 11 months, saved in interest. Banks may lend more or less",
};

test("in the picture the words of an axis are as far apart as on the page", async () => {
  const { picture } = await letterWith(rateSensitivity, {});
  const screen = await render(<DrawingAlone value>{picture?.drawing}</DrawingAlone>);
  const drawing = screen.container.querySelector("svg")!;
  const { src } = await drawnImage(drawing, 600);
  const sheet = document.createElement("div");
  sheet.innerHTML = decodeURIComponent(src.slice(src.indexOf(",") + 1));
  // As an image it has no style sheets.
  for (const styled of sheet.querySelectorAll("[class]")) styled.removeAttribute("class");
  document.body.append(sheet);
  onTestFinished(() => sheet.remove());
  const placeOf = (root: Element, words: string) =>
    [...root.querySelectorAll("text")].find((text) => text.textContent === words)!.getBoundingClientRect();
  expect(placeOf(sheet, "Rate").right).toBeLessThan(placeOf(sheet, "8%").left);
  const apart = (root: Element) => placeOf(root, "8%").left - placeOf(root, "Rate").left;
  expect(apart(sheet) / apart(drawing)).toBeCloseTo(600 / shapeOf(drawing).width, 1);
});

async function pixelsOf(file: Blob) {
  const image = await createImageBitmap(file);
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context?.drawImage(image, 0, 0);
  const { data } = context!.getImageData(0, 0, image.width, image.height);
  const colours = new Uint32Array(data.buffer);
  const at = (x: number, y: number) => colours[y * image.width + x];
  return { width: image.width, height: image.height, at };
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

/** The outermost places that are not paper. */
function drawnBox({ width, height, at }: Pixels) {
  const paper = at(0, 0);
  const box = { left: width, right: 0, top: height, bottom: 0 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (at(x, y) === paper) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  return box;
}

test.for(everyAnswer)(
  "the picture of $id is 1080 by 1350 and keeps its margins, however long its words are",
  async (answer) => {
    for (const values of [widest, { ...widest, downPayment: 1_000_000_000 }]) {
      const pixels = await pixelsOf(await letterPicture(await letterWith(answer, values, { said })));
      expect([pixels.width, pixels.height]).toEqual([1080, 1350]);
      const { left, right, top, bottom } = drawnBox(pixels);
      expect(left).toBeGreaterThanOrEqual(56);
      expect(right).toBeLessThanOrEqual(1080 - 56);
      expect(top).toBeGreaterThanOrEqual(56);
      expect(bottom).toBeLessThanOrEqual(1350 - 50);
    }
  },
);

test("the picture is light on a dark screen too, and leaves nothing in the page", async () => {
  document.documentElement.style.colorScheme = "dark";
  const before = document.body.childElementCount;
  const { at } = await pixelsOf(await letterPicture(await letterWith(loan, {})));
  document.documentElement.style.colorScheme = "";
  const [red, green, blue] = new Uint8ClampedArray(Uint32Array.of(at(0, 0)!).buffer);
  expect(Math.min(red!, green!, blue!)).toBeGreaterThan(240);
  expect(document.body.childElementCount).toBe(before);
});
