'use client';
// Over the cards of a phone, where no heads are: the order of the cards, and what stands on them.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { SelectBox } from '#components/ui/fields/select-box.tsx';
import type { Column, Sorting } from './column.ts';

type Props<Item> = {
  readonly columns: readonly Column<Item>[];
  readonly sorting: Sorting;
  readonly onSorting: (sorting: Sorting) => void;
  readonly children: ReactNode;
};

export function PhoneBar<Item>({ columns, sorting, onSorting, children }: Props<Item>) {
  const t = useTranslations('terminal.table');
  const ways = columns
    .filter(({ sortBy }) => sortBy !== undefined)
    .flatMap(({ id, head }) => [
      { value: `${id} down`, label: t('descending', { column: head }), sorting: { column: id, descending: true } },
      { value: `${id} up`, label: t('ascending', { column: head }), sorting: { column: id, descending: false } },
    ]);
  const options = [{ value: 'listed', label: t('listed'), sorting: null }, ...ways];
  const value = sorting === null ? 'listed' : `${sorting.column} ${sorting.descending ? 'down' : 'up'}`;
  return (
    <div className="flex items-center justify-between gap-2 px-3 pt-2 md:hidden">
      <SelectBox
        name={t('sort')}
        options={options}
        value={value}
        onValue={(chosen) => onSorting(options.find((option) => option.value === chosen)?.sorting ?? null)}
        className="h-11 min-w-40"
      />
      {children}
    </div>
  );
}
