import { type ReactNode, useMemo } from "react";
import { declaredHolidays as declaredHolidaysOfTable } from "#calculations/calendar/public-holidays.table.ts";
import type { PageContext } from "#contract/page-context.ts";
import { tools } from "#contract/tools.ts";
import { Answer } from "#web/calculators/answer.tsx";
import { CalculatorContext, useCalculatorOfPage, WaysToKeep } from "#web/calculators/calculator-context.ts";
import { CalculatorLayout } from "#web/calculators/calculator-layout.tsx";
import { askForCorrection } from "#web/calculators/input-problems.ts";
import { PrintHead } from "#web/calculators/print-head.tsx";
import { useKeptText, withKeptText } from "#web/compare/use-kept-text.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { Tiles } from "#web/components/stat/stat.tsx";
import { InputsContext } from "#web/inputs/inputs-context.ts";
import { keptToolToComparePlace } from "#web/inputs/kept-tools.ts";
import { ContactButton } from "#web/lead-form/contact-button.tsx";
import { links, toolPath } from "#web/site/addresses.ts";
import { Breadcrumbs } from "#web/site/breadcrumbs.tsx";
import { ConventionInput } from "./convention-input.tsx";
import type { Tool } from "./tool.ts";
import { ToolComparison } from "./tool-comparison.tsx";
import type { ToolFields } from "./tool-fields.ts";
import styles from "./tool-page.module.css";
import { ToolPageContext } from "./tool-page-context.ts";
import { linkText, useTool } from "./use-tool.ts";

/** The parts of a tool's page, for the values that are in its fields. */
export type ToolParts = {
  /** The fields that matter most. */
  fields: ReactNode;
  /** The rest, which opens under "More numbers". */
  moreFields?: ReactNode;
  /** Next to the answer, what else to know of it. */
  besideAnswer?: ReactNode;
  /** The picture with its table. */
  picture: ReactNode;
  /** Tables and what else is below. */
  below?: ReactNode;
  /** What the tool takes for granted, a sentence each. */
  assumptions: readonly ReactNode[];
  /** "Deeds office fees of 1 April 2025" and so on. */
  datesOfFigures?: readonly string[];
  /** What the tool starts with that nobody publishes, so that we chose it: "R5 000 for moving" and so on. */
  chosen?: readonly string[];
  /** No loan is repaid here, so that it makes no difference how a yearly rate becomes a monthly one. */
  withoutLoan?: true;
  /** What the button for a call says; without it the page has none. */
  contact?: string;
};

export type ToolState<Fields extends ToolFields, Result> = ReturnType<typeof useTool<Fields, Result>>;

type ToolPageProps<Fields extends ToolFields, Result> = {
  tool: Tool<Fields, Result>;
  page: PageContext;
  children: (state: ToolState<Fields, Result>) => ToolParts;
};

const none: readonly string[] = [];

/** A tool's page: its fields, the sentence with the answer, cards, picture and tables, and what was assumed. */
export function ToolPage<Fields extends ToolFields, Result>({
  tool,
  page,
  children,
}: ToolPageProps<Fields, Result>) {
  const { addedAnnouncementDates = none, declaredHolidays = none } = page;
  const calculator = useCalculatorOfPage(page);
  const { today, figures } = calculator;
  const context = useMemo(
    () => ({
      today,
      figures,
      addedAnnouncementDates,
      declaredHolidays: [...declaredHolidaysOfTable, ...declaredHolidays],
    }),
    [today, figures, addedAnnouncementDates, declaredHolidays],
  );
  const kept = useKeptText(keptToolToComparePlace(tool.id));
  const state = useTool(tool, context);
  const { name, subtitle } = tools[tool.id];
  const path = toolPath(tool.id);
  const trail = [
    { label: "Home", path: links.home },
    { label: "Work it out", path: links.tools },
    { label: name, path },
  ];
  function link() {
    const fragment = withKeptText(linkText(tool.fields, state), kept.text);
    return new URL(`#${fragment}`, location.href).href;
  }
  return (
    <CalculatorContext value={calculator}>
      <WaysToKeep value={{ link }}>
        <InputsContext value={state}>
          <ToolPageContext value={state}>
            <main id="main" className={`page-width ${styles.page}`}>
              <PrintHead title={name} path={path} />
              <Breadcrumbs trail={trail} />
              <div>
                <h1>{name}</h1>
                <p className={styles.subtitle}>{subtitle}</p>
              </div>
              <ToolBody {...{ tool, page, state, kept }} parts={children(state)} />
            </main>
          </ToolPageContext>
        </InputsContext>
      </WaysToKeep>
    </CalculatorContext>
  );
}

type ToolBodyProps<Fields extends ToolFields, Result> = {
  tool: Tool<Fields, Result>;
  page: PageContext;
  state: ToolState<Fields, Result>;
  parts: ToolParts;
  kept: ReturnType<typeof useKeptText>;
};

function ToolBody<Fields extends ToolFields, Result>({
  tool,
  page,
  state,
  parts,
  kept,
}: ToolBodyProps<Fields, Result>) {
  const { answer, usable } = state;
  const { figure, sentence, problem, cards } = answer;
  const answered = usable && figure !== undefined;
  return (
    <CalculatorLayout
      title="Your numbers"
      inputs={
        <>
          {parts.fields}
          <Disclosure summary="More numbers" printed="content">
            {parts.moreFields}
            {!parts.withoutLoan && <ConventionInput />}
          </Disclosure>
        </>
      }
      answer={
        <Answer
          figure={answered ? figure : undefined}
          sentence={sentence}
          problem={usable ? (problem ?? askForCorrection) : askForCorrection}
          picture={answered && parts.picture}
        >
          {answered && <Tiles items={cards} label={tools[tool.id].name} />}
          {answered && parts.besideAnswer}
          <ToolComparison {...{ tool, state, kept }} />
          {answered && parts.contact && (
            <div>
              <ContactButton
                variant="calculators"
                name={`tool_${tool.id}_open_contact`}
                label={parts.contact}
                look="primary"
                site={page.site}
                calculation={{ tool: tool.id, ...tool.calculation(state.result, state.values) }}
              />
            </div>
          )}
        </Answer>
      }
    >
      {answered && parts.below}
      <Assumptions {...parts} />
    </CalculatorLayout>
  );
}

type AssumptionsProps = Pick<ToolParts, "assumptions" | "datesOfFigures" | "chosen">;

/** What was assumed, of which day the figures are, which are only ours, and what the answer is not. */
function Assumptions({ assumptions, datesOfFigures = none, chosen = none }: AssumptionsProps) {
  return (
    <section className={styles.assumptions} aria-label="What we assumed">
      <Disclosure summary="What we assumed" printed="all">
        <ul>
          {assumptions.map((assumption, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a tool stay in their order
            <li key={index}>{assumption}</li>
          ))}
          {datesOfFigures.length > 0 && <li>Figures used: {datesOfFigures.join("; ")}.</li>}
          {chosen.length > 0 && (
            <li>Chosen by us to start with: {chosen.join("; ")}. Change them to your own.</li>
          )}
        </ul>
      </Disclosure>
      <p>An estimate, not a quotation and not advice.</p>
    </section>
  );
}
