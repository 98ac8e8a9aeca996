'use client';
// One page of the list, sorted by its heads.
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { ColumnHead } from '#components/ui/column-head.tsx';
import { columnPlace, columnsOf } from './market-columns.ts';
import type { MarketLine, Tickers } from './market-lines.ts';
import { MarketRow } from './market-row.tsx';
import { nextSort, sortOf, type MarketView, type SortColumn } from './market-view.ts';
import { ViewLink } from './view-link.tsx';

type Props = {
  readonly lines: readonly MarketLine[];
  /** The number of lines before these. */
  readonly first: number;
  /** The number of lines of the whole list. */
  readonly count: number;
  readonly prices: Tickers;
  readonly sparklines: ReadonlyMap<string, readonly string[]>;
  readonly view: MarketView;
  readonly onView: (view: MarketView) => void;
  readonly favourites: ReadonlySet<string>;
  readonly onStar: (symbolId: string, on: boolean) => void;
  readonly locale: string;
  /** The handle of a line that can be moved. */
  readonly handleOf?: (line: MarketLine) => ReactNode;
};

const none: readonly string[] = [];

export function MarketTable(props: Props) {
  const { lines, first, count, prices, sparklines, view, onView, favourites, onStar, locale, handleOf } = props;
  const t = useTranslations('markets');
  const [columns, sort] = [columnsOf(view.line), sortOf(view)];
  const Arrow = sort?.descending === true ? ArrowDown : ArrowUp;
  /** The figure under the names of a phone, whose own column has no room. */
  const under = sort?.column === 'funding' || sort?.column === 'interest' ? sort.column : 'turnover';
  return (
    <table aria-rowcount={count + 1} className="w-full table-fixed text-sm">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="sticky top-0 z-10 bg-surface-1 text-xs text-muted">
        <tr aria-rowindex={1} className="h-10 border-b border-subtle">
          {columns.map((column) => {
            const direction = sort?.column === column ? (sort.descending ? 'descending' : 'ascending') : 'none';
            const link = (one: SortColumn, className = '') => (
              <ViewLink
                view={{ ...view, sort: nextSort(one, view), page: 1 }}
                onView={onView}
                className={`inline-flex min-h-8 items-center gap-1 rounded hover:text-primary max-md:min-h-11 ${className}`}
              >
                {t(`column.${one}`)}
                {one === sort?.column ? <Arrow size={12} aria-hidden /> : null}
              </ViewLink>
            );
            return (
              <th
                key={column}
                scope="col"
                aria-sort={direction}
                className={`font-normal ${columnPlace[column]} ${column === 'pair' ? 'ps-3' : ''}`}
              >
                {link(column)}
                {column === 'pair' && view.list !== 'new' ? link(under, 'ms-3 sm:hidden') : null}
              </th>
            );
          })}
          <ColumnHead place={columnPlace.day}>{t('column.day')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <MarketRow
            key={line.market.symbolId}
            market={line.market}
            ticker={prices.get(line.market.symbol) ?? null}
            columns={columns}
            under={under}
            isDated={view.list === 'new'}
            day={sparklines.get(line.market.symbol) ?? none}
            locale={locale}
            isFavourite={favourites.has(line.market.symbolId)}
            onStar={onStar}
            place={first + index + 1}
            handle={handleOf?.(line)}
          />
        ))}
      </tbody>
    </table>
  );
}
