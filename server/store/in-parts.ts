// Rows of a statement in parts: making the text of one holds this thread, and with it whoever else asks the exchange something.

const rowsAtOnce = 200;

export function* inParts<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce);
}
