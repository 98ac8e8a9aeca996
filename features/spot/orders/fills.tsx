'use client';
// Every trade of one's own: at what price, which side of the book one stood on, and what it cost.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { DataTable, type Column } from '#components/trading/data-table.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import type { SpotFill } from '#lib/contract/order.ts';
import { numberText } from './order-facts.ts';
import { NumberCell, PairCell, TimeCell } from './order-words.tsx';
import { PagedBody } from './paged-body.tsx';
import { usePagedList } from './use-paged-list.ts';

type Props = { readonly symbolId: string | null; readonly version: number; readonly pairOf: (symbol: string) => string };

export function Fills({ symbolId, version, pairOf }: Props) {
  const t = useTranslations('spot');
  const api = useApi();
  const load = useCallback(
    (after: string | null, signal: AbortSignal) =>
      api.call(
        getFills,
        { pageSize: 20, ...(symbolId === null ? {} : { symbolId }), ...(after === null ? {} : { idLessThan: after }) },
        { signal },
      ),
    [api, symbolId],
  );
  const list = usePagedList<SpotFill>(load, version);
  const columns: readonly Column<SpotFill>[] = [
    { id: 'pair', head: t('column.pair'), onCard: 'title', cell: (fill) => <PairCell pair={pairOf(fill.symbol)} side={fill.side} /> },
    { id: 'time', head: t('column.time'), onCard: 'line', cell: (fill) => <TimeCell timeMs={fill.timeMs} /> },
    { id: 'price', head: t('column.price'), numeric: true, cell: (fill) => <NumberCell text={numberText(fill.price)} /> },
    { id: 'quantity', head: t('column.quantity'), numeric: true, cell: (fill) => <NumberCell text={numberText(fill.quantity)} /> },
    {
      id: 'amount',
      head: t('column.amount'),
      numeric: true,
      cell: (fill) => <NumberCell text={numberText(fill.amount)} unit={pairOf(fill.symbol).split('/')[1]} />,
    },
    { id: 'fee', head: t('column.fee'), numeric: true, cell: (fill) => <NumberCell text={numberText(fill.fee)} unit={fill.feeCoin} /> },
    { id: 'role', head: t('column.role'), numeric: true, cell: (fill) => <span className="text-secondary">{t(`role.${fill.role}`)}</span> },
  ];
  return (
    <PagedBody list={list} empty={t('empty.fills')}>
      {(rows) => <DataTable name={t('tab.fills')} columns={columns} rows={rows} keyOf={(fill) => fill.fillId} />}
    </PagedBody>
  );
}
