import type { CsvCell, CsvRow } from "#web/export/csv.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand, signedRand } from "#web/format/rand.ts";
import type { Column } from "./results-table.tsx";

/** A column that a spreadsheet gets as well, under the same heading; a count is a bigint there. */
export type SavedColumn<Row> = Column<Row> & { value: (row: Row) => CsvCell | undefined };

/** What a column has besides its heading and its figure. */
type Look<Row> = Omit<Column<Row>, "header" | "cell">;

/** The look of the columns that give way on a phone. */
export const minor = { minor: true } as const;

type Figure<Row> = (row: Row) => number;

/** An amount in rand; a spreadsheet has its cents. */
export const randColumn = <Row>(header: string, value: Figure<Row>, look?: Look<Row>): SavedColumn<Row> => ({
  ...{ header, value, cell: (row: Row) => rand(value(row)) },
  ...look,
});

/** An amount with its sign: "+R120", "−R80". */
export const changeColumn = <Row>(
  header: string,
  value: Figure<Row>,
  look?: Look<Row>,
): SavedColumn<Row> => ({
  ...{ header, value, cell: (row: Row) => signedRand(value(row)) },
  ...look,
});

/** A rate in percent. */
export const rateColumn = <Row>(header: string, value: Figure<Row>, look?: Look<Row>): SavedColumn<Row> => ({
  ...{ header, value, cell: (row: Row) => quotedRate(value(row)) },
  ...look,
});

/** A number of years, months or payments. */
export const countColumn = <Row>(header: string, of: Figure<Row>): SavedColumn<Row> => ({
  header,
  value: (row) => BigInt(of(row)),
  cell: of,
});

/** Words; `shown` where a page writes them in another way than a file, such as a month. */
export const wordsColumn = <Row>(
  header: string,
  value: (row: Row) => string,
  { shown = value, ...look }: Look<Row> & { shown?: (row: Row) => string } = {},
): SavedColumn<Row> => ({ ...{ header, value, cell: shown, words: true }, ...look });

/** The rows of a table as a file has them, under the table's own headings. */
export const csvRows = <Row>(columns: readonly SavedColumn<Row>[], rows: readonly Row[]): CsvRow[] =>
  rows.map((row) => Object.fromEntries(columns.map(({ header, value }) => [header, value(row)])));
