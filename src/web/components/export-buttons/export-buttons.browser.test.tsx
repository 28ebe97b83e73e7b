import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { CsvForm } from "#web/export/csv.ts";
import { ExportButtons } from "./export-buttons.tsx";

test("a table is saved in the specified form, or in that of South African settings", async () => {
  const saved = vi.fn<(form?: CsvForm) => void>();
  const screen = await render(<ExportButtons label="Export" onExport={saved} />);
  await screen.getByRole("button", { name: "Export" }).click();
  await screen.getByRole("button", { name: "For Excel in South Africa" }).click();
  expect(saved.mock.calls).toEqual([[], ["southAfrican"]]);
});
