import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { differences, vectorsOf } from "#calculations/tools/vectors.ts";
import { rand } from "#web/format/rand.ts";
import { toolContext, toolOpened, toolStarted } from "#web/testing/tool-opened.ts";
import { owedPoints } from "./owed-picture.tsx";
import { payOffSooner } from "./pay-off-sooner.tsx";
import { goalWords, payoffDifference, refusedWords } from "./pay-off-sooner.words.ts";
import { payoffCalendar, payoffMonths, payoffYears } from "./payoff-schedule.tsx";

const context = toolContext("2026-11-22", specifiedFigures);
const opened = (link: string | object) => toolOpened(payOffSooner, link, context);
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
const bond = "balance=1200000&interestRate=10.75&remainingMonths=240&firstInstalment=2027-01";
const said = (link: string) => {
  const { figure, sentence } = opened(`${bond}&${link}`).answer;
  return plain(`${figure} ${sentence}`);
};
const goalSaid = (link: string) => {
  const { result } = opened(`${bond}&${link}`);
  return plain(goalWords(result));
};

test.each(vectorsOf("pay-off-sooner"))(
  "a link with the inputs of $id gives its figures",
  ({ inputs, expected }) => {
    const { probeMonths = [] } = inputs as { probeMonths?: number[] };
    // The tool starts with the extra payments calculator's R500; a vector without an extra means none.
    const { result } = opened({ monthlyExtra: 0, ...inputs });
    const balances = Object.fromEntries(
      probeMonths.map((month) => [month, result.rows[month - 1]?.balance ?? 0]),
    );
    expect(differences({ ...result, balances }, expected)).toEqual([]);
  },
);

test("the sentence names the last month, how much sooner it is, and the interest saved", () => {
  expect(said("monthlyExtra=1000")).toBe(
    "Done in October 2042, 4 years 2 months sooner, with R425 947 of interest saved",
  );
  expect(said("monthlyExtra=0&lumpSums.0.month=2027-12&lumpSums.0.amount=100000")).toBe(
    "Done in November 2042, 4 years 1 month sooner, with R509 020 of interest saved",
  );
  expect(said("monthlyExtra=0&annualExtra.amount=15000")).toBe(
    "Done in March 2042, 4 years 9 months sooner, with R470 236 of interest saved",
  );
  expect(said("monthlyExtra=0")).toBe("Done in December 2046, with nothing extra paid in");
});

test("the cards begin with the interest that is saved: the sentence says the time", () => {
  const [first] = opened(`${bond}&monthlyExtra=1000`).answer.cards!;
  expect(plain(`${first!.label} ${first!.value} ${first!.note}`)).toBe(
    "Interest saved R425 947 you pay R1 297 912 in place of R1 723 859",
  );
});

test("with neither the years left nor an own instalment the field says that a whole term is counted", () => {
  const hint = (link: string) => {
    const { values } = opened(`balance=180000&monthlyExtra=500${link}`);
    return payOffSooner.hints!.remainingMonths!({ values } as never);
  };
  expect(hint("")).toBe("A whole term. Your statement says what is left.");
  expect(hint("&remainingMonths=84")).toBeUndefined();
  expect(hint("&instalment=3000")).toBe("What you really pay decides how long it takes.");
});

test("a lower instalment in place of a shorter term ends no sooner, and a card names it", () => {
  const link = "monthlyExtra=0&lumpSums.0.month=2027-12&lumpSums.0.amount=100000&afterLumpSum=lower";
  expect(said(link)).toBe("Done in December 2046, no sooner, with R135 010 of interest saved");
  const { cards } = opened(`${bond}&${link}`).answer;
  expect(plain(cards!.find(({ label }) => label === "Instalment at the end")?.value)).toBe("R11 152");
});

test("the goal is told as an amount a month, as reached already, or as out of reach", () => {
  expect(goalSaid("goal.kind=date&goal.month=2038-12")).toBe(
    "To be done by December 2038, pay R2 683 extra a month in place of R500. That repays the bond in 12 years and saves R783 220 of interest.",
  );
  expect(goalSaid("goal.kind=date&goal.month=2038-12&annualExtra.amount=15000")).toMatch(
    /pay R1 494 extra a month/,
  );
  expect(goalSaid("goal.kind=interest&goal.interestSaved=500000")).toMatch(
    /^To save that much, pay R1 259 extra/,
  );
  expect(goalSaid("goal.kind=date&goal.month=2046-12")).toBe(
    "Nothing extra a month is needed: you are there already. That repays the bond in 20 years.",
  );
  expect(goalSaid("goal.kind=date&goal.month=2026-12")).toBe(
    "No amount can: that month is before your first instalment.",
  );
  expect(goalSaid("goal.kind=interest&goal.interestSaved=2000000")).toBe(
    "No amount can: the bond costs R1 723 859 of interest in all.",
  );
  expect(goalSaid("goal.kind=date")).toBeUndefined();
  expect(goalSaid("goal.kind=none")).toBeUndefined();
});

test("money drawn again costs interest, and what was not paid ahead is refused", () => {
  const drawn = opened(
    `${bond}&monthlyExtra=0&lumpSums.0.month=2027-06&lumpSums.0.amount=200000&withdrawals.0.month=2029-06&withdrawals.0.amount=150000`,
  );
  expect(drawn.values.accessBond).toBe(true);
  expect(plain(drawn.answer.cards!.find(({ label }) => label === "What drawing costs")?.value)).toBe(
    "R393 831",
  );
  expect(refusedWords(drawn.result)).toBeUndefined();
  const refused = opened(`${bond}&monthlyExtra=1000&withdrawals.0.month=2028-12&withdrawals.0.amount=60000`);
  expect(plain(refusedWords(refused.result))).toMatch(
    /^R33 357 of what you want to draw is refused; R26 643 is given/,
  );
});

