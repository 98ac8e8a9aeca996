// A table of orders or fills: a real table on a desk, cards under a thumb.
import type { ReactNode } from 'react';

export type Column<Row> = {
  readonly id: string;
  readonly title: string;
  /** Numbers stand at the end of their column. */
  readonly numeric?: boolean;
  readonly draw: (row: Row) => ReactNode;
};

type Props<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly empty: string;
};

export function OrderTable<Row>({ caption, columns, rows, keyOf, empty }: Props<Row>) {
  if (rows.length === 0) return <p className="px-4 py-10 text-center text-xs text-muted">{empty}</p>;
  return (
    <table className="w-full text-xs max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-0 z-10 bg-surface-1 text-muted max-md:hidden">
        <tr className="h-7">
          {columns.map(({ id, title, numeric }) => (
            <th key={id} scope="col" className={`whitespace-nowrap px-3 font-normal ${numeric === true ? 'text-end' : 'text-start'}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr key={keyOf(row)} className="h-8 border-t border-subtle hover:bg-surface-2 max-md:grid max-md:h-auto max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-1.5 max-md:px-3 max-md:py-3">
            {columns.map(({ id, title, numeric, draw }) => (
              <td key={id} className={`whitespace-nowrap px-3 max-md:flex max-md:items-center max-md:justify-between max-md:gap-2 max-md:px-0 ${numeric === true ? 'text-end' : 'text-start'}`}>
                <span aria-hidden className="text-muted md:hidden">
                  {title}
                </span>
                {draw(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
