'use client';
// A table of orders, fills or coins: sorted by its heads, with the columns that the reader has chosen; of a long list only the rows in sight are drawn. On a phone each row becomes a card with the names beside the values.
import { useTable } from '@tanstack/react-table';
import { useEffect, useMemo, useRef, useState } from 'react';

import { useRowFocus } from '#components/ui/keyboard/use-row-focus.ts';
import { ColumnButton } from './column-button.tsx';
import { type ChosenColumns, features, toTableColumns, type Column, type Sorting } from './column.ts';
import { PhoneBar } from './phone-bar.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useRowsInSight } from './use-rows-in-sight.ts';

type Props<Item> = {
  readonly name: string;
  readonly columns: readonly Column<Item>[];
  readonly rows: readonly Item[];
  readonly keyOf: (row: Item) => string;
  /** To be found by links. */
  readonly idOf?: (row: Item) => string;
  readonly isDimmed?: (row: Item) => boolean;
  /** On top, however the others are sorted. */
  readonly isPinned?: (row: Item) => boolean;
  /** A row that was asked for: brought into view and focused, once. */
  readonly shownKey?: string | null;
  readonly choice: ChosenColumns;
  /** Said under the table while it is sorted: not all rows are here. */
  readonly sortedNote?: string | null;
};

const never = (): boolean => false;

/** The rows in the order in which they are shown, and the columns that are. */
function useArranged<Item extends object>({ columns, rows: items, keyOf, isPinned = never, choice }: Props<Item>, sorting: Sorting) {
  const tableColumns = useMemo(() => toTableColumns(columns), [columns]);
  const state = useMemo(
    () => ({
      sorting: sorting === null ? [] : [{ id: sorting.column, desc: sorting.descending }],
      columnVisibility: Object.fromEntries(choice.hidden.map((id) => [id, false])),
    }),
    [sorting, choice.hidden],
  );
  const table = useTable({ features, columns: tableColumns, data: items, state, getRowId: keyOf });
  const visible = new Set(table.getVisibleLeafColumns().map(({ id }) => id));
  const rows = table.getRowModel().rows.map(({ original }) => original);
  return {
    columns: columns.filter(({ id }) => visible.has(id)),
    rows: sorting === null ? rows : [...rows.filter(isPinned), ...rows.filter((row) => !isPinned(row))],
  };
}

export function DataTable<Item extends object>(props: Props<Item>) {
  const { name, columns: all, keyOf, idOf, isDimmed = never, shownKey = null, choice, sortedNote = null } = props;
  const [sorting, setSorting] = useState<Sorting>(null);
  const { columns, rows } = useArranged(props, sorting);
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = rows.map(keyOf);
  useRowFocus(body, keys);
  const shownPlace = shownKey === null ? -1 : keys.indexOf(shownKey);
  const { parts, measure } = useRowsInSight({ body, keys, keep: shownPlace });
  const brought = useRef<string | null>(null);
  useEffect(() => {
    if (shownPlace === -1 || shownKey === null || shownKey === brought.current) return;
    brought.current = shownKey;
    const row = [...(body.current?.rows ?? [])].find((one) => one.dataset['key'] === shownKey);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [shownKey, shownPlace]);

  const rowAt = (place: number, long: boolean) => {
    const [row, key] = [rows[place], keys[place]];
    if (row === undefined || key === undefined) return null;
    return (
      <TableRow
        key={key}
        columns={columns}
        item={row}
        rowKey={key}
        id={idOf?.(row)}
        dimmed={isDimmed(row)}
        {...(long ? { place, measure } : {})}
      />
    );
  };
  const choosable = all.filter(({ onCard }) => onCard !== 'nameless');
  const button = (className: string) => <ColumnButton columns={choosable} choice={choice} className={className} />;
  return (
    <>
      <PhoneBar columns={all} sorting={sorting} onSorting={setSorting}>
        {button('size-11')}
      </PhoneBar>
      <table aria-label={name} aria-rowcount={parts === null ? undefined : rows.length + 1} className="w-full text-xs max-md:block">
        <TableHead columns={columns} sorting={sorting} onSorting={setSorting}>
          {button('size-[1.5rem] max-md:hidden')}
        </TableHead>
        <tbody ref={body} className="max-md:block">
          {parts === null
            ? rows.map((_, place) => rowAt(place, false))
            : parts.map((part) =>
                'place' in part ? (
                  rowAt(part.place, true)
                ) : (
                  <tr key={`before ${part.before}`} aria-hidden style={{ height: part.gap }} className="max-md:block" />
                ),
              )}
        </tbody>
      </table>
      {sorting === null || sortedNote === null ? null : (
        <p role="status" className="border-t border-subtle px-3 py-1.5 text-2xs text-muted">
          {sortedNote}
        </p>
      )}
    </>
  );
}
