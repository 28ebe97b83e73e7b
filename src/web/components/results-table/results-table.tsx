import type { ReactNode } from "react";
import { memo, useState } from "react";
import styles from "./results-table.module.css";

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The least important columns give way on a phone to a row that opens. */
  minor?: boolean;
  /** Words read from the left; figures line up on the right. */
  words?: boolean;
};

type ResultsTableProps<Row> = {
  caption: string;
  /** Shows the caption above the table; a screen reader has it either way. */
  captionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  highlighted?: (row: Row) => boolean;
};

/**
 * Figures in rows. The first column names the row. On a narrow screen minor columns are folded into a row
 * that the first cell opens, so that the page never scrolls sideways.
 */
export function ResultsTable<Row>(props: ResultsTableProps<Row>) {
  const { caption, captionShown, columns, rows, rowKey, highlighted } = props;
  return (
    <table className={`${styles.table} figures`}>
      <caption className={captionShown ? styles.caption : "visually-hidden"}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.header} scope="col" className={cellClass(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} columns={columns} highlighted={highlighted?.(row) ?? false} />
        ))}
      </tbody>
    </table>
  );
}

function cellClass<Row>(column: Column<Row>): string | undefined {
  const names = [column.minor && styles.minor, column.words && styles.words].filter(Boolean);
  return names.length > 0 ? names.join(" ") : undefined;
}

type TableRowProps<Row> = { row: Row; columns: readonly Column<Row>[]; highlighted: boolean };

const TableRow = memo(function TableRow<Row>({ row, columns, highlighted }: TableRowProps<Row>) {
  const [open, setOpen] = useState(false);
  const minor = columns.filter((column) => column.minor);
  return (
    <>
      <tr className={highlighted ? styles.highlighted : undefined}>
        {columns.map((column, index) =>
          index === 0 ? (
            <th key={column.header} scope="row" className={cellClass(column)}>
              {minor.length === 0 ? (
                column.cell(row)
              ) : (
                <>
                  <span className={styles.wide}>{column.cell(row)}</span>
                  <button
                    type="button"
                    className={styles.opener}
                    aria-expanded={open}
                    aria-label={`${column.cell(row)}, more figures`}
                    onClick={() => setOpen(!open)}
                  >
                    {column.cell(row)}
                  </button>
                </>
              )}
            </th>
          ) : (
            <td key={column.header} className={cellClass(column)}>
              {column.cell(row)}
            </td>
          ),
        )}
      </tr>
      {open && (
        <tr className={styles.more}>
          <td colSpan={columns.length}>
            <dl>
              {minor.map((column) => (
                <div key={column.header}>
                  <dt>{column.header}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </td>
        </tr>
      )}
    </>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
