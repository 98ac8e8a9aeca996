'use client';
// Orders of contracts that are done: filled, or cancelled.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { EntryPointCell } from '#components/trading/entry-point-cell.tsx';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { orderEnd } from '#components/trading/order-end/order-end.ts';
import { useOrderEndText } from '#components/trading/order-end/use-order-end-text.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { numberText, shortNumber } from '#lib/format/numbers/number-text.ts';
import { percentOfWhole } from '#lib/order-math/orders/quantity-from-percent.ts';
import { askOrders } from '../../history/ask-history.ts';
import { HistoryList, type LineHistory } from './history-list.tsx';
import { useOrderKind } from '../words/order-kind.ts';
import { isMarketOrder, outcomeOf } from '../words/order-state.ts';
import { nameOf, OrderCell, placesOf, sizeCoinOf, TimeCell } from '../words/order-words.tsx';

/** Why an order has ended is a sentence: it may take two lines. */
const ofStates = 'inline-block whitespace-normal max-md:text-end md:min-w-40';

export function OrderHistory(history: LineHistory) {
  const { markets } = history;
  const t = useTranslations('positions');
  const entry = useTranslations('terminal.entryPoint');
  const kindOf = useOrderKind();
  const endText = useOrderEndText();
  const stateText = (order: SpotOrder): string => {
    const end = orderEnd(order);
    return end === null ? t(`orderStatus.${outcomeOf(order)}`) : endText(end);
  };
  const columns: readonly Column<SpotOrder>[] = [
    {
      id: 'contract',
      head: t('column.contract'),
      onCard: 'title',
      cell: (order) => (
        <OrderCell
          name={nameOf(markets, order.symbolId)}
          delegateType={order.delegateType}
          isReduce={order.isReducePosition}
          kind={kindOf(order)}
        />
      ),
    },
    { id: 'time', head: t('column.time'), onCard: 'line', cell: ({ updateTimeMs }) => <TimeCell timeMs={updateTimeMs} /> },
    {
      id: 'average',
      head: t('column.average'),
      numeric: true,
      cell: ({ averagePrice, symbolId }) => (
        <NumberCell text={/[1-9]/.test(averagePrice) ? formatPrice(averagePrice, placesOf(markets, symbolId).price) : '—'} />
      ),
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
      cell: ({ delegateCount, symbolId }) => <NumberCell text={numberText(delegateCount)} unit={sizeCoinOf(markets, symbolId)} />,
    },
    {
      id: 'filled',
      head: t('column.filled'),
      numeric: true,
      cell: ({ dealCount, delegateCount }) => (
        <NumberCell text={`${shortNumber(dealCount)} (${percentOfWhole(dealCount, delegateCount)}%)`} />
      ),
    },
    {
      id: 'fee',
      head: t('column.fee'),
      numeric: true,
      cell: ({ fee, feeCoin }) => (
        <NumberCell text={/[1-9]/.test(fee) ? numberText(fee) : '—'} unit={/[1-9]/.test(fee) ? feeCoin : undefined} />
      ),
    },
    {
      id: 'entryPoint',
      head: entry('name'),
      cell: ({ enterPointSource }) => <EntryPointCell code={enterPointSource} />,
    },
    {
      id: 'status',
      head: t('column.status'),
      onCard: 'line',
      cell: (order) => (
        <span className={`${ofStates} ${outcomeOf(order) === 'filled' ? 'text-primary' : 'text-muted'}`}>{stateText(order)}</span>
      ),
    },
  ];
  return <HistoryList tab="orderHistory" history={history} columns={columns} ask={askOrders} keyOf={({ orderId }) => orderId} />;
}
