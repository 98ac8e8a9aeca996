'use client';
// Orders that are finished: filled, cancelled, or both.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { getOrderHistory } from '#lib/contract/calls/v1/spot/order/history.ts';
import { OrderType, TradeUnit } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { Figure, marketOf, priceText, quantityText, SideCell, sideOf, StatusCell, Time } from './cells.tsx';
import type { Column } from './order-table.tsx';
import { PagedTable } from './paged-table.tsx';
import { usePages } from './use-pages.ts';

type Props = { readonly symbolId: string | undefined; readonly markets: readonly SpotMarket[]; readonly change: number };

export function HistoryTable({ symbolId, markets, change }: Props) {
  const t = useTranslations('orders');
  const api = useApi();
  const load = useCallback(
    (after: string | undefined) => api.call(getOrderHistory, { ...(symbolId === undefined ? {} : { symbolId }), ...(after === undefined ? {} : { idLessThan: after }), pageSize: 50 }),
    [api, symbolId],
  );
  const size = (order: SpotOrder): string => {
    const market = marketOf(markets, order.symbol);
    return order.tradeUnit === TradeUnit.quote ? `${order.delegateCount} ${market?.quoteCoin ?? ''}` : quantityText(market, order.delegateCount);
  };
  const columns: readonly Column<SpotOrder>[] = [
    { id: 'time', title: t('time'), draw: (order) => <Time timeMs={order.createTimeMs} /> },
    { id: 'pair', title: t('pair'), draw: (order) => <Figure>{marketOf(markets, order.symbol)?.displayName ?? order.symbol}</Figure> },
    { id: 'side', title: t('sideTitle'), draw: (order) => <SideCell side={sideOf(order)} /> },
    { id: 'kind', title: t('kind'), draw: (order) => t(order.orderType === OrderType.market ? 'market' : 'limit') },
    { id: 'price', title: t('price'), numeric: true, draw: (order) => (order.orderType === OrderType.market ? t('market') : <Figure>{priceText(marketOf(markets, order.symbol), order.delegatePrice)}</Figure>) },
    { id: 'average', title: t('average'), numeric: true, draw: (order) => <Figure>{order.averagePrice === '0' ? '—' : priceText(marketOf(markets, order.symbol), order.averagePrice)}</Figure> },
    { id: 'quantity', title: t('quantity'), numeric: true, draw: (order) => <Figure>{size(order)}</Figure> },
    { id: 'filled', title: t('filled'), numeric: true, draw: (order) => <Figure>{quantityText(marketOf(markets, order.symbol), order.dealCount)}</Figure> },
    { id: 'fee', title: t('fee'), numeric: true, draw: (order) => <Figure>{`${order.fee} ${order.feeCoin}`}</Figure> },
    { id: 'status', title: t('state'), draw: (order) => <StatusCell order={order} /> },
  ];
  return <PagedTable caption={t('tabs.history')} columns={columns} pages={usePages(load, change)} keyOf={(order) => order.orderId} empty={t('empty.history')} />;
}
