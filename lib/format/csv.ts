// Rows as comma-separated values (RFC 4180), for spreadsheets: with the mark that tells them it is UTF-8, and nothing in it that they would run.

/** A text that a spreadsheet would take for a formula is kept a text by an apostrophe (OWASP, CSV injection). Numbers are left as they are. */
const inert = (text: string): string => (/^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text);

function cell(text: string): string {
  const safe = inert(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The head first; every line ends as the standard says.
 * @internal
 */
export const csvOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

export type CsvColumn<Row> = { readonly head: string; readonly of: (row: Row) => string };

/** A line for each row. */
export const csvTable = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  csvOf(
    columns.map(({ head }) => head),
    rows.map((row) => columns.map((column) => column.of(row))),
  );
