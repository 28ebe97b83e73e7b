import fc from "fast-check";
import { expect, test } from "vitest";
import { internationalPhone } from "./phone.ts";

/**
 * The ranges of the South African numbering plan by their first digits behind the 0: landlines by area, mobile,
 * toll-free, premium, share-call and internet telephony.
 */
const ranges = [
  ...["10", "11", "12", "13", "14", "15", "16", "17", "18", "21", "22", "23", "27", "28", "31", "32", "33"],
  ...["34", "35", "36", "39", "40", "41", "42", "43", "44", "45", "46", "47", "48", "49", "51", "53", "54"],
  ...["56", "57", "58", "60", "61", "62", "63", "64", "65", "66", "67", "68", "71", "72", "73", "74", "76"],
  ...[
    "78",
    "79",
    "81",
    "82",
    "83",
    "84",
    "800",
    "801",
    "808",
    "860",
    "861",
    "862",
    "865",
    "871",
    "875",
    "90",
  ],
];

/** A number of so many digits behind the 0, in any of the ranges. */
const numbers = (length: number) =>
  fc
    .tuple(fc.constantFrom(...ranges), fc.integer({ min: 0, max: 10 ** 11 - 1 }))
    .map(([start, rest]) =>
      (start + String(rest).padStart(11, "2").replaceAll(/[01]/g, "5")).slice(0, length),
    );
const written = fc.constantFrom(
  (number: string) => `0${number}`,
  (number: string) => `+27${number}`,
  (number: string) => `0027 ${number}`,
  (number: string) => `+27 (0)${number}`,
  (number: string) => `0${number.slice(0, 2)} ${number.slice(2, 5)} ${number.slice(5)}`,
  (number: string) => `(0${number.slice(0, 2)}) ${number.slice(2, 5)}-${number.slice(5)}`,
);

test("numbers of every South African range are taken, in whatever way they are written", () => {
  const seen = new Set<string>();
  const right = fc.property(numbers(9), written, (number, write) => {
    seen.add(number.slice(0, 2));
    expect(internationalPhone(write(number)), write(number)).toBe(`+27${number}`);
  });
  fc.assert(right, { numRuns: 1_500 });
  expect(seen.size).toBeGreaterThan(50);
}, 120_000);

test.for(["202a", "202b", "202c", "2066", "2067", "2068", "2069", "200e", "200f", "061c", "feff", "00ad"])(
  "a number that was copied with the invisible mark U+%s is the number",
  (code) => {
    const mark = String.fromCodePoint(Number.parseInt(code, 16));
    for (const typed of [
      `${mark}+27 82 123 4567${mark}`,
      `082${mark}123${mark}4567`,
      `+${mark}27821234567`,
    ]) {
      expect(internationalPhone(typed), JSON.stringify(typed)).toBe("+27821234567");
    }
  },
);

test("a digit short, or a digit long, is no South African number", () => {
  for (const length of [4, 5, 6, 7, 8, 10, 11]) {
    const wrong = fc.property(numbers(length), written, (number, write) => {
      expect(internationalPhone(write(number)), write(number)).toBeUndefined();
    });
    fc.assert(wrong, { numRuns: 400 });
  }
}, 120_000);

test.for([
  "082123",
  "0821234",
  "08212345",
  "082123456",
  "08212345678",
  "086112345678",
  "10111",
  "112",
  "0860",
])("%s reaches nobody", (typed) => expect(internationalPhone(typed)).toBeUndefined());

test("numbers of other countries are taken with their country code", () => {
  for (const number of ["+264811234567", "+26771234567", "+442079460958", "+12125550123", "+4915123456789"]) {
    expect(internationalPhone(number)).toBe(number);
  }
});

test("an extension stays with its number", () => {
  expect(internationalPhone("011 234 5678 ext 12")).toBe("+27112345678 ext. 12");
});
