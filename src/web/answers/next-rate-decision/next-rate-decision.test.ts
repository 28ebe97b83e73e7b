import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { differences, vectorsOf } from "#calculations/tools/vectors.ts";
import { toolContext, toolOpened, toolStarted } from "#web/testing/tool-opened.ts";
import { nextRateDecision } from "./next-rate-decision.tsx";

const context = toolContext("2026-11-01", specifiedFigures);
const opened = (link: string | object, changed: object = {}) =>
  toolOpened(nextRateDecision, link, { ...context, ...changed });
const said = ({ answer: { figure, sentence } }: ReturnType<typeof opened>) =>
  `${figure} ${sentence}`.replaceAll("\u00a0", " ");

type Expected = { next: string | null; daysUntil: number | null; rows: { basisPoints: number }[] };

test.each(vectorsOf("next-rate-decision"))(
  "a link with the inputs of $id gives its figures",
  ({ inputs, expected }) => {
    const { today, convention = "nominal" } = inputs as { today: string; convention?: string };
    const { result } = opened(inputs, { today, convention });
    const shown = result.rows.map(({ basisPoints }) => basisPoints);
    const { next, daysUntil, rows, ...figures } = expected as Expected;
    // The page has five changes and the table's dates, where a vector asks for others.
    const theirs = rows.filter(({ basisPoints }) => shown.includes(basisPoints));
    const ours = result.rows.filter((row) =>
      theirs.some(({ basisPoints }) => basisPoints === row.basisPoints),
    );
    expect(differences({ ...result, rows: ours }, { ...figures, rows: theirs })).toEqual([]);
    if (today >= "2026-11-01")
      expect([result.next ?? null, result.daysUntil ?? null]).toEqual([next, daysUntil]);
  },
);

const loan = "balance=1500000&remainingMonths=240&interestRate=11";

test("the sentence says what a quarter point adds, and when it may", () => {
  expect(said(opened(loan))).toBe("R256 more a month if the Reserve Bank adds a quarter point on 19 Nov");
  expect(said(opened(loan, { today: "2026-11-19" }))).toContain("adds a quarter point today");
});

test("without a known date it names none, and an added one takes its place", () => {
  const today = "2026-11-22";
  const none = opened(loan, { today });
  expect(said(none)).toMatch(/adds a quarter point$/);
  const added = opened(loan, { today, addedAnnouncementDates: ["2027-01-28", "2027-03-25"] });
  expect(said(added)).toContain("on 28 Jan");
});

test("a chosen decision is the one that is answered: down, none, and one that is not in the table", () => {
  expect(said(opened(`${loan}&change=-0.5`))).toBe(
    "R507 less a month if the Reserve Bank cuts half a point on 19 Nov",
  );
  expect(said(opened(`${loan}&change=0`))).toBe(
    "No change if the Reserve Bank leaves its rate as it is on 19 Nov",
  );
  expect(said(opened(`${loan}&change=0.125`))).toContain(
    "R128 more a month if the Reserve Bank adds 0.125 percentage points",
  );
  const more = opened(`${loan}&change=1`);
  expect(said(more)).toContain("adds 1 percentage point");
  expect(more.result.rows.map(({ basisPoints }) => basisPoints)).toEqual([-50, -25, 0, 25, 50, 100]);
});

test("three figures add up: the instalment now, what the decision adds, and after it", () => {
  const { cards } = opened(loan).answer;
  const [now, more, after] = cards!.map(({ value }) => Number(value.replace(/[^\d.-]/g, "")));
  expect(cards!.map(({ label }) => label)).toEqual([
    "Your instalment now",
    "The rate changes by +0.25",
    "After the decision",
  ]);
  expect(Math.abs(now! + more! - after!)).toBeLessThanOrEqual(1);
});

test("with seven years left R620,000 costs R82 more; the last payment alone almost nothing", () => {
  expect(opened("balance=620000&remainingMonths=84&interestRate=11").answer.figure).toBe("R82");
  expect(opened("balance=1000&remainingMonths=1&interestRate=11").answer.figure).toBe("Less than R1");
});

test("near a rate of 0 nothing falls below it", () => {
  const { result } = opened("balance=620000&remainingMonths=84&interestRate=0.25");
  expect(result.rows[0]!.interestRate).toBe(0);
});

test("at the highest rate it says so, and never R0 more", () => {
  const { answer } = opened("balance=620000&interestRate=40");
  expect(`${answer.figure} ${answer.sentence}`).toBe(
    "No change can be shown after a rise: 40.00% is the highest rate that we work with",
  );
});

test("with nothing owed it asks for what is owed", () => {
  const { answer } = opened("balance=0");
  expect(answer.figure).toBeUndefined();
  expect(answer.problem).toBe("Enter what you still owe to see what a decision would do.");
});

test("it starts with the calculators' loan over its whole term, at prime as it is now", () => {
  const { values, result } = toolStarted(nextRateDecision, context);
  expect(values).toMatchObject({ balance: 2_000_000, remainingMonths: 240, prime: 10.75 });
  expect(result.instalment).toBeGreaterThan(0);
});
