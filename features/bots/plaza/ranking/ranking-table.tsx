'use client';
// A page of the ranking, and under it the strategies that the reader has starred.
import { useTranslations } from 'next-intl';

import type { ChosenColumns } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import type { RankedStrategy, RankingWindow } from '#lib/contract/bots/plaza.ts';
import { useHiddenColumns } from '#lib/session/layout/use-hidden-columns.ts';
import { idsOfMarkets, useBotMarkets } from '../../lists/use-bot-markets.ts';
import { useMinute } from '../../lists/use-minute.ts';
import type { PlazaPlace } from './plaza-place.ts';
import { placeOf } from './plaza-place.ts';
import { useRankedColumns } from './ranked-columns.tsx';
import { useStars } from './use-stars.ts';

type Props = {
  readonly place: PlazaPlace;
  readonly rows: readonly RankedStrategy[];
  readonly days: RankingWindow;
  /** The cookie of columns that are put away. */
  readonly columns: string | undefined;
};

const keyOf = ({ strategyId }: RankedStrategy): string => strategyId;

export function RankingTable({ place, rows, days, columns }: Props) {
  const t = useTranslations('plaza');
  const stars = useStars(days);
  const starred = stars.list.filter((one) => placeOf(one) === place);
  const marketOf = useBotMarkets([...rows, ...starred].flatMap(idsOfMarkets));
  const shown = useRankedColumns(marketOf, useMinute(), stars);
  const choice: ChosenColumns = useHiddenColumns(columns)('ranking');
  const table = (name: string, list: readonly RankedStrategy[]) => (
    <DataTable name={name} columns={shown} rows={list} keyOf={keyOf} choice={choice} />
  );
  return (
    <>
      {rows.length === 0 ? null : <div className="min-w-0 overflow-x-auto">{table(t('ranking'), rows)}</div>}
      {starred.length === 0 ? null : (
        <section aria-labelledby="starred-strategies" className="flex min-w-0 flex-col border-t border-subtle">
          <h2 id="starred-strategies" className="px-3 pt-4 pb-2 text-sm font-semibold">
            {t('starred')}
          </h2>
          <div className="min-w-0 overflow-x-auto">{table(t('starred'), starred)}</div>
        </section>
      )}
    </>
  );
}
