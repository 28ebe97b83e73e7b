import { expect, test } from "vitest";
import { frameCode, scriptCode } from "./embed-code.ts";

const site = "https://ikhaya.example";

test("the bare frame has all settings in its address, written so that no editor breaks it", () => {
  expect(frameCode(site, "loan", { price: "1950000", levy: "", agent: "TN12" })).toMatch(
    /^<iframe src="https:\/\/ikhaya\.example\/embed\/loan\?price=1950000&amp;agent=TN12" title="Home loan calculator" width="100%" height="\d+" frameborder="0" loading="lazy"><\/iframe>$/,
  );
  expect(frameCode(site, "rent-or-buy", {})).toContain('src="https://ikhaya.example/embed/rent-or-buy"');
});

test("the script's code says the same in attributes, and in a link for where the script never comes", () => {
  expect(scriptCode(site, "cash-needed", { price: "1950000", hue: "250", scheme: "dark" })).toBe(
    '<div data-ikhaya="cash-needed" data-price="1950000" data-hue="250" data-scheme="dark" style="min-height:820px"><a href="https://ikhaya.example/embed/cash-needed?price=1950000&amp;hue=250&amp;scheme=dark" target="_blank">Cash you need to buy</a></div>\n<script async src="https://ikhaya.example/embed.js"></script>',
  );
});

test("what is typed cannot leave its attribute", () => {
  const code = scriptCode(site, "loan", { agent: '"><script>' });
  expect(code).toContain('data-agent="&quot;><script>"');
  expect(code).toContain('?agent=%22%3E%3Cscript%3E"');
});
