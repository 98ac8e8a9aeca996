'use client';
// One's part in each trade: what was traded, in which role, at what fee.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { SpotFill } from '#lib/contract/order.ts';
import { Figure, marketOf, priceText, quantityText, SideCell, Time } from './cells.tsx';
import type { Column } from './order-table.tsx';
import { PagedTable } from './paged-table.tsx';
import { usePages } from './use-pages.ts';

type Props = { readonly symbolId: string | undefined; readonly markets: readonly SpotMarket[]; readonly change: number };

export function FillsTable({ symbolId, markets, change }: Props) {
  const t = useTranslations('orders');
  const api = useApi();
  const load = useCallback(
    (after: string | undefined) => api.call(getFills, { ...(symbolId === undefined ? {} : { symbolId }), ...(after === undefined ? {} : { idLessThan: after }), pageSize: 50 }),
    [api, symbolId],
  );
  const columns: readonly Column<SpotFill>[] = [
    { id: 'time', title: t('time'), draw: (fill) => <Time timeMs={fill.timeMs} /> },
    { id: 'pair', title: t('pair'), draw: (fill) => <Figure>{marketOf(markets, fill.symbol)?.displayName ?? fill.symbol}</Figure> },
    { id: 'side', title: t('sideTitle'), draw: (fill) => <SideCell side={fill.side} /> },
    { id: 'role', title: t('role'), draw: (fill) => t(fill.role) },
    { id: 'price', title: t('price'), numeric: true, draw: (fill) => <Figure>{priceText(marketOf(markets, fill.symbol), fill.price)}</Figure> },
    { id: 'quantity', title: t('quantity'), numeric: true, draw: (fill) => <Figure>{quantityText(marketOf(markets, fill.symbol), fill.quantity)}</Figure> },
    { id: 'amount', title: t('amount'), numeric: true, draw: (fill) => <Figure>{`${fill.amount} ${marketOf(markets, fill.symbol)?.quoteCoin ?? ''}`}</Figure> },
    { id: 'fee', title: t('fee'), numeric: true, draw: (fill) => <Figure>{`${fill.fee} ${fill.feeCoin}`}</Figure> },
  ];
  return <PagedTable caption={t('tabs.fills')} columns={columns} pages={usePages(load, change)} keyOf={(fill) => fill.fillId} empty={t('empty.fills')} />;
}
