import { type MouseEvent, useEffect, useMemo, useRef } from "react";
import { useLocation } from "wouter";
import type { AffordabilityInputs, AffordabilityRow } from "#calculations/affordability/affordability.ts";
import { affordabilityExample as example } from "#calculations/affordability/affordability-defaults.ts";
import { figuresAddress } from "#web/answer-page/fields-text.ts";
import { cappedDownPayment } from "#web/answer-page/inputs.ts";
import { useNumbersOfPage } from "#web/answer-page/numbers-context.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { TableExport } from "#web/answer-page/saved-table.tsx";
import { Button, ButtonLink } from "#web/components/button/button.tsx";
import { Actions, Part } from "#web/components/part/part.tsx";
import { PartnerLinks } from "#web/components/partner-links/partner-links.tsx";
import { type Column, ResultsTable } from "#web/components/results-table/results-table.tsx";
import { ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { calculatorTabs } from "#web/site/addresses.ts";
import { SameRates } from "../calculators/same-rates.tsx";
import styles from "./affordability.module.css";
import {
  decidingRule,
  limitFigure,
  noExpenses,
  oddNet,
  ruleWords,
  stressedSentence,
} from "./affordability.words.ts";
import {
  type Affordable,
  exampleLimit,
  exampleNames,
  isEmpty,
  isExample,
  limitToShow,
  loanValues,
} from "./affordable.ts";

type Row = AffordabilityRow & { rule: string | undefined };

const method: Column<Row> = {
  header: "Method",
  cell: (row) => (
    <span>
      {row.method} <span className={styles.rule}>{row.rule}</span>
    </span>
  ),
  words: true,
};

const instalment: Column<Row> = {
  header: "Allowed Instalment",
  cell: (row) => rand(row.allowedInstalment),
};

const loan: Column<Row> = { header: "Home Loan", cell: (row) => rand(row.maxBondOffered) };

const stressedLoan: Column<Row> = {
  header: "Home Loan @ Stressed",
  cell: (row) => rand(row.maxBondStressed ?? 0),
};

const columns = [method, instalment, loan];

/** Two columns of loans leave a phone no room for the instalments. */
const stressedColumns = [method, { ...instalment, minor: true }, loan, stressedLoan];

/** What DSR stands for is said where it stands. */
const ratioWords = ({ method }: AffordabilityRow, rule: string | undefined) =>
  method.startsWith("DSR") ? `debt-service ratio: ${rule}` : rule;

const title = "Affordability & Potential Home Loan Comparison";

type AffordabilityTableProps = { rows: readonly AffordabilityRow[]; income: AffordabilityInputs };

/** The methods side by side, each with its rule in words; the most careful one is the one to plan with. */
function AffordabilityTable({ rows, income }: AffordabilityTableProps) {
  const rules = ruleWords(income);
  return (
    <ResultsTable
      caption={title}
      columns={income.stressed ? stressedColumns : columns}
      rows={rows.map((row, index): Row => ({ ...row, rule: ratioWords(row, rules[index]) }))}
      rowKey={(row) => row.method}
      highlighted={(row) => row.method === rows.at(-1)?.method}
    />
  );
}

const { path } = calculatorTabs.calculator;

/** To the loan tab with this loan at this tab's rate and term; a down payment entered there is added to the price. */
function PriceLink({ loan }: { loan: number }) {
  const { inputs, enter } = useNumbersOfPage();
  const [, navigate] = useLocation();
  const amount = Math.round(loan);
  const values = useMemo(() => loanValues(inputs, amount), [inputs, amount]);
  const deposit = cappedDownPayment(inputs);
  const followed = useRef(false);

  function follow(event: MouseEvent) {
    // In a tab or window of its own, the link opens the same numbers.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    enter(values);
    followed.current = true;
    navigate(path);
  }

  // The other tab may have to be fetched; once it is there, this one is gone.
  useEffect(
    () => () => {
      if (followed.current) focusTab();
    },
    [],
  );

  return (
    <div className={styles.next}>
      <div>
        <ButtonLink
          look="primary"
          href={figuresAddress("calculator", values)}
          onClick={follow}
          data-track-event="cta_click"
          data-track-name="affordability_price"
        >
          See all costs at {rand(amount)}
        </ButtonLink>
      </div>
      {deposit > 0 && (
        <p className="note">
          With your down payment of {rand(deposit)}, that is a home of {rand(values.purchasePrice)}.
        </p>
      )}
    </div>
  );
}

/** Where the pressed link was there is another tab now: it is read from its title on, and seen from the top of the page. */
function focusTab(): void {
  const title = document.querySelector<HTMLElement>("#main section h2");
  title?.setAttribute("tabindex", "-1");
  title?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** Under the sentence, in one line: which rule decides, or what is missing, and the way into the example or out of it. */
export function UnderSentence({ result: { rows, limit, income } }: { result: Affordable }) {
  const { inputs, enter } = useNumbersOfPage();
  const empty = isEmpty(inputs);
  // The curve of a number that does not decide is flat: it is said which one does, of an example as well.
  const words = limit && (noExpenses(income) ?? decidingRule(rows, income));
  if (!empty && !words) return null;
  const none = Object.fromEntries(exampleNames(inputs).map((name) => [name, 0]));
  return (
    <div className={styles.under}>
      {words && <p className="note">{words}</p>}
      {(empty || isExample(inputs)) && (
        <Button look="quiet" onClick={() => enter(empty ? example : none)}>
          {empty ? "Fill in this example" : "Clear the example"}
        </Button>
      )}
    </div>
  );
}

/** Under the picture: the next step, with the example's loan until there is one of the visitor's own. */
export function NextStep(result: Affordable) {
  const { inputs } = useNumbersOfPage();
  const isWrong = oddNet(result.income) !== undefined;
  const shown = isWrong ? result.rows.at(-1) : limitToShow(exampleLimit(inputs) ?? result);
  const { maxBondOffered: loan = 0 } = shown ?? {};
  // With incomes that cannot be, it keeps its room.
  return (
    Math.round(loan) > 0 && (
      <div inert={isWrong}>
        <PriceLink loan={loan} />
      </div>
    )
  );
}

/** The methods as a table, and at which rate; of no income they would all be R0. */
export function MethodsPart({ rows, limit, income, isExample }: Affordable & { isExample: boolean }) {
  const { site } = usePageOfAnswer();
  const figure = isExample
    ? limit && `Example: ${rand(limit.maxBondOffered)}`
    : limit && limitFigure(limit, income);
  return (
    <Part standsOpen title={title} result={figure}>
      {isExample && <h3>Example: {rand(income.grossIncome)} a month before tax</h3>}
      <AffordabilityTable rows={rows} income={income} />
      {limit && income.stressed && <p>{stressedSentence(limit, income)}</p>}
      <div className={styles.rates}>
        <p>{rateLine(income)}</p>
        <SameRates tab="affordability" />
      </div>
      <Actions>
        <TableExport
          name="affordability-comparison"
          rows={() => exportRows(rows, income)}
          label="Export Table"
        />
        <PartnerLinks site={site} />
      </Actions>
    </Part>
  );
}

function rateLine({ interestRate, nominal, stressed, stressBuffer }: AffordabilityInputs): string {
  const convention = nominal ? "Nominal/12" : "Effective monthly";
  const stress = stressed ? ` • Stressed: ${ratePercent(interestRate + stressBuffer)}` : "";
  return `Rate used: ${ratePercent(interestRate)} • ${convention}${stress}`;
}

/** One row a method, with the inputs it was worked out from. */
function exportRows(
  rows: readonly AffordabilityRow[],
  { nominal, stressed, ...figures }: AffordabilityInputs,
) {
  return rows.map((row) => ({
    method: row.method,
    allowedInstalment: row.allowedInstalment,
    maxBondOffered: row.maxBondOffered,
    ...(stressed ? { maxBondStressed: row.maxBondStressed ?? 0 } : {}),
    ...figures,
    monthlyRate: nominal ? "Nominal/12" : "Effective monthly",
  }));
}
