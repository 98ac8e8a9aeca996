// Lists in pages: how long a page is, and where the next one goes on.
export const usualPage = 50;

/** How many rows stand on the pages before the one that is asked for by its number. */
export const rowsBefore = ({
  pageNo = 1,
  pageSize = usualPage,
}: {
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}): number => (pageNo - 1) * pageSize;

/** The id of the last row of a full page; null when the list ends here. */
export const pageEnd = <Row>(list: readonly Row[], limit: number, id: (row: Row) => string): string | null => {
  const last = list.at(-1);
  return last === undefined || list.length < limit ? null : id(last);
};
