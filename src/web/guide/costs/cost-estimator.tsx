import { useMemo } from "react";
import type { Figures } from "#calculations/figures/figures.ts";
import { newerCosts } from "#calculations/figures/newer-figures.ts";
import type { CostEstimate } from "#calculations/property-costs/cost-estimate.ts";
import { transferDutyTableAt } from "#calculations/transfer-duty/transfer-duty.ts";
import { transferDutyCase } from "#calculations/transfer-duty/transfer-duty-cases.ts";
import type { Inputs } from "#contract/input-fields.ts";
import { AnswerField } from "#web/answer-page/answer-field.tsx";
import { buyerWords, dutyWords } from "#web/answer-page/buying-words.ts";
import { input } from "#web/answer-page/fields.ts";
import { figuresAddress } from "#web/answer-page/fields-text.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { inputsText } from "#web/answer-page/numbers.ts";
import { NumbersContext } from "#web/answer-page/numbers-context.ts";
import { useHeldHeight } from "#web/answer-page/use-held-height.ts";
import { useSmallAnswer } from "#web/answer-page/use-numbers.ts";
import { cashWords } from "#web/components/cash-ladder/cash-ladder.tsx";
import { Announcement } from "#web/components/debounced/announcement.tsx";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { Field, inputClass, rowClasses, UnitFrame } from "#web/components/field/field.tsx";
import part from "#web/components/part-of-text/part-of-text.module.css";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { Figure } from "#web/components/stat/figure.tsx";
import { beforeTablesText, newerCostsText, unchangedFor } from "#web/figures/newer-figures-text.ts";
import { type FiguresContext, usePageFigures } from "#web/figures/page-figures.ts";
import { day } from "#web/format/day.ts";
import { groupedWithCommas, rand } from "#web/format/rand.ts";
import { heldClass, OpeningAnswer, openingClass } from "../opening/opening.tsx";
import { PictureInText } from "../parts/picture-in-text.tsx";
import row from "../parts/row-part.module.css";
import { useAmountsInText } from "../parts/use-amounts-in-text.ts";
import { CashHouse } from "./cash-house.tsx";
import { cashPieces } from "./cash-pieces.ts";
import styles from "./cost-estimator.module.css";
import { DutyCurve } from "./duty-curve.tsx";
import { depositShare, homeCosts, percentOf } from "./home-costs.ts";

const { sellerChargesVat, fairValue } = dutyWords;

const fields = {
  estimatorPrice: input("purchasePrice", "Property Price", { slider: undefined }),
  estimatorDeposit: input("estimatorDeposit", "Deposit (%)", { emptyMeans: 0 }),
  estimatorSellerChargesVat: input("estimatorSellerChargesVat", sellerChargesVat.label, {
    hint: sellerChargesVat.hint,
  }),
  estimatorFairValue: input("estimatorFairValue", fairValue.label, { hint: fairValue.hint }),
  offerDate: input("offerDate", "Offer signed on (optional)"),
  downPayment: input("downPayment", "", { offPage: true }),
};

/** The price is that of the calculators, and so is the deposit where they have one: there an amount, here a share. */
function useEstimate(starting: Inputs) {
  const numbers = useSmallAnswer({ fields, starting });
  const { downPayment } = numbers.values;
  const values = { ...numbers.values, estimatorDeposit: depositShare(numbers.inputs) };
  function enter(entered: Partial<typeof values>) {
    const { estimatorPrice: price, estimatorDeposit } = { ...values, ...entered };
    const deposit = { estimatorDeposit, downPayment: percentOf(price, estimatorDeposit) };
    const changes = downPayment > 0 || "estimatorDeposit" in entered;
    numbers.enter({ ...entered, ...(changes && deposit) });
  }
  return { ...numbers, values, enter };
}

/** What buying costs on top of the price, by the page's tables, and by newer ones. */
export function CostEstimator(page: FiguresContext) {
  const { today } = page;
  const figures = usePageFigures(page);
  const defaults = useMemo(() => defaultInputs(figures), [figures]);
  const numbers = useEstimate(defaults);
  const { inputs } = numbers;
  const { price, sale, estimate, purchase, costs, cash } = homeCosts(inputs, figures, today);
  const { date } = sale;
  const { bondAmount } = estimate;
  const newer = newerCostsText(estimateChanges(purchase, figures), estimate.total);
  const withoutLoan = bondAmount === 0;
  const pieces = cashPieces(cash.deposit, costs);
  useAmountsInText({
    ...Object.fromEntries(pieces.map(({ part: name, amount }) => [name, rand(amount)])),
    price: rand(price),
    allCash: rand(cash.total),
    fiveCosts: rand(estimate.total),
  });
  const held = useHeldHeight();
  const answer =
    price > 0
      ? { figure: rand(cash.total), words: `in cash for this home: ${cashWords({ cash, withoutLoan })}.` }
      : { words: "Enter a property price to see the costs and the cash you need." };
  const loan = { purchasePrice: price, downPayment: Math.round(cash.deposit) };

  return (
    <NumbersContext value={numbers}>
      <section className={`${openingClass} ${styles.estimator}`} aria-labelledby="cost-estimator">
        <h2 id="cost-estimator">Work out your own costs</h2>
        <div ref={held} className={heldClass}>
          <OpeningAnswer {...answer} />
        </div>
        <Announcement words={Object.values(answer).join(" ")} />
        <div className={rowClasses.rows}>
          <AnswerField name="estimatorPrice" />
          <AnswerField name="estimatorDeposit" />
          <Field id="field-estimatorBond" label="Bond Amount (calculated)">
            <UnitFrame before="R">
              <input
                id="field-estimatorBond"
                className={inputClass}
                value={groupedWithCommas(String(Math.round(bondAmount)))}
                readOnly
              />
            </UnitFrame>
          </Field>
        </div>
        <CashHouse
          pieces={pieces}
          price={price}
          onPrice={(estimatorPrice) => numbers.enter({ estimatorPrice })}
        />
        <PictureInText name="duty">
          <DutyCurve
            price={Math.max(price, sale.fairValue)}
            duty={costs.transferDuty}
            table={transferDutyTableAt(date, figures.transferDuty)}
          />
        </PictureInText>
        <SpecialCases date={date} figures={figures} />
        <p>
          <a
            href={figuresAddress("calculator", loan, inputsText(inputs, defaults))}
            data-track-event="cta_click"
            data-track-name="estimator_loan"
          >
            See what this home costs a month
          </a>
        </p>
        <details className={`${part.part} ${row.row}`} data-part>
          <summary className={part.answer}>
            <h2>Upfront &amp; Statutory Costs</h2>
            <span className={part.amount}>
              <span className="figures">{rand(estimate.total)}</span>
            </span>
            <span className={part.sentence}>Five, each by its table, without the bank’s fee.</span>
          </summary>
          <ResultsTable
            caption="Upfront & Statutory Costs"
            columns={columns}
            rows={costRows(estimate, purchase, figures, today)}
            rowKey={({ name }) => name}
            highlighted={({ total }) => total === true}
          />
          {newer && (
            <p className={styles.newer} data-newer-costs>
              {newer}
            </p>
          )}
          <CostNotes />
        </details>
      </section>
    </NumbersContext>
  );
}

