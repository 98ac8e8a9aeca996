// A page of a list that is read newest first.

/** `nextId`: where the next page goes on; null: there is none. */
export type Page<Row> = { readonly list: readonly Row[]; readonly nextId: string | null };

export const maxPerPage = 100;

/** Rows of a full page go on after the last one. */
export const pageOf = <Row, Wire>(
  rows: readonly Row[],
  limit: number,
  idOf: (row: Row) => bigint | null,
  toWire: (row: Row) => Wire,
): Page<Wire> => {
  const last = rows.at(-1);
  return { list: rows.map(toWire), nextId: last === undefined || rows.length < limit ? null : String(idOf(last)) };
};

/** The place that a page asks for: one that never was has no id. */
export const readPlace = (before: string | undefined): bigint | null | undefined => {
  if (before === undefined) return undefined;
  return /^\d{1,18}$/.test(before) ? BigInt(before) : null;
};
