'use client';
// Orders that wait in the book: change them, take them out, one or all. What was just sent stands on top until it is answered.
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';

import { DataTable } from '#components/trading/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import type { SpotOrder } from '#lib/contract/order.ts';
import { useOrdersView } from '../orders-view.ts';
import { usePendingOrders } from '../pending-orders.ts';
import { useOpenOrderColumns, type OpenRow } from './open-order-columns.tsx';
import { useCancel } from './use-cancel.ts';

const AmendDialog = lazy(async () => ({ default: (await import('./amend-dialog.tsx')).AmendDialog }));

const keyOf = (row: OpenRow): string => (row.pending ? row.order.terms.clientOrderId : row.order.orderId);

type Props = {
  readonly orders: readonly SpotOrder[];
  /** Client order ids whose fate is known already: they are pending no more. */
  readonly settled: ReadonlySet<string>;
  /** BTC/USDT of BTCUSDT. */
  readonly pairOf: (symbol: string) => string;
};

/** Brings the order that was asked for into view, once. */
function useShownOrder(orders: readonly SpotOrder[]): void {
  const wanted = useOrdersView((view) => view.orderId);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (wanted === null || wanted === shown.current) return;
    const row = document.getElementById(`order-${wanted}`);
    if (row === null) return;
    shown.current = wanted;
    row.scrollIntoView({ block: 'center' });
    row.focus({ preventScroll: true });
  }, [wanted, orders]);
}

export function OpenOrders({ orders, settled, pairOf }: Props) {
  const t = useTranslations('spot');
  const sent = usePendingOrders((store) => store.orders);
  const { cancelling, cancel } = useCancel();
  const [amended, setAmended] = useState<SpotOrder | null>(null);
  useShownOrder(orders);
  const rows = useMemo(
    (): readonly OpenRow[] => [
      ...sent.filter(({ terms }) => !settled.has(terms.clientOrderId)).map((order): OpenRow => ({ order, pending: true })),
      ...orders.map((order): OpenRow => ({ order, pending: false })),
    ],
    [orders, sent, settled],
  );
  const columns = useOpenOrderColumns({ pairOf, isLeaving: (orderId) => cancelling.has(orderId), onAmend: setAmended, onCancel: cancel });
  if (rows.length === 0) return <EmptyState text={t('empty.open')} />;
  return (
    <>
      <DataTable
        name={t('tab.open')}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        idOf={(row) => `order-${keyOf(row)}`}
        isDimmed={(row) => row.pending || cancelling.has(row.order.orderId)}
      />
      {amended === null ? null : (
        <Suspense>
          <AmendDialog order={amended} pair={pairOf(amended.symbol)} onClose={() => setAmended(null)} />
        </Suspense>
      )}
    </>
  );
}
