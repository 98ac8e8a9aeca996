'use client';
// The contracts of one kind, sorted by the heads of their columns.
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { ColumnHead } from '#components/ui/column-head.tsx';
import type { OverviewTab } from './overview-view.ts';
import { contractSorts, sortedLines, type ContractLine, type ContractSort, type SortedBy } from './contract-lines.ts';
import { ContractRow } from './contract-row.tsx';

type Props = {
  readonly tab: OverviewTab;
  readonly lines: readonly ContractLine[];
  readonly days: ReadonlyMap<string, readonly string[]>;
  readonly sort: SortedBy | null;
  readonly onSort: (sort: SortedBy | null) => void;
  readonly starred: ReadonlySet<string>;
  readonly onStar: (symbolId: string, on: boolean) => void;
  readonly onDetails: (symbolId: string) => void;
  readonly drawnMs: number;
  readonly locale: string;
};

const none: readonly string[] = [];

const places: Readonly<Record<ContractSort, string>> = {
  name: 'ps-3 text-start md:ps-4',
  last: 'figure-cell',
  change: 'figure-cell pe-2 sm:pe-0',
  mark: 'hidden figure-cell lg:table-cell',
  funding: 'hidden figure-cell md:table-cell',
  interest: 'hidden figure-cell sm:table-cell',
  volume: 'hidden figure-cell sm:table-cell',
};

/** Once: the larger first; twice: the smaller first; a third time: as listed. Names begin at A. */
function nextSort(column: ContractSort, sort: SortedBy | null): SortedBy | null {
  const descendingFirst = column !== 'name';
  if (sort?.column !== column) return { column, descending: descendingFirst };
  return sort.descending === descendingFirst ? { column, descending: !descendingFirst } : null;
}

export function ContractTable({ tab, lines, days, sort, onSort, starred, onStar, onDetails, drawnMs, locale }: Props) {
  const t = useTranslations('explorer');
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t(`kind.${tab}`)}</caption>
      <thead className="sticky top-0 z-10 bg-surface-1 text-xs text-muted">
        <tr className="h-10 border-b border-subtle">
          {contractSorts.map((column) => {
            const direction = sort?.column !== column ? 'none' : sort.descending ? 'descending' : 'ascending';
            return (
              <th key={column} scope="col" aria-sort={direction} className={`font-normal ${places[column]}`}>
                <button
                  type="button"
                  onClick={() => onSort(nextSort(column, sort))}
                  className="inline-flex min-h-8 items-center gap-1 rounded hover:text-primary max-md:min-h-11"
                >
                  {t(column === 'funding' && tab === 'delivery' ? 'column.delivery' : `column.${column}`)}
                  {direction === 'descending' ? <ArrowDown size={12} aria-hidden /> : null}
                  {direction === 'ascending' ? <ArrowUp size={12} aria-hidden /> : null}
                </button>
              </th>
            );
          })}
          <ColumnHead place="hidden figure-cell xl:table-cell">{t('column.day')}</ColumnHead>
          <th scope="col">
            <span className="sr-only">{t('column.details')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sortedLines(lines, sort).map(({ market, ticker, interestValue }) => (
          <ContractRow
            key={market.symbolId}
            market={market}
            ticker={ticker}
            interestValue={interestValue}
            day={days.get(market.symbol) ?? none}
            drawnMs={drawnMs}
            locale={locale}
            isStarred={starred.has(market.symbolId)}
            onStar={onStar}
            onDetails={onDetails}
          />
        ))}
      </tbody>
    </table>
  );
}
