import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { TableExport } from "./saved-table.tsx";

test("a table is saved with points, or as South African settings read it, under names that tell them apart", async () => {
  const files: Blob[] = [];
  const made = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "#";
  });
  const names: string[] = [];
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => {
    made.mockRestore();
    pressed.mockRestore();
  });
  const screen = await render(
    <TableExport name="savings" rows={() => [{ month: "2027-01", saved: 5000.5 }]} />,
  );
  await screen.getByRole("button", { name: "Export" }).click();
  await screen.getByRole("button", { name: "For Excel in South Africa" }).click();
  await expect.poll(() => names).toEqual(["savings.csv", "savings-za.csv"]);
  const texts = await Promise.all(files.map((file) => file.text()));
  expect(texts).toEqual([
    expect.stringContaining('"2027-01",5000.50'),
    expect.stringContaining('"2027-01";5000,50'),
  ]);
});