test("with an access bond a card says what could be drawn after a year, or what is left after the last withdrawal", () => {
  const drawable = (link: string) => {
    const { answer, result } = opened(`${bond}&monthlyExtra=1000&accessBond=1${link}`);
    const card = answer.cards!.find(
      ({ label }) => label === "You could draw" || label === "Left to draw then",
    );
    return { card, rows: result.rows };
  };
  const none = drawable("");
  expect(none.card).toEqual({
    label: "You could draw",
    value: rand(none.rows[11]!.availableToDraw),
    note: "after 1\u00a0year",
  });
  const drawn = drawable("&withdrawals.0.month=2028-12&withdrawals.0.amount=20000");
  expect(drawn.card).toEqual({
    label: "Left to draw then",
    value: rand(drawn.rows[23]!.availableToDraw),
    note: "after 2\u00a0years",
  });
});

test("an instalment below the interest is never repaid, and the least that would do is named", () => {
  expect(said("monthlyExtra=0&instalment=10000")).toMatch(
    /^Never repaid at R10 000 a month: .* The least instalment that would do is R10 7\d\d\.$/,
  );
  const { cards } = opened(`${bond}&monthlyExtra=0&instalment=10000`).answer;
  expect(cards!.map(({ label }) => label)).toEqual(["Paying in is like earning"]);
  expect(said("monthlyExtra=0&instalment=10000&lumpSums.0.month=2027-02&lumpSums.0.amount=200000")).toMatch(
    /^Done in .*, thanks to what you pay in: the instalment alone would never repay it, .* past the contract’s term$/,
  );
});

test("at a rate of nothing there are months to save and no interest", () => {
  const { figure, sentence } = opened(`${bond.replace("10.75", "0")}&monthlyExtra=1000`).answer;
  expect(plain(`${figure} ${sentence}`)).toBe(
    "Done in August 2043, 3 years 4 months sooner; at a rate of 0% there is no interest to save",
  );
});

test("at a debt of R1 the interest saved is said, and no rate of nothing", () => {
  const { figure, sentence } = opened("balance=1&interestRate=10.75&remainingMonths=240").answer;
  expect(`${figure} ${sentence}`).toMatch(/sooner, with R1 of interest saved$/);
});

test("against what was kept it says how much sooner it is done, and what that is in interest", () => {
  const difference = (kept: string, now: string) => {
    const [before, after] = [kept, now].map((link) => opened(`${bond}&${link}`).result);
    return plain(payoffDifference(before!, after!));
  };
  const less = difference("monthlyExtra=500", "monthlyExtra=1000");
  expect(less).toMatch(/^1 year 9 months sooner than what you kept, with R\d+ \d+ less interest\.$/);
  expect(difference("monthlyExtra=1000", "monthlyExtra=500")).toBe(
    less!.replace("sooner", "later").replace("less", "more"),
  );
  expect(difference("monthlyExtra=500", "monthlyExtra=500")).toBe(
    "Done in the same month as what you kept, with the same interest.",
  );
});

test("a first instalment that does not lie ahead is asked for again", () => {
  const { answer } = opened("firstInstalment=2026-10");
  expect(answer.figure).toBeUndefined();
  expect(answer.problem).toBe("Choose a month from November 2026 to 50 years on.");
  expect(opened("balance=0").answer.problem).toBe("Enter what you still owe to see when you are done.");
});

test("to begin with it is the calculators' loan from the next month, with their own extra", () => {
  const { values } = toolStarted(payOffSooner, context);
  expect(values).toMatchObject({
    balance: 2_000_000,
    remainingMonths: 240,
    firstInstalment: "2026-12",
    monthlyExtra: 500,
    accessBond: false,
  });
});

test("by calendar year the columns are sums, and the balance is that of December", () => {
  const { result } = opened(`${bond}&monthlyExtra=1000`);
  const months = payoffMonths(result);
  const years = payoffYears(months);
  expect(years.map(({ period }) => period)).toEqual(
    Array.from({ length: 16 }, (_, index) => String(2027 + index)),
  );
  expect(years[0]?.extra).toBeCloseTo(12_000, 6);
  expect(years[0]?.balance).toBe(months[11]?.balance);
  expect(years.reduce((sum, { interest }) => sum + interest, 0)).toBeCloseTo(result.interest ?? 0, 4);
});

test("the picture has the months around a lump sum and both ends", () => {
  const { result } = opened(`${bond}&monthlyExtra=0&lumpSums.0.month=2027-12&lumpSums.0.amount=100000`);
  const points = owedPoints(result);
  expect(points.filter(({ month }) => month < 13).map(({ month }) => month)).toEqual([0, 11, 12]);
  expect(points.find(({ month }) => month === result.months)?.withExtra).toBe(0);
  expect(points.at(-1)).toEqual({ month: 240, without: 0, withExtra: 0 });
});

test("the calendar names each lump sum and the last instalment", () => {
  const { result } = opened(`${bond}&monthlyExtra=0&lumpSums.0.month=2027-12&lumpSums.0.amount=100000`);
  expect(payoffCalendar(result).map(({ date }) => date)).toEqual(["2027-12-01", "2042-11-01"]);
});
