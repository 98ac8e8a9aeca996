// The names of the columns; a click sorts by one. At its end the choice of columns.
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';

import { nextSorting, type Column, type Sorting } from './column.ts';

type Props<Item> = {
  readonly columns: readonly Column<Item>[];
  readonly sorting: Sorting;
  readonly onSorting: (sorting: Sorting) => void;
  readonly children: ReactNode;
};

const iconPx = 10;

export function TableHead<Item>({ columns, sorting, onSorting, children }: Props<Item>) {
  return (
    <thead className="sticky top-0 z-10 bg-surface-1 text-2xs text-muted max-md:sr-only">
      <tr>
        {columns.map((column, place) => {
          const { id, head, numeric = false, atEnd = false, sortBy } = column;
          const direction = sorting?.column !== id ? 'none' : sorting.descending ? 'descending' : 'ascending';
          const Arrow = direction === 'ascending' || (direction === 'none' && !numeric) ? ArrowUp : ArrowDown;
          const isLast = place === columns.length - 1;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={sortBy === undefined ? undefined : direction}
              className={`h-7 whitespace-nowrap px-2 font-normal first:ps-3 last:pe-3 ${numeric ? 'figure-cell' : atEnd ? 'text-end' : 'text-start'} ${isLast && atEnd ? 'sticky end-0 bg-surface-1' : ''}`}
            >
              <span
                className={
                  isLast
                    ? `flex items-center gap-1 ${numeric ? 'justify-end rtl:justify-between' : atEnd ? 'justify-end' : 'justify-between'}`
                    : ''
                }
              >
                {sortBy === undefined ? (
                  head
                ) : (
                  <>
                    {/* Cards are sorted by the list above them. */}
                    <span className="md:hidden">{head}</span>
                    <button
                      type="button"
                      onClick={() => onSorting(nextSorting(column, sorting))}
                      className={`group -mx-1 inline-flex h-[1.5rem] items-center gap-0.5 rounded px-1 hover:text-primary max-md:hidden ${numeric ? 'flex-row-reverse rtl:flex-row' : ''} ${direction === 'none' ? '' : 'text-primary'}`}
                    >
                      {head}
                      <Arrow
                        size={iconPx}
                        aria-hidden
                        className={direction === 'none' ? 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60' : 'text-accent'}
                      />
                    </button>
                  </>
                )}
                {isLast ? children : null}
              </span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
