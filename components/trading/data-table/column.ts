// The definition of a table's column: its name, its cells, and by what its rows are sorted.
import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  type Row,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';

export type Column<Item> = {
  readonly id: string;
  readonly head: string;
  /** Numbers stand under each other by their points, words at the start. */
  readonly numeric?: boolean;
  /** Words or buttons that end the row. */
  readonly atEnd?: boolean;
  /** On a phone, where rows are cards: first in the card; beside that, without a name; a line of its own. Absent: half a line. */
  readonly onCard?: 'title' | 'line' | 'nameless';
  /** Decimal text (in numeric columns), a number, or words; undefined stands behind the others either way. Absent: not sorted by it. */
  readonly sortBy?: (item: Item) => string | number | undefined;
  readonly cell: (item: Item) => ReactNode;
};

/** The columns that a reader wants to see. */
export type ChosenColumns = {
  /** Ids of the columns that are put away. */
  readonly hidden: readonly string[];
  readonly onHidden: (hidden: readonly string[]) => void;
};

/** The column that sorts, and its direction; null: as listed. */
export type Sorting = { readonly column: string; readonly descending: boolean } | null;

export const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: {},
});

const words = new Intl.Collator('en', { numeric: true });

function compareValues(one: unknown, other: unknown, numeric: boolean): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return numeric ? compareDecimals(String(one), String(other)) : words.compare(String(one), String(other));
}

/** The same columns as the table library wants them. */
export function toTableColumns<Item extends object>(columns: readonly Column<Item>[]) {
  const helper = createColumnHelper<typeof features, Item>();
  return helper.columns(
    columns.map(({ id, numeric = false, sortBy }) =>
      helper.accessor((item: Item) => sortBy?.(item), {
        id,
        enableSorting: sortBy !== undefined,
        sortUndefined: 'last',
        sortFn: (one: Row<typeof features, Item>, other: Row<typeof features, Item>) =>
          compareValues(one.getValue(id), other.getValue(id), numeric),
      }),
    ),
  );
}

/** Once: numbers the larger first, words from A; twice: the other way; a third time: as listed. */
export function nextSorting({ id, numeric = false }: Pick<Column<never>, 'id' | 'numeric'>, now: Sorting): Sorting {
  if (now?.column !== id) return { column: id, descending: numeric };
  return now.descending === numeric ? { column: id, descending: !numeric } : null;
}
