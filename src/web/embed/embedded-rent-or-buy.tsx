import { tools } from "#contract/tools.ts";
import { rentOrBuy } from "#web/answers/rent-or-buy/rent-or-buy.tsx";
import { toolPath } from "#web/site/addresses.ts";
import { embedded } from "./embedded-answer.tsx";

export const EmbeddedRentOrBuy = embedded(rentOrBuy, {
  name: tools["rent-or-buy"].name,
  path: toolPath("rent-or-buy"),
});
