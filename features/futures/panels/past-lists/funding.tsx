'use client';
// Funding paid and received: for which position, at which rate, on which value.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { NumberCell } from '#components/trading/number-cell.tsx';
import type { FundingPayment } from '#lib/contract/history/contract-history.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { Gain, Owned } from '../../positions/amounts.tsx';
import { askFunding } from '../../history/ask-history.ts';
import { HistoryList, type LineHistory } from './history-list.tsx';
import { HeldCell, nameOf, placesOf, sizeCoinOf, TimeCell } from '../words/order-words.tsx';

export function Funding(history: LineHistory) {
  const { markets } = history;
  const t = useTranslations('positions');
  const columns: readonly Column<FundingPayment>[] = [
    {
      id: 'contract',
      head: t('column.contract'),
      onCard: 'title',
      cell: ({ symbolId, holdSide }) => <HeldCell name={nameOf(markets, symbolId)} side={holdSide} />,
    },
    { id: 'time', head: t('column.time'), onCard: 'line', cell: ({ slotTimeMs }) => <TimeCell timeMs={slotTimeMs} /> },
    {
      id: 'quantity',
      head: t('column.quantity'),
      numeric: true,
      cell: ({ count, symbolId }) => <Owned text={shortNumber(count)} unit={sizeCoinOf(markets, symbolId)} />,
    },
    {
      id: 'mark',
      head: t('column.mark'),
      numeric: true,
      cell: ({ markPrice, symbolId }) => <NumberCell text={formatPrice(markPrice, placesOf(markets, symbolId).price)} />,
    },
    {
      id: 'rate',
      head: t('column.rate'),
      numeric: true,
      cell: ({ fundingRate }) => <NumberCell text={formatPercent(fundingRate, { decimals: 4, sign: 'always' })} />,
    },
    {
      id: 'amount',
      head: t('column.amount'),
      numeric: true,
      cell: ({ amount, symbolId, coin }) => <Gain text={amount} decimals={placesOf(markets, symbolId).fine} coin={coin} />,
    },
  ];
  return <HistoryList tab="funding" history={history} columns={columns} ask={askFunding} keyOf={({ id }) => id} />;
}
