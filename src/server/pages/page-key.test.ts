import { expect, test } from "vitest";
import { pageKey } from "./page-key.ts";

test.for([
  ["/", "/"],
  ["//", "/"],
  ["/privacy", "/privacy"],
  ["/privacy//", "/privacy"],
  ["/%70rivacy", "/privacy"],
  ["/calculator/sensitivity", "/calculator/sensitivity"],
  ["//calculator///sensitivity/", "/calculator/sensitivity"],
  ["/education/%61rticles", "/education/articles"],
  ["/calculator", "/calculator"],
  ["/calculator/", "/calculator"],
  ["/calculator/nonsense", "/calculator/unknown"],
  ["/calculator/toString", "/calculator/unknown"],
  ["/education/a%2Fb", "/education/unknown"],
  ["/contact/nobody", "/contact/unknown"],
  ["/contact/calculator", "/contact/calculators"],
  ["/contact/education/", "/contact/guide"],
  ["/contact/extra-payment", "/contact/extra-payments"],
  ["/contact/toString", "/contact/unknown"],
  ["/tools/calculator", "/tools/unknown"],
  ["/education/articles/deeper", "/education/articles/deeper"],
  ["/constructor/name", "/constructor/name"],
  ["/a b", "/a%20b"],
  ["/a%20b%3F", "/a%20b%253F"],
] as const)("%s is kept as %s", ([path, key]) => {
  expect(pageKey(path)).toBe(key);
});
