import { depositHint } from "#web/inputs/deposit-words.ts";
import { ToolInput } from "./tool-input.tsx";
import { useToolOfPage } from "./tool-page-context.ts";

/** The deposit on a purchase price. */
export function DepositInput() {
  const { deposit, price } = useToolOfPage().values;
  return <ToolInput name="deposit" label="Deposit" hint={depositHint(Number(deposit), Number(price))} />;
}
