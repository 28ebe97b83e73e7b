import { Button } from "#web/components/button/button.tsx";
import type { CsvForm } from "#web/export/csv.ts";

type ExportButtonsProps = { label: string; disabled?: boolean; onExport: (form?: CsvForm) => void };

/** Saves a table as a file, in the specified form or in the one that Excel reads with South African settings. */
export function ExportButtons({ label, disabled, onExport }: ExportButtonsProps) {
  return (
    <>
      <Button disabled={disabled} onClick={() => onExport()}>
        {label}
      </Button>
      <Button
        look="quiet"
        disabled={disabled}
        onClick={() => onExport("southAfrican")}
        title="Semicolons between the columns, decimal commas"
      >
        For Excel in South Africa
      </Button>
    </>
  );
}
