'use client';
// Orders that wait in the book: change them, take them out, one or all. What was just sent stands on top until it is answered.
import { Pencil, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';

import { Button } from '#components/ui/button.tsx';
import { showToast } from '#components/ui/toasts.tsx';
import { DataTable, type Column } from '#components/trading/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { useOrdersView } from '../orders-view.ts';
import { usePendingOrders, type PendingOrder } from '../pending-orders.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import { filledPercent, isMarketOrder, numberText, shortNumber, sideOf, timeInForceName } from './order-facts.ts';
import { NumberCell, PairCell, TimeCell } from './order-words.tsx';

const AmendDialog = lazy(async () => ({ default: (await import('./amend-dialog.tsx')).AmendDialog }));

type Row = { readonly order: SpotOrder; readonly pending: false } | { readonly order: PendingOrder; readonly pending: true };

type Props = {
  readonly orders: readonly SpotOrder[];
  /** Client order ids whose fate is known already: they are pending no more. */
  readonly settled: ReadonlySet<string>;
  /** BTC/USDT of BTCUSDT. */
  readonly pairOf: (symbol: string) => string;
};

const keyOf = (row: Row): string => (row.pending ? row.order.terms.clientOrderId : row.order.orderId);

function useCancel(): { readonly cancelling: ReadonlySet<string>; cancel(order: SpotOrder): Promise<void> } {
  const t = useTranslations('spot');
  const api = useApi();
  const refusalText = useRefusalText();
  const [cancelling, setCancelling] = useState<ReadonlySet<string>>(new Set());
  return {
    cancelling,
    cancel: async ({ orderId }) => {
      setCancelling((now) => new Set(now).add(orderId));
      try {
        await api.call(cancelOrder, { orderId });
        showToast('done', t('cancelled'));
      } catch (error) {
        showToast('failed', refusalText(error));
        setCancelling((now) => new Set([...now].filter((id) => id !== orderId)));
      }
    },
  };
}

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
  const rows = useMemo((): readonly Row[] => {
    return [
      ...sent.filter(({ terms }) => !settled.has(terms.clientOrderId)).map((order): Row => ({ order, pending: true })),
      ...orders.map((order): Row => ({ order, pending: false })),
    ];
  }, [orders, sent, settled]);
  const none = '—';
  const columns: readonly Column<Row>[] = [
    {
      id: 'pair',
      head: t('column.pair'),
      onCard: 'title',
      cell: (row) =>
        row.pending ? (
          <PairCell
            pair={pairOf(row.order.terms.symbol)}
            side={row.order.terms.side}
            kind={t(row.order.terms.price === null ? 'kind.market' : 'kind.limit')}
          />
        ) : (
          <PairCell
            pair={pairOf(row.order.symbol)}
            side={sideOf(row.order)}
            kind={t(isMarketOrder(row.order) ? 'kind.market' : 'kind.limit')}
          />
        ),
    },
    {
      id: 'time',
      head: t('column.time'),
      onCard: 'line',
      cell: (row) => <TimeCell timeMs={row.pending ? row.order.sentMs : row.order.createTimeMs} />,
    },
    {
      id: 'price',
      head: t('column.price'),
      numeric: true,
      cell: (row) => (
        <NumberCell
          text={
            row.pending ? (row.order.terms.price === null ? none : numberText(row.order.terms.price)) : numberText(row.order.delegatePrice)
          }
        />
      ),
    },
    {
      id: 'quantity',
      head: t('column.quantity'),
      numeric: true,
      cell: (row) => (
        <NumberCell
          text={
            row.pending
              ? numberText('quantity' in row.order.terms.size ? row.order.terms.size.quantity : row.order.terms.size.amount)
              : numberText(row.order.delegateCount)
          }
        />
      ),
    },
    {
      id: 'filled',
      head: t('column.filled'),
      numeric: true,
      cell: (row) => <NumberCell text={row.pending ? none : `${shortNumber(row.order.dealCount)} (${filledPercent(row.order)}%)`} />,
    },
    {
      id: 'tif',
      head: t('timeInForce.name'),
      cell: (row) => (
        <span className="text-secondary">
          {t(`timeInForce.${timeInForceName(row.pending ? row.order.terms.timeInForce : row.order.timeInForceValue)}`)}
        </span>
      ),
    },
    {
      id: 'actions',
      head: t('column.actions'),
      numeric: true,
      onCard: 'nameless',
      cell: (row) =>
        row.pending ? (
          <span className="text-warning">{t('pending')}</span>
        ) : (
          <span className="inline-flex gap-1">
            <button
              type="button"
              disabled={cancelling.has(row.order.orderId)}
              aria-label={t('amend.open', { id: row.order.orderId })}
              title={t('amend.short')}
              onClick={() => setAmended(row.order)}
              className="grid size-7 place-items-center rounded text-muted hover:bg-surface-3 hover:text-primary disabled:opacity-40 max-md:size-11"
            >
              <Pencil size={13} aria-hidden />
            </button>
            <button
              type="button"
              disabled={cancelling.has(row.order.orderId)}
              aria-label={t('cancel', { id: row.order.orderId })}
              title={t('cancelShort')}
              onClick={() => void cancel(row.order)}
              className="grid size-7 place-items-center rounded text-muted hover:bg-negative-soft hover:text-negative disabled:opacity-40 max-md:size-11"
            >
              <X size={15} aria-hidden />
            </button>
          </span>
        ),
    },
  ];
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

/** All open orders of one market, or of all: asked once more before it is done. */
export function CancelAllButton({
  count,
  onConfirmed,
  pending,
}: {
  readonly count: number;
  readonly onConfirmed: () => void;
  readonly pending: boolean;
}) {
  const t = useTranslations('spot');
  const [asking, setAsking] = useState(false);
  if (count === 0) return null;
  if (!asking)
    return (
      <Button size="small" look="quiet" pending={pending} onClick={() => setAsking(true)}>
        {t('cancelAll.open')}
      </Button>
    );
  return (
    <span className="flex items-center gap-1.5 text-xs">
      <span className="max-sm:hidden">{t('cancelAll.ask', { count })}</span>
      <Button
        size="small"
        look="danger"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question stands where the button was
        autoFocus
        onClick={() => {
          setAsking(false);
          onConfirmed();
        }}
      >
        {t('cancelAll.yes')}
      </Button>
      <Button size="small" look="quiet" onClick={() => setAsking(false)}>
        {t('cancelAll.no')}
      </Button>
    </span>
  );
}
