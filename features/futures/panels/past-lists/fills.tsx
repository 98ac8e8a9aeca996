'use client';
// Every trade of one's own in contracts: price, fee, and what closing brought.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { EntryPointCell } from '#components/trading/entry-point-cell.tsx';
import { NumberCell } from '#components/trading/number-cell.tsx';
import type { SpotFill } from '#lib/contract/order.ts';
import { directionOf } from '#lib/contract/wire/orders/order-direction.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { Gain } from '../../positions/amounts.tsx';
import { askFills } from '../../history/ask-history.ts';
import { HistoryList, type LineHistory } from './history-list.tsx';
import { nameOf, OrderCell, placesOf, sizeCoinOf, TimeCell } from '../words/order-words.tsx';

export function Fills(history: LineHistory) {
  const { markets } = history;
  const t = useTranslations('positions');
  const entry = useTranslations('terminal.entryPoint');
  const columns: readonly Column<SpotFill>[] = [
    {
      id: 'contract',
      head: t('column.contract'),
      onCard: 'title',
      cell: ({ symbolId, side, delegateType = directionOf(side, undefined) }) => (
        <OrderCell name={nameOf(markets, symbolId)} delegateType={delegateType} />
      ),
    },
    { id: 'time', head: t('column.time'), onCard: 'line', cell: ({ timeMs }) => <TimeCell timeMs={timeMs} /> },
    { id: 'price', head: t('column.price'), numeric: true, cell: ({ price }) => <NumberCell text={numberText(price)} /> },
    {
      id: 'quantity',
      head: t('column.quantity'),
      numeric: true,
      cell: ({ quantity, symbolId }) => <NumberCell text={numberText(quantity)} unit={sizeCoinOf(markets, symbolId)} />,
    },
    { id: 'fee', head: t('column.fee'), numeric: true, cell: ({ fee, feeCoin }) => <NumberCell text={numberText(fee)} unit={feeCoin} /> },
    {
      id: 'profit',
      head: t('column.profit'),
      numeric: true,
      cell: ({ profit = '0', symbolId, feeCoin }) =>
        /[1-9]/.test(profit) ? (
          <Gain text={profit} decimals={placesOf(markets, symbolId).amount} coin={feeCoin} />
        ) : (
          <span className="text-muted">—</span>
        ),
    },
    { id: 'role', head: t('column.role'), cell: ({ role }) => <span className="text-secondary">{t(`role.${role}`)}</span> },
    {
      id: 'entryPoint',
      head: entry('name'),
      cell: ({ enterPointSource }) => <EntryPointCell code={enterPointSource} />,
    },
  ];
  return <HistoryList tab="fills" history={history} columns={columns} ask={askFills} keyOf={({ fillId }) => fillId} />;
}
