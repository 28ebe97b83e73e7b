import type { ToolId } from "#contract/tools.ts";
import { answerCurves, curveSource } from "#web/answer-page/answer-curves.tsx";
import { shownOf } from "#web/answer-page/answer-values.ts";
import type { Answer } from "#web/answer-page/described.ts";
import { type Fields, placeOnSlider } from "#web/answer-page/fields.ts";
import type { Numbers } from "#web/answer-page/numbers.ts";
import type { PageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import type { SmallCurve } from "#web/components/chart/small-curve.tsx";
import type { ToolExample } from "#web/site/tool-answers.tsx";
import { buyToLet } from "./buy-to-let/buy-to-let.tsx";
import { cashNeeded } from "./cash-needed/cash-needed.tsx";
import { compareOffers } from "./compare-offers/compare-offers.tsx";
import { nextRateDecision } from "./next-rate-decision/next-rate-decision.tsx";
import { pastRates } from "./past-rates/past-rates.tsx";
import { payOffSooner } from "./pay-off-sooner/pay-off-sooner.tsx";
import { rentOrBuy } from "./rent-or-buy/rent-or-buy.tsx";
import { saveForADeposit } from "./save-for-a-deposit/save-for-a-deposit.tsx";
import { switchYourBond } from "./switch-your-bond/switch-your-bond.tsx";

export type AnyAnswer = Answer<Fields, unknown>;

const answers: Readonly<Record<ToolId, unknown>> = {
  "cash-needed": cashNeeded,
  "save-for-a-deposit": saveForADeposit,
  "compare-offers": compareOffers,
  "rent-or-buy": rentOrBuy,
  "pay-off-sooner": payOffSooner,
  "next-rate-decision": nextRateDecision,
  "switch-your-bond": switchYourBond,
  "past-rates": pastRates,
  "buy-to-let": buyToLet,
};

/** The description of a tool. */
export const answerOf = (id: ToolId) => answers[id] as AnyAnswer;

/** A tool with the numbers for which it answers. */
export type ToolOnPage = { id: ToolId; numbers: Numbers; page: PageOfAnswer };

/** What a tool answers, in its own words; without a figure where it asks for other numbers. */
export function toolExample({ id, numbers, page }: ToolOnPage): ToolExample {
  const { text, answered } = shownOf(answerOf(id), numbers, page);
  const { figure, sentence, gain = 0 } = text;
  return { figure: answered ? figure : undefined, sentence, gain };
}

/** The curve with which the page of an answer opens. */
export function openingCurve(answer: AnyAnswer, { numbers, page }: Omit<ToolOnPage, "id">): SmallCurve {
  const shown = { ...shownOf(answer, numbers, page), ...numbers };
  const source = curveSource(answer, shown)!;
  const name = answer.movedBy ?? Object.keys(source.ranges)[0]!;
  const ranges = { [name]: source.ranges[name]! };
  const { min, max, answers } = answerCurves({ ...source, ranges }).get(name)!;
  const at = (placeOnSlider(answer.fields[name], shown.values[name]!) - min) / (max - min);
  return {
    answers,
    at: Math.min(1, Math.max(0, at)),
    isStepped: source.stairs?.includes(name) === true,
    costsAbove: source.costsAbove === true,
  };
}
