import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { CostBars } from "./cost-bars.tsx";

const costs = [
  { name: "Transfer duty", amount: 30_000 },
  { name: "Attorney fees", amount: 60_000 },
  { name: "Deeds office", amount: 10_000 },
];

async function renderCosts(props: Partial<Parameters<typeof CostBars>[0]> = {}) {
  const screen = await render(<CostBars costs={costs} total={100_000} price={2_000_000} {...props} />);
  return { screen, list: screen.getByRole("list", { name: "The costs, largest first" }) };
}

test("the costs are listed with their amounts, the largest first", async () => {
  const { list } = await renderCosts();
  const items = list.getByRole("listitem").elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Attorney feesR60\u00a0000",
    "Transfer dutyR30\u00a0000",
    "Deeds officeR10\u00a0000",
  ]);
});

test("a sentence says which cost is the largest, and what they come to together", async () => {
  const { screen } = await renderCosts();
  await expect.element(screen.getByRole("figure")).toBeVisible();
  await expect
    .element(
      screen.getByText(
        "Attorney fees is the largest cost: 60% of the total. Together the costs come to R100 000, 5.0% of the price.",
      ),
    )
    .toBeVisible();
});

test("of two costs that are equal, both are the largest", async () => {
  const { screen } = await renderCosts({
    costs: [
      { name: "Transfer attorney", amount: 40_000.2 },
      { name: "Bond attorney", amount: 39_999.8 },
      { name: "Deeds office", amount: 20_000 },
    ],
  });
  await expect
    .element(screen.getByText(/^Transfer attorney and bond attorney are the largest costs: each is 40% of/))
    .toBeVisible();
});

test("without a price it asks for one, and calculates with none", async () => {
  const asked = "Enter a price to see what the costs are made of.";
  const { screen } = await renderCosts({ price: 0 });
  await expect.element(screen.getByText(asked)).toBeVisible();
  await screen.rerender(
    <CostBars costs={costs.map((cost) => ({ ...cost, amount: 0 }))} total={0} price={2_000_000} />,
  );
  await expect.element(screen.getByText(asked)).toBeVisible();
  await screen.rerender(<CostBars costs={[]} total={0} price={0} />);
  await expect.element(screen.getByText(asked)).toBeVisible();
});
