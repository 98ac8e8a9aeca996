'use client';
// Every trade of one's own: at what price, which side of the book one stood on, and what it cost.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { EntryPointCell } from '#components/trading/entry-point-cell.tsx';
import { PagedTable } from '#components/trading/paged-table.tsx';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { PairCell } from '#components/trading/pair-cell.tsx';
import { useCallPages } from '#lib/api/query/use-call-pages.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import type { SpotFill } from '#lib/contract/order.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { useDayClock } from '#lib/session/clock/use-day-clock.ts';
import { fillsRequest } from './filter/requests.ts';
import type { ListView } from './list-view.ts';
import { TimeCell } from './time-cell.tsx';

type Props = { readonly view: ListView; readonly version: number; readonly pairOf: (symbol: string) => string };

export function Fills({ view, version, pairOf }: Props) {
  const t = useTranslations('spot');
  const entry = useTranslations('terminal.entryPoint');
  const clock = useDayClock();
  const { filter } = view;
  const list = useCallPages(getFills, {
    narrowed: [filter, clock().zoneMinutes],
    request: (page) => ({ pageSize: 20, ...fillsRequest(filter, clock()), ...page }),
    version,
  });
  const columns: readonly Column<SpotFill>[] = [
    {
      id: 'pair',
      head: t('column.pair'),
      onCard: 'title',
      sortBy: ({ symbol }) => symbol,
      cell: (fill) => <PairCell pair={pairOf(fill.symbol)} side={fill.side} />,
    },
    {
      id: 'time',
      head: t('column.time'),
      onCard: 'line',
      sortBy: ({ timeMs }) => timeMs,
      cell: (fill) => <TimeCell timeMs={fill.timeMs} />,
    },
    {
      id: 'price',
      head: t('column.price'),
      numeric: true,
      sortBy: ({ price }) => price,
      cell: (fill) => <NumberCell text={numberText(fill.price)} />,
    },
    {
      id: 'quantity',
      head: t('column.quantity'),
      numeric: true,
      sortBy: ({ quantity }) => quantity,
      cell: (fill) => <NumberCell text={numberText(fill.quantity)} />,
    },
    {
      id: 'amount',
      head: t('column.amount'),
      numeric: true,
      sortBy: ({ amount }) => amount,
      cell: (fill) => <NumberCell text={numberText(fill.amount)} unit={pairOf(fill.symbol).split('/')[1]} />,
    },
    {
      id: 'fee',
      head: t('column.fee'),
      numeric: true,
      sortBy: ({ fee }) => fee,
      cell: (fill) => <NumberCell text={numberText(fill.fee)} unit={fill.feeCoin} />,
    },
    {
      id: 'role',
      head: t('column.role'),
      sortBy: ({ role }) => role,
      cell: (fill) => <span className="text-secondary">{t(`role.${fill.role}`)}</span>,
    },
    {
      id: 'entryPoint',
      head: entry('name'),
      sortBy: ({ enterPointSource }) => enterPointSource,
      cell: ({ enterPointSource }) => <EntryPointCell code={enterPointSource} />,
    },
  ];
  return (
    <PagedTable list={list} view={view} empty={t('empty.fills')} name={t('tab.fills')} columns={columns} keyOf={(fill) => fill.fillId} />
  );
}