type CostRow = { name: string; dates: string; amount: number; total?: boolean };

const columns: readonly Column<CostRow>[] = [
  {
    header: "Cost",
    cell: ({ name, dates }) => (
      <>
        {name}
        <span className={styles.dates}>{dates}</span>
      </>
    ),
  },
  { header: "Amount", cell: ({ amount }) => <Figure value={rand(amount)} /> },
];

type Purchase = Parameters<typeof newerCosts>[0];

/** The initiation fee is not part of the estimate, nor of what changes in it. */
function estimateChanges(purchase: Purchase, figures: Figures) {
  return newerCosts(purchase, figures).filter(({ cost }) => cost !== "initiationFee");
}

/** What changes the transfer duty; few buyers need it. */
function SpecialCases({ date, figures }: { date: string; figures: Figures }) {
  return (
    <Disclosure summary="Special cases of transfer duty" printed="nothing">
      <AnswerField name="estimatorSellerChargesVat" />
      <AnswerField name="estimatorFairValue" />
      <AnswerField
        name="offerDate"
        hint={`The day of the last signature picks the table, not the day of registration.${beforeTablesText(date, figures)}`}
      />
      <p>
        {buyerWords.person} That goes for a company and a trust too, for a second home, and for buyers from
        abroad.
      </p>
    </Disclosure>
  );
}

/** On what the duty is charged and by which table, or why there is none. */
function dutyDates(estimate: CostEstimate, purchase: Purchase, figures: Figures, today: string): string {
  const { date, purchasePrice, fairValue = 0, sellerChargesVat } = purchase;
  if (sellerChargesVat) {
    const { vatInPrice } = transferDutyCase(
      { price: purchasePrice, sellerChargesVat, buyer: "person", today: date },
      figures,
    );
    return `None: the price includes ${rand(vatInPrice)} of VAT`;
  }
  const on = fairValue > purchasePrice ? `On the fair value of ${rand(fairValue)}, ` : "";
  const table = transferDutyTableAt(date, figures.transferDuty);
  return `${on}SARS sliding scale (${estimate.tableYear}), from ${day(table.from)}${unchangedFor(table, figures, today)}`;
}

function costRows(estimate: CostEstimate, purchase: Purchase, figures: Figures, today: string): CostRow[] {
  const { attorneyFees, deedsOffice, vat } = figures;
  const guideline = `guideline of ${day(attorneyFees.from)}, with ${vat.vatPercent}% VAT`;
  const tariff = `deeds office tariff of ${day(deedsOffice.from)}`;
  return [
    {
      name: "Transfer Attorney Fees",
      dates: `On the price, ${guideline}`,
      amount: estimate.transferAttorneyFee,
    },
    {
      name: "Deeds Office Fee (Transfer)",
      dates: `On the price, ${tariff}`,
      amount: estimate.deedsTransferFee,
    },
    { name: "Bond Attorney Fees", dates: `On the bond, ${guideline}`, amount: estimate.bondAttorneyFee },
    { name: "Deeds Office Fee (Bond)", dates: `On the bond, ${tariff}`, amount: estimate.deedsBondFee },
    {
      name: "Transfer Duty",
      dates: dutyDates(estimate, purchase, figures, today),
      amount: estimate.transferDuty,
    },
    {
      name: "Total (illustrative)",
      dates: "The five costs added and rounded",
      amount: estimate.total,
      total: true,
    },
  ];
}

function CostNotes() {
  return (
    <p className={styles.notes}>
      The figures come from dated tables; a quote today may differ. The bank’s initiation fee is part of the
      cash you need, but not of the table. Left out of both are the attorneys’ disbursements, your share of
      rates and levies, and moving. If a developer sells you the home with VAT in the price, say so under
      “Special cases”: no transfer duty is due.
    </p>
  );
}
