'use client';
// What borrowed money has done: lent, paid back, charged by the hour, called, liquidated; page by page.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { NothingLeft } from '#components/trading/list-tools/nothing-left.tsx';
import { PagedBody } from '#components/trading/paged-body.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { usePagedList } from '#lib/api/use-paged-list.ts';
import { getMarginRecords } from '#lib/contract/calls/v1/margin/history/list.ts';
import type { MarginRecord } from '#lib/contract/margin.ts';
import { useDayClock } from '#lib/session/use-day-clock.ts';
import { recordsRequest } from '../../orders/filter/requests.ts';
import type { ListView } from '../../orders/list-view.ts';
import { useLiquidationView } from '../notices/liquidation-view.ts';
import { useMarginWallets } from '../use-margin-wallets.ts';
import { debtsMark } from './debts-mark.ts';
import { kindOfTab, type RecordTab } from './record-tabs.ts';
import { useRecordColumns } from './use-record-columns.tsx';

type Props = { readonly tab: RecordTab; readonly view: ListView; readonly pairOf: (symbol: string) => string };

export function MarginRecords({ tab, view, pairOf }: Props) {
  const t = useTranslations('margin.records');
  const api = useApi();
  const clock = useDayClock();
  const { filter } = view;
  const load = useCallback(
    (after: string | null, signal: AbortSignal) =>
      api.call(
        getMarginRecords,
        { pageSize: 20, ...recordsRequest(kindOfTab[tab], filter, clock()), ...(after === null ? {} : { idLessThan: after }) },
        { signal },
      ),
    [api, tab, filter, clock],
  );
  const list = usePagedList<MarginRecord>(load, debtsMark(useMarginWallets(true)));
  const explain = useLiquidationView((shown) => shown.explain);
  const columns = useRecordColumns({ pairOf, onExplain: explain })[tab];
  return (
    <PagedBody list={list} nothing={<NothingLeft view={view} empty={t(`empty.${tab}`)} />}>
      {(rows, sortedNote) => (
        <DataTable
          name={t(`tab.${tab}`)}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          choice={view.choice}
          sortedNote={sortedNote}
        />
      )}
    </PagedBody>
  );
}
