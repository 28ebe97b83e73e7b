import { tools } from "#contract/tools.ts";
import { cashNeeded } from "#web/answers/cash-needed/cash-needed.tsx";
import { toolPath } from "#web/site/addresses.ts";
import { embedded } from "./embedded-answer.tsx";

export const EmbeddedCashNeeded = embedded(cashNeeded, {
  name: tools["cash-needed"].name,
  path: toolPath("cash-needed"),
});
