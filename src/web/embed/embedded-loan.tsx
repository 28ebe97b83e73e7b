import { loan } from "#web/answers/loan/loan.tsx";
import { calculatorTabs } from "#web/site/addresses.ts";
import { embedded } from "./embedded-answer.tsx";

export const EmbeddedLoan = embedded(loan, {
  name: calculatorTabs.calculator.title,
  path: calculatorTabs.calculator.path,
  calculator: true,
});
