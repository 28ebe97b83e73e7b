import fc from "fast-check";
import { expect, test } from "vitest";
import { specifiedFigures } from "#calculations/figures/example-figures.ts";
import { inputFields, type SliderRange } from "#contract/input-fields.ts";
import { tools } from "#contract/tools.ts";
import type { Entered, Fields } from "#web/answer-page/fields.ts";
import { sharedBy, sharedValue } from "#web/answer-page/fields.ts";
import { valuesOfText, valuesText } from "#web/answer-page/fields-text.ts";
import { changedInputs, defaultInputs } from "#web/answer-page/inputs.ts";
import { apart, type Numbers, numbersOfText, sharedFields } from "#web/answer-page/numbers.ts";
import { toolText } from "#web/answer-page/use-answers.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import { anyEntered } from "#web/testing/any-values.ts";
import { everyAnswer } from "#web/testing/every-answer.ts";

const defaults = defaultInputs(specifiedFigures);

test("there is an answer for each tool and each calculator", () => {
  const ids = everyAnswer.map(({ id }) => id);
  expect(ids.toSorted()).toEqual([...Object.keys(tools), ...Object.keys(calculatorTabs)].toSorted());
});

/** What the fields of an answer hold that all answers share. */
const sharedIn = (fields: Fields, { inputs }: Numbers): Entered =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const place = sharedBy(field);
      return place ? [[name, sharedValue(inputs, place)] as const] : [];
    }),
  );

test.each(everyAnswer)("$id: all that can be entered comes back from its link exactly", ({ fields }) => {
  fc.assert(
    fc.property(anyEntered(fields), (values) => {
      const { own, shared } = apart(values, fields);
      const entered = { inputs: changedInputs(defaults, shared), entered: own };
      const opened = numbersOfText(toolText(fields, entered), fields, defaults)!;
      const { convention = "nominal" } = own;
      expect(opened.entered).toEqual({ ...own, ...(fields.convention && { convention }) });
      expect(sharedIn(fields, opened)).toEqual(sharedIn(fields, entered));
    }),
  );
});

