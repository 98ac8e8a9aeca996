// The columns of orders between people.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { Countdown } from '#components/trading/funding/countdown.tsx';
import { TimeText } from '#components/trading/time-text.tsx';
import type { C2cOrderAnswer } from '#lib/contract/c2c/order-answer.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { paymentText, sized } from '../sized.ts';

/** `drawnMs`: the time at which the server drew the page, in whole seconds. */
export function useOrderColumns(drawnMs: number): readonly Column<C2cOrderAnswer>[] {
  const t = useTranslations('c2cOrders');
  const zoneMinutes = useZoneOffset();
  return [
    {
      id: 'order',
      head: t('column.order'),
      onCard: 'title',
      sortBy: ({ orderId }) => Number(orderId),
      cell: ({ orderId, role, coin, quote }) => (
        <Link
          href={`/crypto-c2c/orders/${orderId}`}
          className="inline-flex gap-x-2 text-accent max-md:min-h-11 max-md:flex-col max-md:justify-center md:items-baseline"
        >
          <span className="underline underline-offset-2">{t(`side.${role}`, { coin: isolateLtr(coin), quote: isolateLtr(quote) })}</span>
          <span className="text-2xs text-muted">{t('number', { id: isolateLtr(orderId) })}</span>
        </Link>
      ),
    },
    {
      id: 'amount',
      head: t('column.amount'),
      numeric: true,
      sortBy: ({ amount }) => amount,
      cell: ({ amount, quote }) => paymentText(amount, quote),
    },
    {
      id: 'quantity',
      head: t('column.quantity'),
      numeric: true,
      sortBy: ({ quantity }) => quantity,
      cell: ({ quantity, coin }) => sized(quantity, coin),
    },
    { id: 'price', head: t('column.price'), numeric: true, sortBy: ({ price }) => price, cell: ({ price, quote }) => sized(price, quote) },
    {
      id: 'counterparty',
      head: t('column.counterparty'),
      sortBy: ({ counterpart }) => counterpart.nickname,
      cell: ({ counterpart }) => <bdi>{counterpart.nickname}</bdi>,
    },
    { id: 'status', head: t('column.status'), cell: ({ state }) => t(`status.${state}`) },
    {
      id: 'left',
      head: t('column.left'),
      sortBy: ({ dueMs }) => dueMs ?? undefined,
      cell: ({ dueMs }) => (dueMs === null ? '—' : <Countdown untilMs={dueMs} drawnMs={drawnMs} />),
    },
    {
      id: 'placed',
      head: t('column.placed'),
      sortBy: ({ placedMs }) => placedMs,
      cell: ({ placedMs }) => <TimeText timeMs={placedMs} zoneMinutes={zoneMinutes} />,
    },
  ];
}
