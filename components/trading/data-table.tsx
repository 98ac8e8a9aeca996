// A table of orders, fills or coins; on a phone each row becomes a card with the names beside the values.
import type { ReactNode } from 'react';

export type Column<Row> = {
  readonly id: string;
  readonly head: string;
  /** Numbers stand at the end, words at the start. */
  readonly numeric?: boolean;
  /** On a phone, where rows are cards: first in the card; beside that, without a name; a line of its own. Absent: half a line. */
  readonly onCard?: 'title' | 'line' | 'nameless';
  readonly cell: (row: Row) => ReactNode;
};

type Props<Row> = {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** To be found by links. */
  readonly idOf?: (row: Row) => string;
  readonly isDimmed?: (row: Row) => boolean;
};

const named = 'max-md:before:text-muted max-md:before:content-[attr(data-head)]';
const cards = {
  title: 'max-md:-order-2',
  nameless: 'max-md:-order-1 max-md:justify-end',
  line: `max-md:col-span-2 ${named}`,
  half: named,
} as const;

export function DataTable<Row>({ name, columns, rows, keyOf, idOf, isDimmed }: Props<Row>) {
  return (
    <table aria-label={name} className="w-full text-xs max-md:block">
      <thead className="sticky top-0 z-10 bg-surface-1 text-2xs text-muted max-md:sr-only">
        <tr>
          {columns.map(({ id, head, numeric }) => (
            <th
              key={id}
              scope="col"
              className={`h-7 whitespace-nowrap px-2 font-normal first:ps-3 last:pe-3 ${numeric === true ? 'text-end' : 'text-start'}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            id={idOf?.(row)}

            tabIndex={idOf === undefined ? undefined : -1}
            className={`border-t border-subtle hover:bg-surface-2 focus:bg-surface-2 focus:outline-none max-md:grid max-md:grid-cols-2 max-md:gap-x-6 max-md:gap-y-1 max-md:px-3 max-md:py-3 ${isDimmed?.(row) === true ? 'opacity-60' : ''}`}
          >
            {columns.map(({ id, head, numeric, onCard, cell }) => (
              <td
                key={id}

                data-head={head}
                className={`h-8 whitespace-nowrap md:px-2 md:first:ps-3 md:last:pe-3 max-md:flex max-md:h-auto max-md:min-h-5 max-md:items-center max-md:justify-between max-md:gap-3 ${numeric === true ? 'text-end' : 'text-start'} ${cards[onCard ?? 'half']}`}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