/** Links as people have saved and sent them, with something in every field of their answer. */
const saved = {
  "buy-to-let":
    "price=100000&interestRate=9.25&termYears=3&initiationFee=103333&serviceFee=104444&transferCosts=105555&bondCosts=106666&ratesAndTaxes=107777&levy=108888&insurance=109999&maintenancePercent=13.5&costGrowth=-2.3&rent=113332&rentGrowth=-4.5&priceGrowth=-5.6&commissionPercent=18.5&vatPercent=19.5&otherSellingCosts=118887&years=19&deposit=121109&vacancyPercent=23.5&managementPercent=24.5&marginalPercent=0&losses=offset&convention=effective",
  "cash-needed":
    "offerAccepted=2027-01-01&price=101111&deposit=102222&interestRate=9.75&termYears=5&serviceFee=105555&initiationPaid=loan&sellerChargesVat=1&buyer=company&fairValue=109999&depositDays=11&approvalDays=12&approvalDaysKind=calendar&costsDays=14&registrationDays=15&lodgementDays=16&occupation=2027-08-17&occupationalRent=118887&moving=119998&connections=121109&insurance=122220&ratesAndTaxes=123331&levy=124442&monthsAhead=4&lodgementFee=126664&subsidy=127775&convention=effective",
  "compare-offers":
    "price=100000&deposit=101111&interestRate=9.5&termYears=4&horizonYears=5&savingsRate=7.5&prime=10.5&offersCompared=8&offers.0.name=My+bank&offers.0.price=109999&offers.0.deposit=111110&offers.0.rateGivenAs=margin&offers.0.interestRate=12&offers.0.margin=-0.5&offers.0.termYears=15&offers.0.initiationFee=116665&offers.0.initiationPaid=loan&offers.0.serviceFee=118887&offers.0.bondCosts=119998&offers.0.otherCosts=121109&offers.2.name=My+bank&offers.2.price=136663&offers.2.deposit=137774&offers.2.rateGivenAs=margin&offers.2.interestRate=10.5&offers.2.margin=-0.2&offers.2.termYears=19&offers.2.initiationFee=143329&offers.2.initiationPaid=loan&offers.2.serviceFee=145551&offers.2.bondCosts=146662&offers.2.otherCosts=147773&convention=effective",
  "next-rate-decision":
    "balance=100000&interestRate=9.25&termYears=3&remainingMonths=123&change=-0.5&prime=10&convention=effective",
  "past-rates": "startMonth=2031-01&loan=101111&termYears=3&margin=-0.4&convention=effective",
  "pay-off-sooner":
    "balance=100000&interestRate=9.25&termYears=3&remainingMonths=123&firstInstalment=2031-05&instalment=105555&monthlyExtra=106666&extraMonths=8&annualExtra.amount=108888&annualExtra.calendarMonth=1&annualExtra.growth=-1.2&afterLumpSum=lower&accessBond=1&goal.kind=date&goal.month=2031-03&goal.interestSaved=116665&marginalPercent=18&lumpSums.0.month=2031-06&lumpSums.0.amount=119998&lumpSums.11.month=2031-04&lumpSums.11.amount=144440&withdrawals.0.month=2031-06&withdrawals.0.amount=146662&withdrawals.11.month=2031-04&withdrawals.11.amount=171104&convention=effective",
  "rent-or-buy":
    "price=100000&interestRate=9.25&termYears=3&initiationFee=103333&serviceFee=104444&transferCosts=105555&bondCosts=106666&ratesAndTaxes=107777&levy=108888&insurance=109999&maintenancePercent=13.5&costGrowth=-2.3&rent=113332&rentGrowth=-4.5&priceGrowth=-5.6&commissionPercent=18.5&vatPercent=19.5&otherSellingCosts=118887&years=19&deposit=121109&initiationPaid=loan&investmentReturn=-2.4&investedSharePercent=25.5&gainsTax.marginalPercent=18&convention=effective",
  "save-for-a-deposit":
    "price=100000&depositPercent=4.5&savedNow=102222&monthlySaving=103333&byMonth=2031-05&priceGrowth=-1.6&withCosts=0&initiationPaid=loan&otherCash=108888&subsidy=109999&savingRise=-1.2&savingsRate=11.75&taxPercent=18&interestExemption=114443",
  "switch-your-bond":
    "balance=100000&interestRate=9.25&termYears=3&remainingMonths=123&newRate=10&newTermMonths=125&noticeDays=7&horizonYears=8&instalment=108888&keepInstalment=1&serviceFee=111110&newServiceFee=112221&cancellationCosts=113332&bondCosts=114443&initiationFee=115554&bankContribution=116665&clawbackMonths=17&costsPaid=loan&convention=effective",
};
const savedFromCalculators =
  "purchasePrice=101111&propertyValue=102222&linkedValue=0&downPayment=104444&interestRate=2.5&loanTerm=9&offerDate=2027-08-17&transferDate=2027-09-18&firstPaymentDate=2027-01-19&grossIncome=111110&netIncome=112221&monthlyExpenses=113332&affordabilityRate=4.5&affordabilityTerm=17&nominal=0&stressed=1&stressBuffer=5.5&dsrGrossCap=5.75&dsrNetCap=6&debtRepayments=122220&sharePercent=6.5&people.1.grossIncome=124442&people.1.netIncome=125553&people.1.expenses=126664&people.2.grossIncome=127775&people.2.netIncome=128886&people.2.expenses=129997&savings=131108&loan=132219&leave.afterYears=33&leave.price=134441&leave.priceGrowth=-1.5&leave.deposits.0=136663&leave.deposits.1=137774&leave.deposits.2=138885&leave.sharePercent.0=10.25&leave.sharePercent.1=10.5&leave.sharePercent.2=10.75&leave.sold=1&leave.commissionPercent=11.25&extraPayment=145551&extraPaymentDuration=45&rateChange=-1.25&estimatorDeposit=12.25&estimatorSellerChargesVat=1&estimatorFairValue=151106";

test.each(Object.entries(saved))("a saved link to %s opens with all its numbers", (id, link) => {
  const { fields } = everyAnswer.find((answer) => answer.id === id)!;
  const opened = valuesOfText(link, fields);
  expect(valuesText(opened)).toBe(link);
  const named = new Set(Object.keys(opened));
  // Of a list its first and its last place are in the link.
  const left = Object.keys(fields).filter((name) => !named.has(name) && !/\.\d+\./.test(name));
  expect(left).toEqual([]);
});

test("a saved link to the calculators opens with all their numbers", () => {
  const opened = valuesOfText(savedFromCalculators, sharedFields);
  expect(valuesText(opened)).toBe(savedFromCalculators);
  expect(Object.keys(opened)).toEqual(Object.keys(inputFields));
});

test("the marks of a slider are where their values are: at even distances from its lowest to its highest", () => {
  const tables: Fields[] = everyAnswer.map(({ fields }) => fields);
  const sliders: ({ name: string } & SliderRange)[] = [inputFields as object as Fields, ...tables].flatMap(
    (fields) =>
      Object.entries(fields).flatMap(([name, field]) =>
        "slider" in field && field.slider ? [{ name, ...field.slider }] : [],
      ),
  );
  expect(sliders.length).toBeGreaterThan(20);
  for (const { name, min, max, ticks } of sliders) {
    const even = ticks.map((_, index) => min + ((max - min) * index) / (ticks.length - 1));
    expect({ name, ticks }).toEqual({ name, ticks: even });
  }
});
