import type { MouseEvent, ReactNode } from "react";
import { memo, useRef } from "react";
import { useKept } from "#web/components/kept/use-kept.ts";
import styles from "./results-table.module.css";

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** A word or two next to the name of the row, on a phone under it; only for the first column. */
  note?: (row: Row) => string;
  /** On a phone the least important columns are in a row that opens. */
  minor?: boolean;
  /** Words are aligned left, figures right. */
  words?: boolean;
};

type ResultsTableProps<Row> = {
  /** Also the key under which the page remembers open rows: unique for each table. */
  caption: string;
  /** Shows the caption above the table; screen readers always have it. */
  captionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  highlighted?: (row: Row) => boolean;
  /** The row that was asked about is strong; quiet ones lie between those that are read first. */
  weight?: (row: Row) => "strong" | "quiet" | undefined;
  /** On a phone each row's name gets its own line: for long names. */
  longNames?: boolean;
  /** Names the frame in which a table scrolls that may be wider than the page: the page itself never does. */
  sideways?: string;
};

/**
 * Figures in rows. The first column names the row. On a narrow screen minor columns move into a row
 * that a press anywhere on it opens, so that the page never scrolls sideways.
 */
export function ResultsTable<Row>(props: ResultsTableProps<Row>) {
  const { caption, captionShown, columns, rows, rowKey, highlighted, weight, longNames, sideways } = props;
  const many = columns.length > 6 ? ` ${styles.manyColumns}` : "";
  const long = longNames ? ` ${styles.longNames}` : "";
  const table = (
    <table className={`${styles.table}${many}${long} figures`}>
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
          <TableRow
            key={rowKey(row)}
            name={`${caption}: ${rowKey(row)}`}
            row={row}
            columns={columns}
            highlighted={highlighted?.(row) ?? false}
            weight={weight?.(row)}
          />
        ))}
      </tbody>
    </table>
  );
  if (!sideways) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys
    <section className={styles.sideways} aria-label={sideways} tabIndex={0}>
      {table}
    </section>
  );
}

function cellClass<Row>(column: Column<Row>): string | undefined {
  const names = [column.minor && styles.minor, column.words && styles.words].filter(Boolean);
  return names.length > 0 ? names.join(" ") : undefined;
}

type TableRowProps<Row> = {
  name: string;
  row: Row;
  columns: readonly Column<Row>[];
  highlighted: boolean;
  weight: "strong" | "quiet" | undefined;
};

const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { name, row, columns, highlighted, weight } = props;
  const [open, setOpen] = useKept(name, false);
  const opener = useRef<HTMLButtonElement>(null);
  const minor = columns.filter((column) => column.minor);
  const [first] = columns;
  const heading = first?.cell(row);

  /** Keyboards and screen readers use the button in the first cell; its click arrives here too. */
  function toggle({ target }: MouseEvent) {
    const pressed = target instanceof Element && target.closest("a, button");
    if (opener.current?.checkVisibility() && (!pressed || pressed === opener.current)) setOpen(!open);
  }

  return (
    <>
      <tr
        className={highlighted ? styles.highlighted : weight && styles[weight]}
        onClick={minor.length > 0 ? toggle : undefined}
      >
        {columns.map((column, index) =>
          index === 0 ? (
            <th key={column.header} scope="row" className={cellClass(column)}>
              {minor.length === 0 ? (
                heading
              ) : (
                <>
                  <span className={styles.wide}>{heading}</span>
                  <button type="button" ref={opener} className={styles.opener} aria-expanded={open}>
                    <span>
                      {heading}
                      {/* A name without letters: hidden letters in every row would slow each key down. */}{" "}
                      <span role="img" aria-label="more figures" />
                    </span>
                  </button>
                </>
              )}
              {column.note && <span className={styles.note}> {column.note(row)}</span>}
            </th>
          ) : (
            <td key={column.header} className={cellClass(column)} data-column={column.header}>
              {column.cell(row)}
            </td>
          ),
        )}
      </tr>
      {open && minor.length > 0 && (
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
