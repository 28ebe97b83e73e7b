import { Button } from "#web/components/button/button.tsx";
import type { CsvForm } from "#web/export/csv.ts";

type ExportButtonsProps = { label: string; onExport: (form?: CsvForm) => void };

/** Saves a table as a file, in the specified form or in the one that Excel reads with South African settings. */
export function ExportButtons({ label, onExport }: ExportButtonsProps) {
  return (
    <>
      <Button onClick={() => onExport()}>{label}</Button>
      <Button
        look="quiet"
        onClick={() => onExport("southAfrican")}
        title="Semicolons between the columns, decimal commas"
      >
        For Excel in South Africa
      </Button>
    </>
  );
}
