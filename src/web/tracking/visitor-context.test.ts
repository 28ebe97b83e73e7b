import { expect, test } from "vitest";
import { visitorContext } from "./visitor-context.ts";

const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const blink = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0";
const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit}`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`;

test.for([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`, "desktop", "Chrome", "Windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/131.0.0.0`,
    "desktop",
    "Edge",
    "Windows",
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`, "mobile", "Chrome", "Android"],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36 EdgA/131.0.0.0`,
    "mobile",
    "Edge",
    "Android",
  ],
  [`Mozilla/5.0 (Linux; Android 14; SM-X200) ${blink} Safari/537.36`, "tablet", "Chrome", "Android"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${blink} Safari/537.36`, "desktop", "Chrome", "Linux"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "desktop", "Firefox", "Linux"],
  ["Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0", "mobile", "Firefox", "Android"],
  ["Mozilla/5.0 (Android 14; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0", "tablet", "Firefox", "Android"],
  [mac, "desktop", "Safari", "macOS"],
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, "mobile", "Safari", "iOS"],
  [`${iphone} CriOS/131.0 Mobile/15E148 Safari/604.1`, "mobile", "Chrome", "iOS"],
  [`${iphone} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, "mobile", "Firefox", "iOS"],
  ["curl/8.5.0", "desktop", "Unknown", "Unknown"],
  ["", "desktop", "Unknown", "Unknown"],
] as const)("%s is a %s with %s on %s", ([userAgent, device, browser, os]) => {
  expect(visitorContext(userAgent, 0)).toEqual({ device, browser, os });
});

test("a Mac with touch is an iPad", () => {
  expect(visitorContext(mac, 5)).toEqual({ device: "tablet", browser: "Safari", os: "iOS" });
});
