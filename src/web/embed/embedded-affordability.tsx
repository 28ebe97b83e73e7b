import { affordability } from "#web/answers/affordability/affordability.tsx";
import { calculatorTabs } from "#web/site/addresses.ts";
import { embedded } from "./embedded-answer.tsx";

export const EmbeddedAffordability = embedded(affordability, {
  name: calculatorTabs.affordability.title,
  path: calculatorTabs.affordability.path,
  calculator: true,
});
