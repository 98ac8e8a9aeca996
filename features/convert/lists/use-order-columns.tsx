'use client';
// The columns of the list of orders that convert; an open one can be cancelled.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import type { Column } from '#components/trading/data-table/column.ts';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { TimeText } from '#components/trading/time-text.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { cancelConvertOrder } from '#lib/contract/calls/v1/spot/convert/order/cancel.ts';
import type { ConvertOrder } from '#lib/contract/money/convert.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { readablePrice } from '#lib/order-math/spot/convert.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

function CancelButton({ order }: { readonly order: ConvertOrder }) {
  const t = useTranslations('convert');
  const api = useApi();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const { orderId, fromCoin, fromCoinSize, toCoin } = order;
  const cancel = async (): Promise<void> => {
    setPending(true);
    try {
      await api.call(cancelConvertOrder, { orderId });
      showToast('done', t('orders.cancelled'));
    } catch (error) {
      showToast('failed', refusalText(error));
    }
    setPending(false);
  };
  return (
    <Button
      size="small"
      pending={pending}
      aria-label={t('orders.cancelOf', { amount: numberText(fromCoinSize), from: fromCoin, to: toCoin })}
      onClick={() => void cancel()}
      className="max-md:h-11"
    >
      {t('orders.cancel')}
    </Button>
  );
}

const stateColour = { open: 'text-accent', filled: 'text-positive', cancelled: 'text-muted', expired: 'text-muted' } as const;

export function useOrderColumns(isOpen: boolean): readonly Column<ConvertOrder>[] {
  const t = useTranslations('convert');
  const zoneMinutes = useZoneOffset();
  const own: readonly Column<ConvertOrder>[] = [
    {
      id: 'pair',
      head: t('column.kind'),
      onCard: 'title',
      cell: ({ fromCoin, toCoin, state }) => (
        <span className="flex items-baseline gap-2">
          <bdi dir="ltr" className="font-medium text-primary">{`${fromCoin} → ${toCoin}`}</bdi>
          <span className={stateColour[state]}>{t(`orders.state.${state}`)}</span>
        </span>
      ),
    },
    {
      id: 'time',
      head: t('column.time'),
      onCard: 'line',
      cell: ({ placedMs, closedMs }) => <TimeText timeMs={isOpen ? placedMs : closedMs} zoneMinutes={zoneMinutes} />,
    },
    {
      id: 'from',
      head: t('column.from'),
      numeric: true,
      cell: ({ fromCoin, fromCoinSize }) => <NumberCell text={numberText(fromCoinSize)} unit={fromCoin} />,
    },
    {
      id: 'rate',
      head: t('limit.rate'),
      numeric: true,
      cell: ({ limitPrice }) => <NumberCell text={numberText(readablePrice(limitPrice) ?? '0')} />,
    },
  ];
  if (!isOpen)
    return [
      ...own,
      {
        id: 'to',
        head: t('column.to'),
        numeric: true,
        cell: ({ toCoin, toCoinSize, state }) =>
          state === 'filled' ? <NumberCell text={numberText(toCoinSize)} unit={toCoin} /> : <span className="text-muted">—</span>,
      },
    ];
  return [
    ...own,
    {
      id: 'least',
      head: t('column.least'),
      numeric: true,
      cell: ({ minSize, toCoin }) => <NumberCell text={numberText(minSize)} unit={toCoin} />,
    },
    { id: 'expires', head: t('column.expires'), cell: ({ expiresMs }) => <TimeText timeMs={expiresMs} zoneMinutes={zoneMinutes} /> },
    { id: 'action', head: t('column.action'), onCard: 'nameless', cell: (order) => <CancelButton order={order} /> },
  ];
}
