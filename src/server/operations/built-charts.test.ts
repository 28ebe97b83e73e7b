import { existsSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { OperatorCharts } from "#contract/operator-charts.ts";

const built = new URL("../../../dist/server/operator-charts.mjs", import.meta.url);
let charts: OperatorCharts;

beforeAll(async () => {
  if (!existsSync(built)) throw new Error("These tests need the built website: npm run build");
  charts = await import(built.href);
});

test("the build draws every kind of chart, with a rule in the stylesheet for each class and no style of its own", () => {
  const text = { id: "chart", label: "A chart", title: "A title", caption: "A caption" };
  const markup = [
    charts.bars({ ...text, bars: [{ name: "One", amount: 1, value: "1" }] }),
    charts.shares({ ...text, bars: [{ name: "One", value: "good", good: 60, middle: 30, poor: 10 }] }),
    charts.days({ ...text, days: [{ day: "2026-11-21", amount: 3 }] }),
  ].join("");
  expect(markup).not.toMatch(/style=|<script|undefined/);
  const classes = new Set(
    [...markup.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  expect(classes.size).toBeGreaterThan(10);
  expect([...classes].filter((name) => !charts.styles.includes(`.${name}`))).toEqual([]);
  expect(charts.styles).toContain("--leaf:");
});
