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
  /** Null: no details can be opened. */
  readonly onDetails: ((symbolId: string) => void) | null;
  readonly drawnMs: number;
  readonly locale: string;
  /** The handle of a line that can be moved. */
  readonly handleOf?: (line: MarketLine) => ReactNode;
};

const none: readonly string[] = [];

/** The figure of a contract that stands under another one as long as its own column has no room. */
const seconds: Readonly<Partial<Record<SortColumn, { readonly column: SortColumn; readonly until: string }>>> = {
  last: { column: 'mark', until: 'xl:hidden' },
  change: { column: 'funding', until: 'md:hidden' },
};

export function MarketTable(props: Props) {
  const { lines, first, count, prices, sparklines, view, onView, favourites, onStar, onDetails, drawnMs, locale, handleOf } = props;
  const t = useTranslations('markets');
  const [columns, sort] = [columnsOf(view.line), sortOf(view)];
  const word = (column: SortColumn): string => t(column === 'funding' && view.list === 'delivery' ? 'column.delivery' : `column.${column}`);
  const Arrow = sort?.descending === true ? ArrowDown : ArrowUp;
  /** The figure under the names of a phone, whose own column has no room. */
  const under = sort?.column === 'interest' ? 'interest' : 'turnover';
  return (
    <table aria-rowcount={count + 1} data-detailed={onDetails === null ? undefined : ''} className="w-full table-fixed text-sm">
      <caption className="sr-only">{t('title')}</caption>
      <thead className="sticky top-0 z-10 bg-surface-1 text-xs text-muted">
        <tr aria-rowindex={1} className="h-10 border-b border-subtle">
          {columns.map((column) => {
            const direction = sort?.column === column ? (sort.descending ? 'descending' : 'ascending') : 'none';
            const second = onDetails === null ? undefined : seconds[column];
            const link = (one: SortColumn, className = '') => (
              <ViewLink
                view={{ ...view, sort: nextSort(one, view), page: 1 }}
                onView={onView}
                className={`inline-flex max-w-full min-h-8 items-center gap-1 rounded hover:text-primary max-md:min-h-11 ${className}`}
              >
                <span className="min-w-0">
                  {word(one)}
                  {one !== column || second === undefined ? null : (
                    <span className={`block truncate text-2xs ${second.until}`}>
                      {' '}
                      {word(second.column)}
                      {second.column === sort?.column ? <Arrow size={11} aria-hidden className="ms-0.5 inline" /> : null}
                    </span>
                  )}
                </span>
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
          {onDetails === null ? null : (
            <ColumnHead place={columnPlace.details}>
              <span className="sr-only">{t('column.details')}</span>
            </ColumnHead>
          )}
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
            onDetails={onDetails}
            drawnMs={drawnMs}
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
