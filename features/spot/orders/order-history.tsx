'use client';
// Orders that are done: filled, cancelled, or cancelled after a part was filled.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { EntryPointCell } from '#components/trading/entry-point-cell.tsx';
import { orderEnd } from '#components/trading/order-end/order-end.ts';
import { useOrderEndText } from '#components/trading/order-end/use-order-end-text.ts';
import { PagedTable } from '#components/trading/paged-table.tsx';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { PairCell } from '#components/trading/pair-cell.tsx';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import { getOrderHistory } from '#lib/contract/calls/v1/spot/order/history.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { numberText, shortNumber } from '#lib/format/numbers/number-text.ts';
import { useDayClock } from '#lib/session/clock/use-day-clock.ts';
import { historyRequest } from './filter/requests.ts';
import type { ListView } from './list-view.ts';
import { filledPercent, isMarketOrder, isZero, outcomeOf, sideOf } from './order-facts.ts';
import { TimeCell } from './time-cell.tsx';

type Props = { readonly view: ListView; readonly version: number; readonly pairOf: (symbol: string) => string };

/** Why an order has ended is a sentence: it may take two lines. */
const ofStates = 'inline-block whitespace-normal max-md:text-end md:min-w-40';

export function OrderHistory({ view, version, pairOf }: Props) {
  const t = useTranslations('spot');
  const entry = useTranslations('terminal.entryPoint');
  const words = useTranslations('ticket');
  const clock = useDayClock();
  const endText = useOrderEndText();
  const { filter } = view;
  const list = useCallPages(getOrderHistory, {
    narrowed: [filter, clock().zoneMinutes],
    request: (page) => ({ pageSize: 20, ...historyRequest(filter, clock()), ...page }),
    version,
  });
  const none = '—';
  const stateText = (order: SpotOrder): string => {
    const end = orderEnd(order);
    return end === null ? t(`outcome.${outcomeOf(order)}`) : endText(end);
  };
  const columns: readonly Column<SpotOrder>[] = [
    {
      id: 'pair',
      head: t('column.pair'),
      onCard: 'title',
      sortBy: ({ symbol }) => symbol,
      cell: (order) => (
        <PairCell pair={pairOf(order.symbol)} side={sideOf(order)} kind={words(isMarketOrder(order) ? 'kind.market' : 'kind.limit')} />
      ),
    },
    {
      id: 'time',
      head: t('column.time'),
      onCard: 'line',
      sortBy: ({ updateTimeMs }) => updateTimeMs,
      cell: (order) => <TimeCell timeMs={order.updateTimeMs} />,
    },
    {
      id: 'average',
      head: t('column.average'),
      numeric: true,
      sortBy: ({ averagePrice }) => (isZero(averagePrice) ? undefined : averagePrice),
      cell: (order) => <NumberCell text={isZero(order.averagePrice) ? none : numberText(order.averagePrice)} />,
    },
    {
      id: 'price',
      head: t('column.price'),
      numeric: true,
      sortBy: (order) => (isMarketOrder(order) ? undefined : order.delegatePrice),
      cell: (order) => <NumberCell text={isMarketOrder(order) ? words('kind.market') : numberText(order.delegatePrice)} />,
    },
    {
      id: 'quantity',
      head: t('column.quantity'),
      numeric: true,
      sortBy: ({ delegateCount }) => delegateCount,
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
      sortBy: ({ dealCount }) => dealCount,
      cell: (order) => <NumberCell text={`${shortNumber(order.dealCount)} (${filledPercent(order)}%)`} />,
    },
    {
      id: 'fee',
      head: t('column.fee'),
      numeric: true,
      sortBy: ({ fee }) => fee,
      cell: (order) => (
        <NumberCell text={isZero(order.fee) ? none : numberText(order.fee)} unit={isZero(order.fee) ? undefined : order.feeCoin} />
      ),
    },
    {
      id: 'entryPoint',
      head: entry('name'),
      sortBy: ({ enterPointSource }) => enterPointSource,
      cell: ({ enterPointSource }) => <EntryPointCell code={enterPointSource} />,
    },
    {
      id: 'status',
      head: t('column.status'),
      onCard: 'line',
      sortBy: (order) => stateText(order),
      cell: (order) => (
        <span className={`${ofStates} ${outcomeOf(order) === 'filled' ? 'text-primary' : 'text-muted'}`}>{stateText(order)}</span>
      ),
    },
  ];
  return (
    <PagedTable
      list={list}
      view={view}
      empty={t('empty.history')}
      name={t('tab.history')}
      columns={columns}
      keyOf={(order) => order.orderId}
      idOf={(order) => `done-${order.orderId}`}
    />
  );
}
