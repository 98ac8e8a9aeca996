'use client';
// The list itself: sorted by its heads, and only the rows in sight are drawn, however many markets there are.
import { useTable } from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { ColumnHead } from '#components/ui/column-head.tsx';
import { columns, features } from './market-columns.ts';
import { MarketRow } from './market-row.tsx';
import { sortColumns, type MarketLine, type MarketView, type SortColumn } from './market-view.ts';

type Props = {
  readonly lines: readonly MarketLine[];
  readonly sparklines: ReadonlyMap<string, readonly string[]>;
  readonly sort: MarketView['sort'];
  readonly onSort: (sort: MarketView['sort']) => void;
  readonly favourites: ReadonlySet<string>;
  readonly onStar: (symbolId: string, on: boolean) => void;
  readonly locale: string;
  /** The handle of a line that can be moved. */
  readonly handleOf?: (line: MarketLine, place: number) => ReactNode;
};

const rowHeight = 52;
/** The number of lines that the server draws of a long list: more than a first look, and enough for a reader without scripts. */
const drawnByServer = 100;
const none: readonly string[] = [];

/** On a phone the names take what the figures leave: no column moves when a figure changes. */
const hiding: Readonly<Record<SortColumn, string>> = {
  pair: 'text-start max-sm:w-full',
  last: 'figure-cell min-w-24 max-[22.5rem]:min-w-0',
  change: 'figure-cell min-w-22 pe-3 max-[22.5rem]:min-w-0 sm:pe-0',
  high: 'hidden figure-cell lg:table-cell',
  low: 'hidden figure-cell lg:table-cell',
  volume: 'hidden figure-cell lg:table-cell',
  turnover: 'hidden figure-cell sm:table-cell',
};

/** Once: the larger first; twice: the smaller first; a third time: as it was. Names begin at A. */
function nextSort(column: SortColumn, sort: MarketView['sort']): MarketView['sort'] {
  const descendingFirst = column !== 'pair';
  if (sort?.column !== column) return { column, descending: descendingFirst };
  return sort.descending === descendingFirst ? { column, descending: !descendingFirst } : null;
}

export function MarketTable({ lines, sparklines, sort, onSort, favourites, onStar, locale, handleOf }: Props) {
  const t = useTranslations('markets');
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(body.current?.offsetTop ?? 0), []);
  const sorting = sort === null ? [] : [{ id: sort.column, desc: sort.descending }];
  const table = useTable({ features, columns, data: lines, state: { sorting }, getRowId: ({ market }) => market.symbolId });
  const { rows } = table.getRowModel();
  // Its functions answer anew after each scroll: this component is not to be memoised, and is not.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: top,
    initialRect: { width: 1000, height: drawnByServer * rowHeight },
  });
  const items = virtual.getVirtualItems();
  const [before, after] = [(items[0]?.start ?? top) - top, virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top)];
  return (
    <table aria-rowcount={rows.length + 1} className="w-full text-sm">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="sticky top-0 z-10 bg-surface-1 text-xs text-muted">
        <tr aria-rowindex={1} className="h-10 border-b border-subtle">
          {sortColumns.map((column) => {
            const direction = sort?.column === column ? (sort.descending ? 'descending' : 'ascending') : 'none';
            return (
              <th
                key={column}
                scope="col"
                aria-sort={direction}
                className={`font-normal ${hiding[column]} ${column === 'pair' ? 'ps-3' : ''}`}
              >
                <button
                  type="button"
                  onClick={() => onSort(nextSort(column, sort))}
                  className="inline-flex min-h-8 items-center gap-1 rounded hover:text-primary max-md:min-h-11"
                >
                  {t(`column.${column}`)}
                  {direction === 'none' ? null : direction === 'descending' ? (
                    <ArrowDown size={12} aria-hidden />
                  ) : (
                    <ArrowUp size={12} aria-hidden />
                  )}
                </button>
              </th>
            );
          })}
          <ColumnHead place="hidden pe-4 figure-cell md:table-cell">{t('column.day')}</ColumnHead>
        </tr>
      </thead>
      <tbody ref={body}>
        {before > 0 ? <tr aria-hidden style={{ height: before }} /> : null}
        {items.map(({ index }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const { market, ticker } = row.original;
          return (
            <MarketRow
              key={market.symbolId}
              market={market}
              ticker={ticker}
              day={sparklines.get(market.symbol) ?? none}
              locale={locale}
              isFavourite={favourites.has(market.symbolId)}
              onStar={onStar}
              place={index + 1}
              handle={handleOf?.(row.original, index)}
            />
          );
        })}
        {after > 0 ? <tr aria-hidden style={{ height: after }} /> : null}
      </tbody>
    </table>
  );
}
