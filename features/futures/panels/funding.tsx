'use client';
// Funding paid and received: for which position, at which rate, on which value.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import type { Column } from '#components/trading/data-table/column.ts';
import { NumberCell } from '#components/trading/row-cells.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { getFundingPayments } from '#lib/contract/calls/v1/mcp/history/funding.ts';
import type { FundingPayment } from '#lib/contract/contract-history.ts';
import { contractLines } from '#lib/contract/contract-lines.ts';
import { formatPercent } from '#lib/format/format-percent.ts';
import { formatPrice } from '#lib/format/format-price.ts';
import { shortNumber } from '#lib/format/number-text.ts';
import { Gain, Owned } from '../positions/amounts.tsx';
import { HistoryList, type LineHistory, type PageRequest } from './history-list.tsx';
import { HeldCell, nameOf, placesOf, sizeCoinOf, TimeCell } from './order-words.tsx';

export function Funding({ line, markets, ...view }: LineHistory) {
  const t = useTranslations('positions');
  const api = useApi();
  const load = useCallback(
    (request: PageRequest, signal: AbortSignal) =>
      api.call(getFundingPayments, { businessLine: contractLines[line], ...request }, { signal }),
    [api, line],
  );
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
      cell: ({ fundingRate }) => <NumberCell text={formatPercent(fundingRate, 'en-US', { decimals: 4, sign: 'always' })} />,
    },
    {
      id: 'amount',
      head: t('column.amount'),
      numeric: true,
      cell: ({ amount, symbolId, coin }) => <Gain text={amount} decimals={placesOf(markets, symbolId).fine} coin={coin} />,
    },
  ];
  return <HistoryList {...view} tab="funding" columns={columns} load={load} keyOf={({ id }) => id} />;
}
