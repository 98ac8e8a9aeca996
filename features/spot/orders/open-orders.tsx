'use client';
// Orders that wait in the book, with what one can do about them.
import { Pencil, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useApi } from '#lib/api/use-api.ts';
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { AmendDialog } from './amend-dialog.tsx';
import { Figure, marketOf, priceText, quantityText, SideCell, sideOf, StatusCell, Time } from './cells.tsx';
import { OrderTable, type Column } from './order-table.tsx';

type Props = { readonly orders: readonly SpotOrder[]; readonly markets: readonly SpotMarket[]; readonly symbolId: string | undefined };

export function OpenOrders({ orders, markets, symbolId }: Props) {
  const t = useTranslations('orders');
  const errors = useTranslations('errors');
  const api = useApi();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [amended, setAmended] = useState<SpotOrder | null>(null);

  const say = (error: unknown): void => {
    const known = error instanceof ApiError && error.key !== null && errors.has(error.key);
    showToast('failed', known ? errors(error.key, error.params) : errors('unanswered'));
  };
  const cancel = async (order: SpotOrder): Promise<void> => {
    setLeaving((ids) => new Set(ids).add(order.orderId));
    try {
      await api.call(cancelOrder, { orderId: order.orderId });
    } catch (error) {
      say(error);
    } finally {
      setLeaving((ids) => new Set([...ids].filter((id) => id !== order.orderId)));
    }
  };
  const cancelAll = async (): Promise<void> => {
    try {
      const { orderIds } = await api.call(cancelAllOrders, symbolId === undefined ? {} : { symbolId });
      showToast('done', t('cancelledCount', { count: orderIds.length }));
    } catch (error) {
      say(error);
    }
  };

  const columns: readonly Column<SpotOrder>[] = [
    { id: 'pair', title: t('pair'), draw: (order) => <Figure>{marketOf(markets, order.symbol)?.displayName ?? order.symbol}</Figure> },
    { id: 'side', title: t('sideTitle'), draw: (order) => <SideCell side={sideOf(order)} /> },
    { id: 'price', title: t('price'), numeric: true, draw: (order) => <Figure>{priceText(marketOf(markets, order.symbol), order.delegatePrice)}</Figure> },
    { id: 'quantity', title: t('quantity'), numeric: true, draw: (order) => <Figure>{quantityText(marketOf(markets, order.symbol), order.delegateCount)}</Figure> },
    { id: 'filled', title: t('filled'), numeric: true, draw: (order) => <Figure>{quantityText(marketOf(markets, order.symbol), order.dealCount)}</Figure> },
    { id: 'status', title: t('state'), draw: (order) => <StatusCell order={order} /> },
    { id: 'time', title: t('time'), draw: (order) => <Time timeMs={order.createTimeMs} /> },
    {
      id: 'actions',
      title: t('actions'),
      numeric: true,
      draw: (order) => (
        <span className="inline-flex gap-1">
          <button type="button" onClick={() => setAmended(order)} aria-label={t('amendOrder', { id: order.orderId })} title={t('amend')} className="grid size-7 place-items-center rounded text-muted hover:bg-surface-3 hover:text-primary max-md:size-11">
            <Pencil size={13} aria-hidden />
          </button>
          <button type="button" disabled={leaving.has(order.orderId)} onClick={() => void cancel(order)} aria-label={t('cancelOrder', { id: order.orderId })} title={t('cancel')} className="grid size-7 place-items-center rounded text-muted hover:bg-negative-soft hover:text-negative disabled:opacity-50 max-md:size-11">
            <X size={15} aria-hidden />
          </button>
        </span>
      ),
    },
  ];
  return (
    <>
      {orders.length > 1 ? (
        <div className="flex justify-end px-3 pt-2">
          <Button look="danger" size="small" onClick={() => void cancelAll()}>
            {t('cancelAll')}
          </Button>
        </div>
      ) : null}
      <OrderTable caption={t('tabs.open')} columns={columns} rows={orders} keyOf={(order) => order.orderId} empty={t('empty.open')} />
      {amended === null ? null : <AmendDialog order={amended} market={marketOf(markets, amended.symbol)} onClose={() => setAmended(null)} />}
    </>
  );
}
