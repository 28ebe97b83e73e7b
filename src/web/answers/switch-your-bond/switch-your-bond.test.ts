import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { differences, vectorsOf } from "#calculations/tools/vectors.ts";
import { toolContext, toolOpened, toolStarted } from "#web/testing/tool-opened.ts";
import { switchYourBond } from "./switch-your-bond.tsx";
import { longTermWarning } from "./switch-your-bond.words.ts";
import { switchPoints } from "./switch-your-bond-chart.tsx";

const context = toolContext("2026-11-22", specifiedFigures);
type Convention = "nominal" | "effective";
const opened = (link: string | object, convention: Convention = "nominal") =>
  toolOpened(switchYourBond, link, { ...context, convention });
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
const bond = "balance=1400000&interestRate=11.25&remainingMonths=204&newRate=10.25&bondCosts=34456";
const of = (link: string) => {
  const { result, values, answer } = opened(`${bond}&${link}`);
  return {
    said: plain(`${answer.figure} ${answer.sentence}`),
    cards: Object.fromEntries(answer.cards.map(({ label, value }) => [label, plain(value)])),
    warning: plain(longTermWarning(result, values)),
    result,
  };
};

test.each(vectorsOf("switch-your-bond"))(
  "a link with the inputs of $id gives its figures",
  ({ inputs, expected }) => {
    const { convention } = inputs as { convention?: Convention };
    expect(differences(opened(inputs, convention).result, expected)).toEqual([]);
  },
);

test("the sentence says from which month one is ahead, and how far after the chosen years", () => {
  const { said, cards } = of("noticeDays=90");
  expect(said).toBe("R23 892 better off after 5 years; ahead after 3 years, 4 months");
  expect(cards).toEqual({
    "The new bond saves": "R69 886",
    "Costs of switching": "−R45 994",
    "Better off": "R23 892",
    "You pay less a month": "R904",
    "Ahead from": "Month 40",
    "As good at your own bank": "10.91%",
  });
});

test("without notice the penalty is told apart, and the own bank needs no lower rate", () => {
  const { said, cards } = of("noticeDays=0");
  expect(said).toBe("R14 944 worse off after 5 years; ahead after 6 years, 2 months");
  expect(cards["Costs of switching"]).toBe("−R84 829");
  expect(cards).not.toHaveProperty("As good at your own bank");
});

test("an instalment that does not cover the interest has no answer, and says what would", () => {
  // 1 400 000 at 11.25 % ÷ 12 is 13 125 of interest a month.
  const { answer } = opened(`${bond}&instalment=13125`);
  expect(answer.figure).toBeUndefined();
  expect(plain(answer.problem)).toBe(
    "R13 125 a month never repays this bond: its interest alone is R13 125. Enter what you really pay, or leave it blank.",
  );
  expect(opened(`${bond}&instalment=14000`).answer.sentence).toContain("; ahead after ");
});

test("what the old contract asks for stays known beside an instalment of one's own", () => {
  expect(Math.round(of("instalment=20000").result.contractInstalment)).toBe(15_424);
});

test("years past the end of both bonds are counted to their end", () => {
  const short = opened(`${bond.replace("remainingMonths=204", "remainingMonths=21")}&horizonYears=5`).answer;
  expect(plain(short.sentence)).toMatch(/worse off once both are repaid; never ahead$/);
});

test("at the same rate the instalment is the same", () => {
  const { cards } = opened(bond.replace("newRate=10.25", "newRate=11.25")).answer;
  expect(cards).toContainEqual({ label: "You pay a month", value: "The same" });
});

test("costs added to the loan are made up for later", () => {
  expect(of("noticeDays=90&costsPaid=loan").said).toBe(
    "R1 831 better off after 5 years; ahead after 4 years, 10 months",
  );
});

test("a longer term has its warning, which goes once the old instalment is kept", () => {
  const { said, warning } = of("noticeDays=90&newTermMonths=360");
  expect(said).toBe("R11 540 worse off after 5 years; never ahead");
  expect(warning).toBe(
    "Over the whole term you pay R1 426 689 more, because the new bond runs 13 years longer.",
  );
  expect(of("noticeDays=90&newTermMonths=360&keepInstalment=1").warning).toBeUndefined();
});

test("the same rate, a higher one and two years left are never ahead; without costs one is ahead at once", () => {
  expect(of("noticeDays=90").said).toContain("; ahead after ");
  const same = opened(bond.replace("newRate=10.25", "newRate=11.25")).answer;
  expect(same.sentence).toContain("; never ahead");
  const higher = opened(bond.replace("newRate=10.25", "newRate=12")).answer;
  expect(higher.sentence).toContain("; never ahead");
  const free = `${bond.replace("bondCosts=34456", "bondCosts=0")}&noticeDays=90&cancellationCosts=0&initiationFee=0`;
  expect(opened(free).answer.sentence).toContain("; ahead at once");
  const level = opened(free.replace("newRate=10.25", "newRate=11.25")).answer;
  expect(`${level.figure} ${level.sentence}`).toBe("No difference between the two banks");
});

test("a contribution above the costs is capped, and paid back if one leaves early", () => {
  const { result, cards } = of("noticeDays=90&bankContribution=999999");
  expect([result.costs, cards["Costs of switching"]]).toEqual([0, "R0"]);
  const noteOf = (link: string) => plain(opened(link).answer.cards[1]?.note);
  expect(noteOf(`${bond}&bankContribution=999999`)).toBe("the new bank pays them all");
  expect(noteOf(`${bond}&bankContribution=30000`)).toBe(
    "of R84 829 in all, with R38 836 of penalty interest; the new bank pays the rest",
  );
  expect(noteOf(bond)).toBe("R38 836 of it penalty interest, which 90 days’ notice would save");
  const early = opened(`${bond}&noticeDays=90&bankContribution=35000&horizonYears=2`).answer;
  expect(plain(early.sentence)).toContain("after 2 years, with the bank’s R35 000 paid back");
});

test("to begin with the new rate is half a point lower over the remaining time", () => {
  const { values, answer } = toolStarted(switchYourBond, context);
  expect(values.newRate).toBeCloseTo(values.interestRate - 0.5, 9);
  expect([values.remainingMonths, values.newTermMonths]).toEqual([240, 240]);
  expect(answer.figure).toBeDefined();
  expect(opened("remainingMonths=100").values.newTermMonths).toBe(100);
});

test("without a debt it asks for one", () => {
  expect(opened("balance=0").answer.problem).toBe("Enter what you still owe to see whether a switch pays.");
});

test("the picture ends when nothing changes any more, also with an instalment of one's own", () => {
  const points = switchPoints(of("noticeDays=90&instalment=20000").result, 5);
  expect(points.at(-1)?.month).toBeLessThan(204);
  expect(switchPoints(of("noticeDays=90").result, 5).map(({ month }) => month)).toContain(40);
});
