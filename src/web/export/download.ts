import type { CsvForm, CsvRow } from "./csv.ts";

/** Hands a file to the browser's downloads. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Saves rows as {name}.csv, in the South African form as {name}-za.csv; the CSV library is fetched when the first file is asked for. */
export async function downloadCsv(
  name: string,
  rows: readonly CsvRow[],
  header?: readonly string[],
  form: CsvForm = "specified",
): Promise<void> {
  const { csvText } = await import("./csv.ts");
  const ending = form === "southAfrican" ? "-za" : "";
  downloadFile(
    `${name}${ending}.csv`,
    new Blob([csvText(rows, header, form)], { type: "text/csv;charset=utf-8" }),
  );
}
