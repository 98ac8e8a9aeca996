'use client';
// Orders that are done: filled, cancelled, or cancelled after a part was filled.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { DataTable, type Column } from '#components/trading/data-table.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { getOrderHistory } from '#lib/contract/calls/v1/spot/order/history.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { filledPercent, isMarketOrder, isZero, numberText, shortNumber, outcomeOf, sideOf } from './order-facts.ts';
import { NumberCell, PairCell, TimeCell } from './order-words.tsx';
import { PagedBody } from './paged-body.tsx';
import { usePagedList } from './use-paged-list.ts';

type Props = { readonly symbolId: string | null; readonly version: number; readonly pairOf: (symbol: string) => string };

export function OrderHistory({ symbolId, version, pairOf }: Props) {
  const t = useTranslations('spot');
  const api = useApi();
  const load = useCallback(
    (after: string | null, signal: AbortSignal) =>
      api.call(
        getOrderHistory,
        { pageSize: 20, ...(symbolId === null ? {} : { symbolId }), ...(after === null ? {} : { idLessThan: after }) },
        { signal },
      ),
    [api, symbolId],
  );
  const list = usePagedList<SpotOrder>(load, version);
  const none = '—';
  const columns: readonly Column<SpotOrder>[] = [
    {
      id: 'pair',
      head: t('column.pair'),
      onCard: 'title',
      cell: (order) => (
        <PairCell pair={pairOf(order.symbol)} side={sideOf(order)} kind={t(isMarketOrder(order) ? 'kind.market' : 'kind.limit')} />
      ),
    },
    { id: 'time', head: t('column.time'), onCard: 'line', cell: (order) => <TimeCell timeMs={order.updateTimeMs} /> },
    {
      id: 'average',
      head: t('column.average'),
      numeric: true,
      cell: (order) => <NumberCell text={isZero(order.averagePrice) ? none : numberText(order.averagePrice)} />,
    },
    {
      id: 'price',
      head: t('column.price'),
      numeric: true,
      cell: (order) => <NumberCell text={isMarketOrder(order) ? t('kind.market') : numberText(order.delegatePrice)} />,
    },
    {
      id: 'quantity',
      head: t('column.quantity'),
      numeric: true,
      cell: (order) => (
        <NumberCell
          text={numberText(order.delegateCount)}
          unit={order.tradeUnit === 'quote' ? pairOf(order.symbol).split('/')[1] : undefined}
        />
      ),
    },
    {
      id: 'filled',
      head: t('column.filled'),
      numeric: true,
      cell: (order) => <NumberCell text={`${shortNumber(order.dealCount)} (${filledPercent(order)}%)`} />,
    },
    {
      id: 'fee',
      head: t('column.fee'),
      numeric: true,
      cell: (order) => (
        <NumberCell text={isZero(order.fee) ? none : numberText(order.fee)} unit={isZero(order.fee) ? undefined : order.feeCoin} />
      ),
    },
    {
      id: 'status',
      head: t('column.status'),
      numeric: true,
      cell: (order) => (
        <span className={outcomeOf(order) === 'filled' ? 'text-primary' : 'text-muted'}>{t(`outcome.${outcomeOf(order)}`)}</span>
      ),
    },
  ];
  return (
    <PagedBody list={list} empty={t('empty.history')}>
      {(rows) => (
        <DataTable
          name={t('tab.history')}
          columns={columns}
          rows={rows}
          keyOf={(order) => order.orderId}
          idOf={(order) => `done-${order.orderId}`}
        />
      )}
    </PagedBody>
  );
}
