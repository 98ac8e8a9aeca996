// Lists in pages: how long a page is, and where the next one goes on.
export const usualPage = 50;

/** The id of the last row of a full page; null when the list ends here. */
export const pageEnd = <Row>(list: readonly Row[], limit: number, id: (row: Row) => string): string | null => {
  const last = list.at(-1);
  return last === undefined || list.length < limit ? null : id(last);
};
